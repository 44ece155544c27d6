import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Providers } from "@/components/account/auth/providers";
import { DemoMark } from "@/components/layout/demo-mark";
import { FONT_CLASSES } from "@/components/layout/fonts";
import { KeepFocus } from "@/components/layout/keep-focus";
import { ReadySignal } from "@/components/layout/ready-signal";
import { RememberLocale } from "@/components/layout/remember-locale";
import { SITE_METADATA, SITE_VIEWPORT } from "@/components/layout/site-metadata";
import { SkipLink } from "@/components/layout/skip-link";
import { SearchDialogHost } from "@/components/search/form/search-dialog-host";
import { ToastRegion } from "@/components/ui/overlay/toast-region";
import { serverEnv } from "@/lib/config/env.server";
import { directionOf, isLocale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";
import "@/app/globals.css";

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

export const metadata = SITE_METADATA;
export const viewport = SITE_VIEWPORT;

// Pages are made at their first visit: the build needs no database.
export const generateStaticParams = () => [];

export default async function LocaleLayout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [layout, common] = await Promise.all([
    translatorOf(locale, "layout"),
    translatorOf(locale, "common"),
  ]);
  return (
    <html lang={locale} dir={directionOf(locale)} className={FONT_CLASSES}>
      <body>
        <SkipLink label={layout("skip")} />
        {serverEnv().DEMO && <DemoMark text={layout("demo")} />}
        <Providers locale={locale}>{children}</Providers>
        <ToastRegion label={common("notifications")} direction={directionOf(locale)} />
        <SearchDialogHost locale={locale} />
        <RememberLocale locale={locale} />
        <ReadySignal />
        <KeepFocus />
      </body>
    </html>
  );
}
