import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DemoMark } from "@/components/layout/demo-mark";
import { HoldSubmits } from "@/components/layout/first-scripts/hold-submits";
import { TrustedTypes } from "@/components/layout/first-scripts/trusted-types";
import { FONT_CLASSES } from "@/components/layout/fonts";
import { IslandMessages } from "@/components/layout/island-messages";
import { KeepFocus } from "@/components/layout/keep-focus";
import { ReadySignal } from "@/components/layout/ready-signal";
import { SITE_METADATA, SITE_VIEWPORT } from "@/components/layout/site-metadata";
import { SkipLink } from "@/components/layout/skip-link";
import { ConsoleClients } from "@/components/operate/frame/console-clients";
import { serverEnv } from "@/lib/config/env.server";
import { directionOf } from "@/lib/i18n/locales";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import "@/app/globals.css";
import "@/components/operate/boats/boats.css";
import "@/components/operate/console.css";
import "@/components/operate/content/content.css";
import "@/components/operate/grid/grid.css";

/** Titles name the page; the console follows. */
export async function generateMetadata(): Promise<Metadata> {
  const name = (await translatorOf(await requestLocale(), "console"))("name");
  const title = { template: `%s | ${name}`, default: name };
  return { ...SITE_METADATA, title, robots: { index: false, follow: false }, referrer: "same-origin" };
}
export const viewport = SITE_VIEWPORT;

export const dynamic = "force-dynamic";

/** Root of the operator's console; its language is the reader's own. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const locale = await requestLocale();
  const [t, layout] = await Promise.all([translatorOf(locale, "console"), translatorOf(locale, "layout")]);
  return (
    <html lang={locale} dir={directionOf(locale)} className={FONT_CLASSES}>
      <body className="console">
        <TrustedTypes nonceHeader={INTERNAL_HEADERS.nonce} />
        <SkipLink label={t("skip")} />
        {serverEnv().DEMO && <DemoMark text={layout("demo")} />}
        <HoldSubmits nonceHeader={INTERNAL_HEADERS.nonce} />
        <IslandMessages locale={locale} nouns={["console", "validation"]}>
          {children}
          <ConsoleClients />
        </IslandMessages>
        <ReadySignal />
        <KeepFocus />
      </body>
    </html>
  );
}
