import type { ReactNode } from "react";
import { AccountNav, type AccountPlace } from "@/components/layout/account-nav";
import type { SiteFrame } from "@/components/layout/site-frame";
import { SitePage } from "@/components/layout/site-page";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

interface AccountPageProps {
  locale: Locale;
  addresses: Addresses;
  frame: SiteFrame;
  title: ReactNode;
  /** The part of the account that it belongs to; absent outside of it. */
  place?: AccountPlace;
  /** Checkout and payment: nothing above and below leads astray. */
  slim?: boolean;
  /** One form, as narrow as a window. */
  narrow?: boolean;
  children: ReactNode;
}

/** One calm column below its title: account, checkout, payment. */
export function AccountPage(props: AccountPageProps) {
  const { locale, addresses, frame, title, place, slim = false, narrow = false, children } = props;
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame} slim={slim}>
      {place && <AccountNav locale={locale} current={place} />}
      <div className={`container-page py-8 md:py-12 ${narrow ? "max-w-xl" : "max-w-4xl"}`}>
        <h1 className="mb-6 text-2xl md:text-3xl">{title}</h1>
        {children}
      </div>
    </SitePage>
  );
}
