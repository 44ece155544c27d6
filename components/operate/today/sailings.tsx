import type { ReactNode } from "react";
import { BookingNumber } from "@/components/operate/frame/booking-number";
import { type Column, ConsoleTable } from "@/components/operate/frame/console-table";
import { PhoneLink } from "@/components/operate/frame/phone-link";
import { PassengerList, type SentList } from "@/components/operate/today/passenger-list";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { showField } from "@/lib/domain/staff/mask-field";
import { may, type StaffRole } from "@/lib/domain/staff/permissions";
import { formatDay, formatInstant } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Sailing extends SentList {
  number: string;
  startsAt: Date | null;
  endsAt: Date | null;
  boatName: string | null;
  portId: number | null;
  port: string | null;
  personCount: number | null;
  customerName: string;
  customerPhone: string | null;
  captainName: string | null;
  captainPhone: string | null;
  remainingMinor: number;
  currency: Currency;
  note: string | null;
  sunset: string | null;
}

interface SailingsProps {
  locale: Locale;
  role: StaffRole;
  day: string;
  trips: readonly Sailing[];
  /** What can be done with the day. */
  actions?: ReactNode;
  /** What can be done with a port of the day. */
  actionsOf?: (port: { id: number; name: string }) => ReactNode;
}

/** The trips of a day by port: whom to expect, whom to call, what to collect. */
export async function Sailings({ locale, role, day, trips, actions, actionsOf }: SailingsProps) {
  const [t, columns] = await Promise.all([translatorOf(locale, "console"), sailingColumns(locale, role)]);
  const ports = [...Map.groupBy(trips, ({ port }) => port)];
  return (
    <section className="console-card sailings" aria-labelledby={`sailings-${day}`}>
      <div className="console-line">
        <h2 id={`sailings-${day}`}>{t("today.sailings", { day: formatDay(day, locale, "full") })}</h2>
        {actions && <div className="console-actions">{actions}</div>}
      </div>
      {ports.length === 0 && <p>{t("today.nothing_sails")}</p>}
      {ports.map(([port, sailings]) => {
        const id = sailings[0]?.portId ?? null;
        const head = `sailings-${day}-${id ?? 0}`;
        return (
          // By its head and that of the day: a port has trips today and tomorrow.
          <section key={port ?? ""} aria-labelledby={`${head} sailings-${day}`} className="sailings-port">
            <div className="console-line">
              <h3 id={head} className="font-semibold">
                {port ?? t("today.no_port")}
              </h3>
              {id !== null && port !== null && actionsOf?.({ id, name: port })}
            </div>
            <ConsoleTable rows={sailings} keyOf={({ number }) => number} columns={columns} isAligned />
          </section>
        );
      })}
    </section>
  );
}

async function sailingColumns(locale: Locale, role: StaffRole): Promise<Column<Sailing>[]> {
  const [t, sheet] = await Promise.all([
    translatorOf(locale, "console"),
    translatorOf(locale, "console_sailings"),
  ]);
  const clock = (at: Date) => formatInstant(at, locale).slice(-5);
  return [
    {
      label: t("today.time"),
      isNumber: true,
      cell: ({ startsAt, endsAt, number }) => (
        <div>
          <b>
            {startsAt
              ? [startsAt, endsAt].flatMap((at) => (at ? [clock(at)] : [])).join("–")
              : t("today.no_time")}
          </b>
          <br />
          <BookingNumber {...{ locale, role, number }} />
        </div>
      ),
    },
    {
      label: t("today.boat"),
      cell: ({ boatName, sunset }) => (
        <div>
          {boatName ?? t("today.no_boat")}
          {sunset && (
            <>
              <br />
              <small className="text-muted">{sheet("sunset", { time: sunset.slice(11) })}</small>
            </>
          )}
        </div>
      ),
    },
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
    {
      label: sheet("list"),
      cell: (sailing) => <PassengerList {...{ sailing, locale, role }} />,
    },
  ];
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
