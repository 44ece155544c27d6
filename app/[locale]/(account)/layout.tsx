import type { Metadata } from "next";
import type { ReactNode } from "react";
import { HoldSubmits } from "@/components/layout/first-scripts/hold-submits";
import { TrustedTypes } from "@/components/layout/first-scripts/trusted-types";
import { Queries } from "@/components/layout/queries";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

// Everything here belongs to one signed-in customer: never prerendered, never indexed.
export const dynamic = "force-dynamic";

/** Titles of the account name the page; the brand follows. */
export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: string }>;
}): Promise<Metadata> {
  const { locale } = await params;
  const { brand } = await getSiteFrame(isLocale(locale) ? locale : DEFAULT_LOCALE);
  return { title: { template: `%s | ${brand}`, default: brand }, robots: { index: false, follow: false } };
}

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TrustedTypes nonceHeader={INTERNAL_HEADERS.nonce} />
      <HoldSubmits nonceHeader={INTERNAL_HEADERS.nonce} />
      <Queries>{children}</Queries>
    </>
  );
}
