import { BookingNumber } from "@/components/operate/frame/booking-number";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { PhoneLink } from "@/components/operate/frame/phone-link";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Sailing {
  number: string;
  startsAt: Date | null;
  boatName: string | null;
  port: string | null;
  personCount: number | null;
  customerName: string;
  customerPhone: string | null;
  captainName: string | null;
  captainPhone: string | null;
  remainingMinor: number;
  currency: Currency;
  note: string | null;
}

interface SailingsProps {
  locale: Locale;
  role: StaffRole;
  day: string;
  trips: readonly Sailing[];
}

/** The trips of a day by port: whom to expect, whom to call, what to collect. */
export async function Sailings({ locale, role, day, trips }: SailingsProps) {
  const t = await translatorOf(locale, "console");
  const columns: Column<Sailing>[] = [
    {
      label: t("today.time"),
      isNumber: true,
      cell: ({ startsAt, number }) => (
        <div>
          {startsAt ? formatInstant(startsAt, locale).slice(-5) : t("today.no_time")}
          <br />
          <BookingNumber {...{ locale, role, number }} />
        </div>
      ),
    },
    { label: t("today.boat"), cell: ({ boatName }) => boatName ?? t("today.no_boat") },
    { label: t("today.persons"), cell: ({ personCount }) => personCount },
    { label: t("today.guest"), cell: (sailing) => <Guest {...{ sailing, locale, role }} /> },
    {
      label: t("today.remainder"),
      isNumber: true,
      cell: ({ remainingMinor, currency }) => formatMoney(remainingMinor, currency),
    },
    {
      label: t("today.captain"),
      cell: ({ captainName, captainPhone }) =>
        captainName && (
          <div>
            <bdi>{showField(role, "field.name", captainName)}</bdi>
            <br />
            <PhoneLink number={captainPhone} {...{ locale, role }} />
          </div>
        ),
    },
  ];
  const ports = [...Map.groupBy(trips, ({ port }) => port)];
  return (
    <section className="console-card" aria-labelledby={`sailings-${day}`}>
      <h2 id={`sailings-${day}`}>{t("today.sailings", { day: formatDay(day, locale, "full") })}</h2>
      {ports.length === 0 && <p>{t("today.nothing_sails")}</p>}
      {ports.map(([port, sailings]) => (
        <section key={port ?? ""} aria-label={port ?? t("today.no_port")}>
          <h3 className="font-semibold">{port ?? t("today.no_port")}</h3>
          <ConsoleTable rows={sailings} keyOf={({ number }) => number} columns={columns} isAligned />
        </section>
      ))}
    </section>
  );
}

function Guest({ sailing, locale, role }: { sailing: Sailing; locale: Locale; role: StaffRole }) {
  const { customerName, customerPhone, note } = sailing;
  return (
    <div>
      <bdi className="font-semibold">{showField(role, "field.name", customerName)}</bdi>
      <br />
      <PhoneLink number={customerPhone} {...{ locale, role }} />
      {note && may(role, "field.name") && (
        <>
          <br />
          <bdi className="text-muted">{note}</bdi>
        </>
      )}
    </div>
  );
}
