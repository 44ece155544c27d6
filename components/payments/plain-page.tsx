import type { ReactNode } from "react";
import { AccountPage } from "@/components/layout/account-page";
import type { SiteFrame } from "@/components/layout/site-frame";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

interface PlainPageProps {
  locale: Locale;
  addresses: Addresses;
  /** Null inside apps (`m-…` addresses): no header and footer then. */
  frame: SiteFrame | null;
  title: string;
  /** A head over the whole width that has the title itself. */
  head?: ReactNode;
  children: ReactNode;
}

/** The frame of payment pages. */
export function PlainPage({ locale, addresses, frame, title, head, children }: PlainPageProps) {
  if (!frame) {
    return (
      <main id="content" tabIndex={-1} className="container-page max-w-4xl py-6 outline-none">
        <h1 className="mb-6 text-2xl">{title}</h1>
        {children}
      </main>
    );
  }
  return (
    <AccountPage locale={locale} addresses={addresses} frame={frame} title={title} head={head} slim>
      {children}
    </AccountPage>
  );
}
