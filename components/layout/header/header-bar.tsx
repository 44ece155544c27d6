"use client";

import type { AccountLabels } from "@/components/layout/header/account-labels";
import { AccountSlot } from "@/components/layout/header/account-slot";
import { CodeSearchButton } from "@/components/layout/header/code-search-button";
import type { CodeSearchLabels } from "@/components/layout/header/code-search-labels";
import type { HeaderView } from "@/components/layout/header/header-view";
import { LanguageLinks } from "@/components/layout/header/language-links";
import { LinkList } from "@/components/layout/header/link-list";
import { Logo } from "@/components/layout/header/logo";
import { ServicesPanel } from "@/components/layout/header/services-panel";
import { SiteMenu } from "@/components/layout/header/site-menu";
import { SoftLinks } from "@/components/layout/header/soft-links";
import { type Once, unpackOnce } from "@/components/ui/once";
import { OncePart } from "@/components/ui/once-part";
import type { Locale } from "@/lib/i18n/locales";

export interface HeaderBarProps {
  locale: Locale;
  /** On the button that opens the search for a boat's code. */
  codeLabel: string;
  codeSearch: CodeSearchLabels;
  account: AccountLabels;
  once: Once<HeaderView>;
}

/** Links that are there to be read, and the few things in between that live. */
export function HeaderBar({ locale, codeLabel, codeSearch, account, once }: HeaderBarProps) {
  const view = unpackOnce(once);
  return (
    <header className="sticky top-0 z-40 h-(--header-height) border-line border-b bg-white">
      <div className="container-page flex h-full items-center gap-1 md:gap-2">
        <OncePart id="head-links" className="contents" data={view}>
          {(shown) => <HeaderLinks view={shown} />}
        </OncePart>
        <CodeSearchButton locale={locale} labels={codeSearch} className="nav-link justify-center max-md:w-11">
          <i aria-hidden className="icon icon-20 icon-search" />
          <span className="max-xl:sr-only">{codeLabel}</span>
        </CodeSearchButton>
        <OncePart id="head-languages" className="hidden md:block" data={view}>
          {({ addresses }) => (
            <LanguageLinks locale={locale} addresses={addresses} className="flex" linkClassName="nav-link" />
          )}
        </OncePart>
        <AccountSlot labels={account} />
        <SiteMenu view={view} account={account} />
        <SoftLinks />
      </div>
    </header>
  );
}

function HeaderLinks({ view }: { view: HeaderView }) {
  const { brand, logo, words, home, main, services, allServices } = view;
  return (
    <>
      <a
        href={home}
        aria-label={words.home_link}
        className="me-auto flex min-h-11 items-center md:me-2 lg:me-4"
      >
        <Logo brand={brand} src={logo} markInLittleSpace />
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
    </>
  );
}
