import type { ReactNode } from "react";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { MoneyTabs } from "@/components/operate/owners-money/money-tabs";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

type Place = Parameters<typeof MoneyTabs>[0]["place"];

/** What each page of owners' money begins with, and the frame around what it shows. */
export async function openMoney(place: Place) {
  const locale = await requestLocale();
  const session = await requireStaff("owners_money.read", pathFor(place, locale));
  const t = await translatorOf(locale, "console_owners_money");
  const show = (children: ReactNode) => (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place={place}>
      <MoneyTabs {...{ locale, place }} />
      <IslandMessages locale={locale} nouns={["console", "console_list", "validation"]}>
        {children}
      </IslandMessages>
    </ConsolePage>
  );
  const mayExport = isAllowed(session, "export.csv");
  return { locale, role: session.staff.role, now: currentTime(), mayExport, show };
}
