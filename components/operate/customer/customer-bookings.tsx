import { BookingNumber } from "@/components/operate/frame/booking-number";
import { ConsoleTable } from "@/components/operate/frame/console-table";
import type { Currency, OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

type Booking = {
  number: string;
  boatCode: string | null;
  startsAt: Date | null;
  day: string;
  totalMinor: number;
  currency: Currency;
} & ({ kind: "reservation"; status: ReservationStatus } | { kind: "order"; status: OrderStatus });

interface CustomerBookingsProps {
  locale: Locale;
  role: StaffRole;
  bookings: readonly Booking[];
}

/** What a customer has booked, the latest first. */
export async function CustomerBookings({ locale, role, bookings }: CustomerBookingsProps) {
  const [t, own, reservations, orders] = await Promise.all([
    translatorOf(locale, "console"),
    translatorOf(locale, "console_customer"),
    translatorOf(locale, "reservations"),
    translatorOf(locale, "orders"),
  ]);
  if (bookings.length === 0) return <p>{own("no_bookings")}</p>;
  return (
    <ConsoleTable
      rows={bookings}
      keyOf={({ number }) => number}
      columns={[
        {
          label: t("find.number"),
          isNumber: true,
          cell: ({ number }) => <BookingNumber {...{ locale, role, number }} />,
        },
        { label: t("find.kind"), cell: ({ kind }) => t(`audit.subject.${kind}`) },
        { label: t("find.boat"), cell: ({ boatCode }) => boatCode && <bdi>{boatCode}</bdi> },
        {
          label: t("find.start"),
          isNumber: true,
          cell: ({ startsAt, day }) => (startsAt ? formatInstant(startsAt, locale) : formatDay(day, locale)),
        },
        {
          label: t("find.status"),
          cell: (booking) =>
            booking.kind === "reservation"
              ? reservations(`status.${booking.status}`)
              : orders(`status.${booking.status}`),
        },
        {
          label: own("total"),
          isNumber: true,
          cell: ({ totalMinor, currency }) => <bdi dir="ltr">{formatMoney(totalMinor, currency)}</bdi>,
        },
      ]}
    />
  );
}
