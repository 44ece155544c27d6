import type { ReactNode } from "react";
import { hasWidgets } from "@/components/layout/consent/has-widgets";
import { SiteWidgets } from "@/components/layout/consent/site-widgets";
import { isLocale } from "@/lib/i18n/locales";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Public pages may carry foreign scripts; account and payment pages have no layout that could. */
export default async function SiteLayout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!hasWidgets() || !isLocale(locale)) return children;
  return (
    <>
      <SiteWidgets locale={locale} frame={await getSiteFrame(locale)} />
      {children}
    </>
  );
}
