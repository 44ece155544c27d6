import { dayLook, type TakenTime } from "@/components/desk/calendar/day-looks";
import { RouteLink } from "@/components/layout/route-link";
import { monthWeeks } from "@/components/ui/calendar/month-days";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface FleetMonthProps {
  locale: Locale;
  /** Its first day. */
  month: string;
  today: string;
  boats: readonly { id: number; code: string; name: string }[];
  taken: readonly TakenTime[];
}

/** A month of all boats, a row for each; it moves sideways within its frame. */
export async function FleetMonth({ locale, month, today, boats, taken }: FleetMonthProps) {
  const t = await translatorOf(locale, "desk_calendar");
  const days = monthWeeks(month)
    .flat()
    .filter((day) => day !== null && day >= today) as string[];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="desk-fleet" tabIndex={0} aria-label={t("fleet")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("boat")}</th>
            {days.map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, locale, "short")}>
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boats.map(({ id, code, name }) => {
            const own = taken.filter(({ boatId }) => boatId === id);
            return (
              <tr key={code}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {days.map((day) => {
                  const { fill, kind } = dayLook(own, day);
                  const what = kind ? t(`kinds.${kind}`) : t("free");
                  return (
                    <td key={day}>
                      <RouteLink
                        to="deskCalendar"
                        locale={locale}
                        query={{ day, boat: code }}
                        className={`desk-cell desk-${fill} ${kind ? `desk-kind-${kind}` : ""}`}
                        aria-label={`${name}, ${formatDay(day, locale, "short")}, ${what}`}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
