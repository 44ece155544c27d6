import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { boatColumns } from "@/components/operate/boats/boat-columns";
import { boatControls } from "@/components/operate/boats/boat-controls";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { buttonClass } from "@/components/ui/button-class";
import { CONSOLE_LISTS, COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { countAllBoats, listAllBoats } from "@/lib/server/operator/list/list-all-boats";
import { listBoatTypes, listPorts } from "@/lib/server/operator/list/list-ports";
import { listStaffViews } from "@/lib/server/operator/list/staff-views";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("boats");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const locale = await requestLocale();
  const session = await requireStaff("boats.read", pathFor("consoleBoats", locale));
  const query = readListQuery(CONSOLE_LISTS.boats, await searchParams);
  const [t, ports, types, views, page, count] = await Promise.all([
    translatorOf(locale, "console_boats"),
    listPorts(locale),
    listBoatTypes(locale),
    listStaffViews(session.staffId, "boats"),
    listAllBoats(query, locale),
    countAllBoats(query, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleBoats">
      <div className="console-actions">
        {isAllowed(session, "boats.write") && (
          <RouteLink to="consoleNewBoat" locale={locale} className={buttonClass()}>
            {t("new")}
          </RouteLink>
        )}
        <RouteLink to="consoleBoatSearch" locale={locale} className={buttonClass({ variant: "outline" })}>
          {t("why")}
        </RouteLink>
      </div>
      <ListCard
        {...{ locale, query, page, count, views }}
        list="boats"
        title={t("title")}
        controls={await boatControls(locale, ports, types)}
        columns={await boatColumns(locale, session.staff.role)}
        mayExport={isAllowed(session, "export.csv")}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
