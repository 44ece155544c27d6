import { getTranslations } from "next-intl/server";
import { HeaderBar } from "@/components/layout/header-bar";
import { listAccountLinks } from "@/components/layout/list-account-links";
import type { SiteFrame } from "@/components/layout/site-frame";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { ROUTES, type RouteEntry } from "@/lib/routes/route-table";

/** The header's links whose pages exist. "Boats for rent" carries no filters: it resets them. */
const MAIN = ["boats", "blog", "about"] as const;

interface SiteHeaderProps {
  locale: Locale;
  addresses: Addresses;
  frame: SiteFrame;
}

export async function SiteHeader({ locale, addresses, frame }: SiteHeaderProps) {
  const t = await getTranslations({ locale });
  const main = MAIN.filter((name) => (ROUTES[name] satisfies RouteEntry).built);
  return (
    <HeaderBar
      view={{
        locale,
        brand: frame.brand,
        words: {
          home_link: t("layout.home_link", { brand: frame.brand }),
          main_navigation: t("layout.main_navigation"),
          services: t("layout.services"),
          code_search: t("layout.code_search"),
          menu: t("common.menu"),
          close: t("common.close"),
        },
        home: pathFor("home", locale),
        main: main.map((name) => [t(`layout.${name}`), pathFor(name, locale)]),
        services: frame.services.map(({ label, slug }) => [label, pathFor("service", locale, { slug })]),
        allServices: [t("layout.all_services"), pathFor("services", locale)],
        addresses,
        account: {
          login: t("layout.login"),
          register: t("layout.register"),
          account: t("layout.account"),
          logout: t("layout.logout"),
          links: listAccountLinks(locale, (key) => t(`layout.${key}`)),
        },
        codeSearch: {
          title: t("boat_code_search.title"),
          hint: t("boat_code_search.hint"),
          label: t("boat_code_search.label"),
          submit: t("boat_code_search.submit"),
          close: t("common.close"),
          errorTitle: t("common.error_title"),
          empty: t("boat_code_search.error_message"),
          notFound: t("boat_code_search.not_found"),
        },
      }}
    />
  );
}
