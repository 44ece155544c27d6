import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DeskClients } from "@/components/desk/frame/desk-clients";
import { DemoMark } from "@/components/layout/demo-mark";
import { HoldSubmits } from "@/components/layout/first-scripts/hold-submits";
import { TrustedTypes } from "@/components/layout/first-scripts/trusted-types";
import { FONT_CLASSES } from "@/components/layout/fonts";
import { IslandMessages } from "@/components/layout/island-messages";
import { KeepFocus } from "@/components/layout/keep-focus";
import { ReadySignal } from "@/components/layout/ready-signal";
import { SITE_METADATA, SITE_VIEWPORT } from "@/components/layout/site-metadata";
import { SkipLink } from "@/components/layout/skip-link";
import { serverEnv } from "@/lib/config/env.server";
import { directionOf } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import "@/app/globals.css";
import "@/components/desk/desk.css";

/** Titles name the page; the desk follows. */
export async function generateMetadata(): Promise<Metadata> {
  const name = (await translatorOf(await requestLocale(), "desk"))("name");
  const title = { template: `%s | ${name}`, default: name };
  return { ...SITE_METADATA, title, robots: { index: false, follow: false }, referrer: "same-origin" };
}
export const viewport = SITE_VIEWPORT;

export const dynamic = "force-dynamic";

/** Root of the owner's desk; its language is the reader's own. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const locale = await requestLocale();
  const [t, layout] = await Promise.all([translatorOf(locale, "desk"), translatorOf(locale, "layout")]);
  return (
    <html lang={locale} dir={directionOf(locale)} className={FONT_CLASSES}>
      <body className="desk">
        <TrustedTypes nonceHeader={INTERNAL_HEADERS.nonce} />
        <SkipLink label={t("skip")} />
        {serverEnv().DEMO && <DemoMark text={layout("demo")} />}
        <HoldSubmits nonceHeader={INTERNAL_HEADERS.nonce} />
        <IslandMessages locale={locale} nouns={["desk", "validation"]}>
          {children}
        </IslandMessages>
        <DeskClients />
        <ReadySignal />
        <KeepFocus />
      </body>
    </html>
  );
}
