import { BookingNumber } from "@/components/operate/frame/booking-number";
import type { Column } from "@/components/operate/frame/console-table";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency, OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

export type BookingRow = {
  id: string;
  number: string;
  boatCode: string | null;
  startsAt: Date;
  hasHours: boolean;
  personCount: number | null;
  customerName: string;
  currency: Currency;
  totalMinor: number;
  paidMinor: number;
  remainingMinor: number;
  createdAt: Date;
} & ({ kind: "reservation"; status: ReservationStatus } | { kind: "order"; status: OrderStatus });

/** The columns of the list of all bookings, as a role may see them. */
export async function bookingColumns(locale: Locale, role: StaffRole): Promise<Column<BookingRow>[]> {
  const [t, reservations, orders] = await Promise.all([
    translatorOf(locale, "console_bookings"),
    translatorOf(locale, "reservations"),
    translatorOf(locale, "orders"),
  ]);
  const amount = (minor: number, currency: Currency) => minor !== 0 && formatMoney(minor, currency);
  return [
    {
      label: t("number"),
      isNumber: true,
      cell: ({ number }) => <BookingNumber {...{ locale, role, number }} />,
    },
    {
      label: t("departure"),
      isNumber: true,
      sort: "departure",
      cell: ({ startsAt, hasHours }) =>
        hasHours ? formatInstant(startsAt, locale, "brief") : formatDay(tripDayOf(startsAt), locale, "brief"),
    },
    { label: t("boat"), isNumber: true, cell: ({ boatCode }) => boatCode && <bdi>{boatCode}</bdi> },
    { label: t("persons"), isAmount: true, cell: ({ personCount }) => personCount },
    {
      label: t("customer"),
      cell: ({ customerName }) => <bdi>{showField(role, "field.name", customerName)}</bdi>,
    },
    {
      label: t("status"),
      cell: (row) =>
        row.kind === "reservation" ? reservations(`status.${row.status}`) : orders(`status.${row.status}`),
    },
    {
      label: t("total"),
      isAmount: true,
      sort: "total",
      cell: ({ totalMinor, currency }) => amount(totalMinor, currency),
    },
    {
      label: t("paid"),
      isAmount: true,
      cell: ({ paidMinor, currency }) => amount(paidMinor, currency),
    },
    {
      label: t("remainder"),
      isAmount: true,
      cell: ({ remainingMinor, currency }) => amount(remainingMinor, currency),
    },
    {
      label: t("made"),
      isNumber: true,
      sort: "created",
      cell: ({ createdAt }) => formatInstant(createdAt, locale, "brief"),
    },
  ];
}
