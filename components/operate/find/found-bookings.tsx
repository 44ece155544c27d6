import { BookingNumber } from "@/components/operate/frame/booking-number";
import { ConsoleTable } from "@/components/operate/frame/console-table";
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
        {
          label: t("find.customer"),
          cell: ({ customerName }) => <bdi>{showField(role, "field.name", customerName)}</bdi>,
        },
        { label: t("find.boat"), cell: ({ boatCode }) => boatCode && <bdi>{boatCode}</bdi> },
        {
          label: t("find.start"),
          cell: ({ startsAt }) => startsAt && formatInstant(startsAt, locale, "brief"),
        },
        { label: t("find.status"), cell: statusOf },
      ]}
    />
  );
}
