import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { PrintButton } from "@/components/operate/today/print-button";
import { Sailings } from "@/components/operate/today/sailings";
import { buttonClass } from "@/components/ui/button-class";
import { addDays, isTripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { readDaySheet } from "@/lib/server/operator/read-day-sheet";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("sailings");

/** A day as it is taken to the quay: by port, with who comes, to be printed. */
export default async function Page({ searchParams }: { searchParams: Promise<{ day?: string | string[] }> }) {
  const locale = await requestLocale();
  const session = await requireStaff("today.read", pathFor("consoleSailings", locale));
  const { day: given } = await searchParams;
  const day = typeof given === "string" && isTripDay(given) ? given : tripDayOf(currentTime());
  const [t, trips] = await Promise.all([translatorOf(locale, "console_sailings"), readDaySheet(day, locale)]);
  const leaf = (to: string, text: string) => (
    <RouteLink
      to="consoleSailings"
      locale={locale}
      query={{ day: to }}
      className={buttonClass({ variant: "outline", size: "small" })}
    >
      {text}
    </RouteLink>
  );
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleSailings">
      <Sailings
        {...{ locale, day, trips }}
        role={session.staff.role}
        actions={
          <>
            {leaf(addDays(day, -1), t("day_before"))}
            {leaf(addDays(day, 1), t("day_after"))}
            <PrintButton label={t("print")} />
          </>
        }
      />
    </ConsolePage>
  );
}
