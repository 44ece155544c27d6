import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { RouteLink } from "@/components/layout/route-link";
import { bookingColumns } from "@/components/operate/bookings/booking-columns";
import { bookingControls } from "@/components/operate/bookings/booking-controls";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { buttonClass } from "@/components/ui/button-class";
import { CONSOLE_LISTS, COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import { readListQuery, type SearchParams } from "@/lib/domain/staff/list-query";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { countBookings, listBookings } from "@/lib/server/operator/list/list-bookings";
import { listPorts } from "@/lib/server/operator/list/list-ports";
import { listStaffViews } from "@/lib/server/operator/list/staff-views";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";
import { isAllowed } from "@/lib/server/people/staff/staff-session";

export const generateMetadata = () => consoleMetadata("bookings");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const locale = await requestLocale();
  const session = await requireStaff("reservations.read", pathFor("consoleBookings", locale));
  const query = readListQuery(CONSOLE_LISTS.bookings, await searchParams);
  const [t, ports, views, page, count] = await Promise.all([
    translatorOf(locale, "console_bookings"),
    listPorts(locale),
    listStaffViews(session.staffId, "bookings"),
    listBookings(query),
    countBookings(query, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleBookings">
      {isAllowed(session, "bookings.write") && (
        <div className="console-actions">
          <RouteLink to="consoleCaller" locale={locale} className={buttonClass({ size: "small" })}>
            {t("book")}
          </RouteLink>
        </div>
      )}
      <ListCard
        {...{ locale, query, page, count, views }}
        list="bookings"
        title={t("title")}
        controls={await bookingControls(locale, ports)}
        columns={await bookingColumns(locale, session.staff.role)}
        mayExport={isAllowed(session, "export.csv")}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
