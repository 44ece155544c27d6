import type { ReactNode } from "react";
import type { SiteFrame } from "@/components/layout/site-frame";
import { SitePage } from "@/components/layout/site-page";
import type { Locale } from "@/lib/i18n/locales";
import type { Addresses } from "@/lib/routes/addresses-of";

interface AccountPageProps {
  locale: Locale;
  addresses: Addresses;
  frame: SiteFrame;
  title: ReactNode;
  /** One form, as narrow as a window. */
  narrow?: boolean;
  children: ReactNode;
}

/** One calm column below its title: account, checkout, payment. */
export function AccountPage({ locale, addresses, frame, title, narrow = false, children }: AccountPageProps) {
  return (
    <SitePage locale={locale} addresses={addresses} frame={frame}>
      <div className={`container-page py-8 md:py-12 ${narrow ? "max-w-xl" : "max-w-4xl"}`}>
        <h1 className="mb-6 text-2xl md:text-3xl">{title}</h1>
        {children}
      </div>
    </SitePage>
  );
}
