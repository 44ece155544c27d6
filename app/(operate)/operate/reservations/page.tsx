import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { openList } from "@/app/(operate)/open-list";
import { RouteLink } from "@/components/layout/route-link";
import { bookingColumns } from "@/components/operate/bookings/booking-columns";
import { bookingControls } from "@/components/operate/bookings/booking-controls";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListCard } from "@/components/operate/list/list-card";
import { buttonClass } from "@/components/ui/button-class";
import { COUNTED_ROWS } from "@/lib/domain/staff/console-lists";
import type { SearchParams } from "@/lib/domain/staff/list-query";
import { may } from "@/lib/domain/staff/permissions";
import { translatorOf } from "@/lib/i18n/translator-of";
import { countBookings, listBookings } from "@/lib/server/operator/list/list-bookings";
import { listPorts } from "@/lib/server/operator/list/list-ports";

export const generateMetadata = () => consoleMetadata("bookings");

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { frame, card, query, role } = await openList("bookings", searchParams);
  const [t, ports, page, count] = await Promise.all([
    translatorOf(frame.locale, "console_bookings"),
    listPorts(frame.locale),
    listBookings(query),
    countBookings(query, COUNTED_ROWS + 1),
  ]);
  return (
    <ConsolePage {...frame} title={t("title")}>
      {may(role, "bookings.write") && (
        <div className="console-actions">
          <RouteLink to="consoleCaller" locale={frame.locale} className={buttonClass({ size: "small" })}>
            {t("book")}
          </RouteLink>
        </div>
      )}
      <ListCard
        {...{ ...card, page, count }}
        title={t("title")}
        controls={await bookingControls(frame.locale, ports)}
        columns={await bookingColumns(frame.locale, role)}
        empty={t("empty")}
      />
    </ConsolePage>
  );
}
