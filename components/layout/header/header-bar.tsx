"use client";

import type { AccountLabels } from "@/components/layout/header/account-labels";
import { AccountSlot } from "@/components/layout/header/account-slot";
import type { HeaderView } from "@/components/layout/header/header-view";
import { LanguageLinks } from "@/components/layout/header/language-links";
import { LinkList } from "@/components/layout/header/link-list";
import { Logo } from "@/components/layout/header/logo";
import { SearchButton } from "@/components/layout/header/search-button";
import { ServicesPanel } from "@/components/layout/header/services-panel";
import { SiteMenu } from "@/components/layout/header/site-menu";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/i18n/locales";

interface HeaderBarProps {
  locale: Locale;
  /** On the button that opens the search: phones have all of it there, others the search for a boat's code. */
  searchLabel: string;
  codeLabel: string;
  account: AccountLabels;
  view: HeaderView;
}

/** Links on wide screens, a menu on phones; search and account beside them. */
export function HeaderBar({ locale, searchLabel, codeLabel, account, view }: HeaderBarProps) {
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-line border-b bg-white">
      <div className="container-page flex h-full items-center gap-1 md:gap-2">
        <HeaderLinks view={view} />
        <SearchButton label={searchLabel} codeLabel={codeLabel} />
        <LanguageLinks
          locale={locale}
          addresses={view.addresses}
          className="hidden md:flex"
          linkClassName="nav-link"
        />
        <AccountSlot labels={account} />
        <SiteMenu view={view} account={account} />
      </div>
    </header>
  );
}

function HeaderLinks({ view }: { view: HeaderView }) {
  const { brand, logo, labels, home, main, services, allServices } = view;
  return (
    <>
      <SiteLink
        href={home}
        aria-label={labels.home_link}
        className="me-auto flex min-h-11 items-center md:me-2 lg:me-4"
      >
        <Logo brand={brand} src={logo} markInLittleSpace />
      </SiteLink>
      <nav aria-label={labels.main_navigation} className="me-auto hidden md:block">
        <ul className="flex items-center">
          <LinkList links={main} className="nav-link" />
          {services.length > 0 && (
            <li>
              <ServicesPanel label={labels.services} services={services} all={allServices} />
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}
