"use client";

import { AccountSlot } from "@/components/layout/account-slot";
import { CodeSearchButton } from "@/components/layout/code-search-button";
import type { HeaderView } from "@/components/layout/header-view";
import { LanguageLinks } from "@/components/layout/language-links";
import { LinkList } from "@/components/layout/link-list";
import { Logo } from "@/components/layout/logo";
import { ServicesPanel } from "@/components/layout/services-panel";
import { SiteMenu } from "@/components/layout/site-menu";
import { SoftLinks } from "@/components/layout/soft-links";

export function HeaderBar({ view }: { view: HeaderView }) {
  const { locale, brand, words, home, main, services, allServices, addresses, account, codeSearch } = view;
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-line border-b bg-white">
      <div className="container-page flex h-full items-center gap-1 md:gap-2">
        <a
          href={home}
          aria-label={words.home_link}
          className="me-auto flex min-h-11 items-center md:me-2 lg:me-4"
        >
          <Logo brand={brand} markInLittleSpace />
        </a>
        <nav aria-label={words.main_navigation} className="me-auto hidden md:block">
          <ul className="flex items-center">
            <LinkList links={main} className="nav-link" />
            {services.length > 0 && (
              <li>
                <ServicesPanel label={words.services} services={services} all={allServices} />
              </li>
            )}
          </ul>
        </nav>
        <CodeSearchButton locale={locale} labels={codeSearch} className="nav-link justify-center max-md:w-11">
          <i aria-hidden className="icon icon-20 icon-search" />
          <span className="max-xl:sr-only">{words.code_search}</span>
        </CodeSearchButton>
        <LanguageLinks
          locale={locale}
          addresses={addresses}
          className="hidden md:flex"
          linkClassName="nav-link"
        />
        <AccountSlot labels={account} />
        <SiteMenu view={view} />
        <SoftLinks />
      </div>
    </header>
  );
}
