import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { IslandMessages } from "@/components/layout/island-messages";
import { ConflictsCard } from "@/components/operate/calendars/conflicts-card";
import { FeedsCard } from "@/components/operate/calendars/feeds-card";
import { LinksCard } from "@/components/operate/calendars/links-card";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListFilter } from "@/components/operate/list/list-filter";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { isImportOpen } from "@/lib/server/catalogue/calendars/calendar-import";
import { listCalendarConflicts, listCalendarLinks, listFeeds } from "@/lib/server/operator/list-calendars";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

export const generateMetadata = () => consoleMetadata("calendars");

const MAX_CODE = 40;

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ boat?: string | string[] }>;
}) {
  const locale = await requestLocale();
  const session = await requireStaff("calendars.read", pathFor("consoleCalendars", locale));
  const { boat } = await searchParams;
  const boatCode = typeof boat === "string" ? boat.trim().slice(0, MAX_CODE) || null : null;
  const [t, list, conflicts, feeds, links] = await Promise.all([
    translatorOf(locale, "console_calendars"),
    translatorOf(locale, "console_list"),
    listCalendarConflicts(currentTime()),
    listFeeds({ boatCode }),
    listCalendarLinks({ boatCode }),
  ]);
  const reader = { locale, role: session.staff.role };
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleCalendars">
      <IslandMessages locale={locale} nouns={["console", "console_calendars", "validation"]}>
        <ConflictsCard {...reader} conflicts={conflicts} />
        <section className="console-card" aria-label={t("boat")}>
          <ListFilter
            path={pathFor("consoleCalendars", locale)}
            controls={[{ kind: "text", name: "boat", label: t("boat_code") }]}
            chosen={{ boat: boatCode }}
            labels={{ any: list("any"), show: list("show"), clear: list("clear"), filter: list("filter") }}
          />
        </section>
        <FeedsCard {...reader} feeds={feeds} isImportOpen={isImportOpen()} />
        <LinksCard {...reader} links={links} />
      </IslandMessages>
    </ConsolePage>
  );
}
