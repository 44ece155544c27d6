import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { SlimFooter } from "@/components/layout/footer/slim-footer";
import { SiteHeader } from "@/components/layout/header/site-header";
import { SlimHeader } from "@/components/layout/header/slim-header";
import type { SiteFrame } from "@/components/layout/site-frame";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

interface SitePageProps {
  locale: Locale;
  /** This very page in every language, filters included: `addressesOf(route, params, query)`. */
  addresses: Addresses;
  frame: SiteFrame;
  /** Checkout and payment: nothing above and below leads astray. */
  slim?: boolean;
  children: ReactNode;
}

/** Header, content, footer of a page. `children` bring their own sections and the one `h1`. */
export function SitePage({ locale, addresses, frame, slim = false, children }: SitePageProps) {
  const Header = slim ? SlimHeader : SiteHeader;
  const Footer = slim ? SlimFooter : SiteFooter;
  return (
    <div className="flex min-h-dvh flex-col">
      <Header locale={locale} addresses={addresses} frame={frame} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer locale={locale} addresses={addresses} frame={frame} />
    </div>
  );
}
