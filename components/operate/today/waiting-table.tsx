import { BookingNumber } from "@/components/operate/frame/booking-number";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

/** Something that somebody waits for. */
export interface WaitingRow {
  kind: "request" | "order" | "change" | "refund" | "payment" | "message" | "report" | "contact";
  key: string;
  number: string;
  who: string;
  /** Until when; what has no deadline stands behind, the longest waiting first. */
  deadline: Date | null;
  since: Date;
}

/** What waits, by deadline. */
export async function WaitingTable({
  locale,
  role,
  rows,
}: {
  locale: Locale;
  role: StaffRole;
  rows: readonly WaitingRow[];
}) {
  const t = await translatorOf(locale, "console");
  if (rows.length === 0) return <p>{t("today.nothing_waits")}</p>;
  return (
    <table className="console-table">
      <thead>
        <tr>
          {(["kind", "number", "who", "deadline"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`today.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, key, number, who, deadline, since }) => (
          <tr key={key}>
            <td data-label={t("today.kind")}>{t(`today.kinds.${kind}`)}</td>
            <td data-label={t("today.number")} className="console-number">
              <BookingNumber {...{ locale, role, number }} />
            </td>
            <td data-label={t("today.who")}>
              <bdi>{who}</bdi>
            </td>
            <td data-label={t("today.deadline")}>
              {deadline
                ? t("today.until", { time: formatInstant(deadline, locale, "brief") })
                : t("today.from_time", { time: formatInstant(since, locale, "brief") })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
