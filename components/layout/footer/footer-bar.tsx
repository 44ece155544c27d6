"use client";

import { CookieSettingsButton } from "@/components/layout/consent/cookie-settings-button";
import { LanguageLinks } from "@/components/layout/header/language-links";
import { LinkList } from "@/components/layout/header/link-list";
import { Logo } from "@/components/layout/header/logo";
import type { NavLink } from "@/components/layout/header/nav-link";
import type { SiteFrame } from "@/components/layout/site-frame";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

/** The texts and links of the footer. */
export interface FooterView
  extends Pick<SiteFrame, "brand" | "logo" | "phone" | "email" | "whatsapp" | "address" | "social"> {
  locale: Locale;
  labels: Readonly<Record<"slogan" | "whatsapp" | "company" | "rights" | "times_note", string>>;
  columns: readonly { title: string; links: readonly NavLink[] }[];
  addresses: Addresses;
}

interface FooterBarProps {
  view: FooterView;
  /** Absent where nothing needs consent. */
  cookieSettings: string | null;
}

export function FooterBar({ view, cookieSettings }: FooterBarProps) {
  const { labels, locale, addresses } = view;
  return (
    <footer className="mt-auto bg-navy text-sm text-white">
      <FooterLinks view={view} />
      <div className="border-white/15 border-t">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
          <p>{labels.rights}</p>
          <p className="text-white/85">{labels.times_note}</p>
          <LanguageLinks
            locale={locale}
            addresses={addresses}
            className="flex gap-4"
            linkClassName="foot-link"
          />
          {cookieSettings && (
            <CookieSettingsButton className="foot-link">{cookieSettings}</CookieSettingsButton>
          )}
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ view }: { view: FooterView }) {
  const { labels, brand, logo, phone, email, whatsapp, address, social, columns } = view;
  return (
    <div className="container-page grid gap-x-8 gap-y-10 py-12 md:grid-cols-[1.4fr_3fr]">
      <div className="grid content-start gap-4">
        <Logo brand={brand} src={logo} inverse />
        <p className="max-w-xs text-white/85">{labels.slogan}</p>
        <address className="foot-links grid justify-items-start gap-1 not-italic">
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          )}
          {whatsapp && (
            <a href={`https://wa.me/${whatsapp}`} rel="noopener">
              {labels.whatsapp}
            </a>
          )}
          {address && <p className="max-w-xs text-white/85">{address}</p>}
        </address>
        {social.length > 0 && (
          <ul className="foot-links flex flex-wrap gap-x-5">
            {social.map(({ name, href }) => (
              <li key={href}>
                <a href={href} rel="noopener me">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <nav aria-label={labels.company} className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="mb-3 font-semibold text-base text-white">{title}</h2>
            <ul className="foot-links grid gap-x-6 gap-y-1.5 min-[20rem]:max-sm:grid-cols-2">
              <LinkList links={links} />
            </ul>
          </div>
        ))}
      </nav>
    </div>
  );
}
