import type { ReactNode } from "react";
import { Providers } from "@/components/account/providers";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export default async function SiteLayout({ children, params }: LayoutProps) {
  const { locale } = await params;
  return <Providers locale={isLocale(locale) ? locale : DEFAULT_LOCALE}>{children}</Providers>;
}
