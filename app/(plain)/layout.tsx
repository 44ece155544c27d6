import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Providers } from "@/components/account/auth/providers";
import { DemoMark } from "@/components/layout/demo-mark";
import { HoldSubmits } from "@/components/layout/first-scripts/hold-submits";
import { TrustedTypes } from "@/components/layout/first-scripts/trusted-types";
import { FONT_CLASSES } from "@/components/layout/fonts";
import { KeepFocus } from "@/components/layout/keep-focus";
import { Queries } from "@/components/layout/queries";
import { ReadySignal } from "@/components/layout/ready-signal";
import { SITE_METADATA, SITE_VIEWPORT } from "@/components/layout/site-metadata";
import { SkipLink } from "@/components/layout/skip-link";
import { ToastRegion } from "@/components/ui/overlay/toast-region";
import { serverEnv } from "@/lib/config/env.server";
import { directionOf } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import "@/app/globals.css";

/** Titles name the page; the brand follows. */
export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getSiteFrame(await requestLocale());
  const title = { template: `%s | ${brand}`, default: brand };
  return { ...SITE_METADATA, title, robots: { index: false, follow: false } };
}
export const viewport = SITE_VIEWPORT;

export const dynamic = "force-dynamic";

/** Root of the language-independent addresses; their language comes from `?lang=`, cookie or user. */
export default async function PlainLayout({ children }: { children: ReactNode }) {
  const locale = await requestLocale();
  const t = await getTranslations({ locale });
  return (
    <html lang={locale} dir={directionOf(locale)} className={FONT_CLASSES}>
      <body>
        <TrustedTypes nonceHeader={INTERNAL_HEADERS.nonce} />
        <SkipLink label={t("layout.skip")} />
        {serverEnv().DEMO && <DemoMark text={t("layout.demo")} />}
        <HoldSubmits nonceHeader={INTERNAL_HEADERS.nonce} />
        <Providers locale={locale}>
          <Queries>{children}</Queries>
        </Providers>
        <ToastRegion label={t("common.notifications")} direction={directionOf(locale)} />
        <ReadySignal />
        <KeepFocus />
      </body>
    </html>
  );
}
