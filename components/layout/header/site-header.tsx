import type { AccountLabels } from "@/components/layout/header/account-labels";
import { HeaderBar } from "@/components/layout/header/header-bar";
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

export async function SiteHeader({ locale, addresses, frame }: SiteHeaderProps) {
  const [t, common] = await Promise.all([translatorOf(locale, "layout"), translatorOf(locale, "common")]);
  return (
    <HeaderBar
      locale={locale}
      searchLabel={t("search")}
      codeLabel={t("code_search")}
      account={await accountLabelsOf(locale)}
      view={{
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
        main: MAIN.map((name) => ({ label: t(name), href: pathFor(name, locale) })),
        services: frame.services.map(({ label, slug }) => ({
          label,
          href: pathFor("service", locale, { slug }),
        })),
        allServices: { label: t("all_services"), href: pathFor("services", locale) },
        addresses,
      }}
    />
  );
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
