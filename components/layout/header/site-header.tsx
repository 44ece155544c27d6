import type { AccountLabels } from "@/components/layout/header/account-labels";
import { HeaderBar, type HeaderBarProps } from "@/components/layout/header/header-bar";
import type { HeaderView } from "@/components/layout/header/header-view";
import { listAccountLinks } from "@/components/layout/header/list-account-links";
import type { SiteFrame } from "@/components/layout/site-frame";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import type { Addresses } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";

/** The header's links whose pages exist. "Boats for rent" carries no filters: it resets them. */
const MAIN = ["boats", "blog", "about"] as const;

export interface SiteHeaderProps {
  locale: Locale;
  addresses: Addresses;
  frame: SiteFrame;
}

interface Shared {
  live: Omit<HeaderBarProps, "view">;
  read: Omit<HeaderView, "addresses">;
}

// A frame that is read once heads many pages; only the addresses differ.
const views = new WeakMap<SiteFrame, Shared>();

export async function SiteHeader({ locale, addresses, frame }: SiteHeaderProps) {
  const view = views.get(frame) ?? (await makeView(locale, frame));
  views.set(frame, view);
  return <HeaderBar {...view.live} view={{ ...view.read, addresses }} />;
}

export async function accountLabelsOf(locale: Locale): Promise<AccountLabels> {
  const t = await translatorOf(locale, "layout");
  return {
    login: t("login"),
    register: t("register"),
    account: t("account"),
    logout: t("logout"),
    links: listAccountLinks(locale, (key) => t(key)),
  };
}

async function makeView(locale: Locale, frame: SiteFrame): Promise<Shared> {
  const [t, common] = await Promise.all([translatorOf(locale, "layout"), translatorOf(locale, "common")]);
  return {
    live: {
      locale,
      searchLabel: t("search"),
      codeLabel: t("code_search"),
      account: await accountLabelsOf(locale),
    },
    read: {
      locale,
      brand: frame.brand,
      logo: frame.logo,
      labels: {
        home_link: t("home_link", { brand: frame.brand }),
        main_navigation: t("main_navigation"),
        services: t("services"),
        menu: common("menu"),
        close: common("close"),
      },
      home: pathFor("home", locale),
      main: MAIN.map((name) => [t(name), pathFor(name, locale)]),
      services: frame.services.map(({ label, slug }) => [label, pathFor("service", locale, { slug })]),
      allServices: [t("all_services"), pathFor("services", locale)],
    },
  };
}
