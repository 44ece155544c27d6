import { BookingNumber } from "@/components/operate/frame/booking-number";
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

const COLUMNS = ["time", "boat", "persons", "guest", "remainder", "captain"] as const;

/** The trips of a day by port: whom to expect, whom to call, what to collect. */
export async function Sailings({ locale, role, day, trips }: SailingsProps) {
  const t = await translatorOf(locale, "console");
  const ports = [...Map.groupBy(trips, ({ port }) => port)];
  return (
    <section className="console-card" aria-labelledby={`sailings-${day}`}>
      <h2 id={`sailings-${day}`}>{t("today.sailings", { day: formatDay(day, locale, "full") })}</h2>
      {ports.length === 0 && <p>{t("today.nothing_sails")}</p>}
      {ports.map(([port, sailings]) => (
        <section key={port ?? ""} aria-label={port ?? t("today.no_port")}>
          <h3 className="font-semibold">{port ?? t("today.no_port")}</h3>
          <table className="console-table console-columns">
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(`today.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sailings.map((sailing) => (
                <SailingRow key={sailing.number} {...{ sailing, locale, role }} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  );
}

async function SailingRow({ sailing, locale, role }: { sailing: Sailing; locale: Locale; role: StaffRole }) {
  const t = await translatorOf(locale, "console");
  const name = (text: string) => showField(role, "field.name", text);
  const { startsAt, boatName, personCount, customerName, captainName, remainingMinor, currency } = sailing;
  return (
    <tr>
      <td data-label={t("today.time")} className="console-number">
        <div>
          {startsAt ? formatInstant(startsAt, locale).slice(-5) : t("today.no_time")}
          <br />
          <BookingNumber {...{ locale, role }} number={sailing.number} />
        </div>
      </td>
      <td data-label={t("today.boat")}>{boatName ?? t("today.no_boat")}</td>
      <td data-label={t("today.persons")}>{personCount}</td>
      <td data-label={t("today.guest")}>
        <div>
          <bdi className="font-semibold">{name(customerName)}</bdi>
          <br />
          <PhoneLink number={sailing.customerPhone} {...{ locale, role }} />
          {sailing.note && may(role, "field.name") && (
            <>
              <br />
              <bdi className="text-muted">{sailing.note}</bdi>
            </>
          )}
        </div>
      </td>
      <td data-label={t("today.remainder")} className="console-number">
        {formatMoney(remainingMinor, currency)}
      </td>
      <td data-label={t("today.captain")}>
        {captainName && (
          <div>
            <bdi>{name(captainName)}</bdi>
            <br />
            <PhoneLink number={sailing.captainPhone} {...{ locale, role }} />
          </div>
        )}
      </td>
    </tr>
  );
}
