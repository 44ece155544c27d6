import { BookingNumber } from "@/components/operate/frame/booking-number";
import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

type Booking = { number: string; startsAt: Date | null; boatCode: string | null; customerName: string } & (
  | { kind: "reservation"; status: ReservationStatus }
  | { kind: "order"; status: OrderStatus }
  | { kind: "question"; status: null }
);

interface FoundBookingsProps {
  locale: Locale;
  role: StaffRole;
  bookings: readonly Booking[];
}

const COLUMNS = ["number", "kind", "customer", "boat", "start", "status"] as const;

/** Bookings and questions that were found. */
export async function FoundBookings({ locale, role, bookings }: FoundBookingsProps) {
  const [t, reservations, orders] = await Promise.all([
    translatorOf(locale, "console"),
    translatorOf(locale, "reservations"),
    translatorOf(locale, "orders"),
  ]);
  const statusOf = (booking: Booking) => {
    if (booking.kind === "reservation") return reservations(`status.${booking.status}`);
    return booking.kind === "order" ? orders(`status.${booking.status}`) : "";
  };
  return (
    <table className="console-table">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`find.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.number}>
            <td data-label={t("find.number")} className="console-number">
              <BookingNumber {...{ locale, role }} number={booking.number} />
            </td>
            <td data-label={t("find.kind")}>{t(`audit.subject.${booking.kind}`)}</td>
            <td data-label={t("find.customer")}>
              <bdi>{showField(role, "field.name", booking.customerName)}</bdi>
            </td>
            <td data-label={t("find.boat")}>{booking.boatCode && <bdi>{booking.boatCode}</bdi>}</td>
            <td data-label={t("find.start")}>
              {booking.startsAt && formatInstant(booking.startsAt, locale, "brief")}
            </td>
            <td data-label={t("find.status")}>{statusOf(booking)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
