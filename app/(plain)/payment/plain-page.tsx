import type { ReactNode } from "react";
import { AccountPage } from "@/components/layout/account-page";
import type { Locale } from "@/lib/i18n/locales";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { plainAddresses } from "./plain-addresses";

interface PlainPageProps {
  route: "payment" | "mPayment" | "paymentResult";
  id: string;
  linkKey?: string;
  locale: Locale;
  title: string;
  children: ReactNode;
}

/** The frame of payment pages; `m-…` addresses are shown inside apps, without header and footer. */
export async function PlainPage({ route, id, linkKey, locale, title, children }: PlainPageProps) {
  if (route === "mPayment") {
    return (
      <main id="content" tabIndex={-1} className="container-page max-w-4xl py-6 outline-none">
        <h1 className="mb-6 text-2xl">{title}</h1>
        {children}
      </main>
    );
  }
  return (
    <AccountPage
      locale={locale}
      addresses={plainAddresses(route, id, linkKey)}
      frame={await getSiteFrame(locale)}
      title={title}
    >
      {children}
    </AccountPage>
  );
}
