import type { ReactNode } from "react";
import { AccountNav, type AccountPlace } from "@/components/layout/account-nav";
import type { SiteFrame } from "@/components/layout/site-frame";
import { SitePage } from "@/components/layout/site-page";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

const WIDTHS = { form: "max-w-xl", column: "max-w-4xl", columns: "max-w-6xl" };

interface AccountPageProps {
  locale: Locale;
  addresses: Addresses;
  frame: SiteFrame;
  title: ReactNode;
  /** A head over the whole width that has the title itself. */
  head?: ReactNode;
  /** The part of the account that it belongs to; absent outside of it. */
  place?: AccountPlace;
  /** Checkout and payment: nothing above and below leads astray. */
  slim?: boolean;
  /** One form, as narrow as a window; or two columns on desktops. */
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

/** A calm page below its title: account, checkout, payment. */
export function AccountPage(props: AccountPageProps) {
  const { locale, addresses, frame, title, head, place, slim = false, width = "column", children } = props;
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame} slim={slim}>
      {place && <AccountNav locale={locale} current={place} />}
      {head}
      <div className={`container-page py-8 md:py-12 ${WIDTHS[width]}`}>
        {!head && <h1 className="mb-6 text-2xl md:text-title">{title}</h1>}
        {children}
      </div>
    </SitePage>
  );
}
