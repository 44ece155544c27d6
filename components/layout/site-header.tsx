import { Search } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { AccountSlot } from "@/components/layout/account-slot";
import { CodeSearchButton } from "@/components/layout/code-search-button";
import { LanguageLinks } from "@/components/layout/language-links";
import { listAccountLinks } from "@/components/layout/list-account-links";
import { Logo } from "@/components/layout/logo";
import { MainLinks } from "@/components/layout/main-links";
import { RouteLink } from "@/components/layout/route-link";
import { ServicesPanel } from "@/components/layout/services-panel";
import type { SiteFrame } from "@/components/layout/site-frame";
import { SiteMenu } from "@/components/layout/site-menu";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

const NAV_LINK =
  "inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-field px-2 font-medium text-navy text-sm hover:bg-sea-soft xl:px-3 xl:text-base";

interface SiteHeaderProps {
  locale: Locale;
  addresses: Addresses;
  frame: SiteFrame;
}

export async function SiteHeader({ locale, addresses, frame }: SiteHeaderProps) {
  const t = await getTranslations({ locale });
  const account = {
    login: t("layout.login"),
    register: t("layout.register"),
    account: t("layout.account"),
    logout: t("layout.logout"),
    links: listAccountLinks(locale, (key) => t(`layout.${key}`)),
  };
  const codeSearch = {
    title: t("boat_code_search.title"),
    hint: t("boat_code_search.hint"),
    label: t("boat_code_search.label"),
    submit: t("boat_code_search.submit"),
    close: t("common.close"),
    errorTitle: t("common.error_title"),
    empty: t("boat_code_search.error_message"),
    notFound: t("boat_code_search.not_found"),
  };
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-line border-b bg-white">
      <div className="container-page flex h-full items-center gap-1 md:gap-2">
        <RouteLink
          to="home"
          locale={locale}
          aria-label={t("layout.home_link", { brand: frame.brand })}
          className="me-auto flex min-h-11 items-center md:me-2 lg:me-4"
        >
          <Logo brand={frame.brand} markOnTablets />
        </RouteLink>
        <nav aria-label={t("layout.main_navigation")} className="me-auto hidden items-center md:flex">
          <MainLinks locale={locale} className={NAV_LINK} />
          {frame.services.length > 0 && (
            <ServicesPanel locale={locale} services={frame.services} className={NAV_LINK} />
          )}
        </nav>
        <CodeSearchButton
          locale={locale}
          labels={codeSearch}
          className={`${NAV_LINK} justify-center max-md:w-11`}
        >
          <Search aria-hidden size={20} />
          <span className="max-xl:sr-only">{t("layout.code_search")}</span>
        </CodeSearchButton>
        <LanguageLinks
          locale={locale}
          addresses={addresses}
          className="hidden md:flex"
          linkClassName={NAV_LINK}
        />
        <AccountSlot labels={account} />
        <SiteMenu locale={locale} addresses={addresses} frame={frame} account={account} />
      </div>
    </header>
  );
}
