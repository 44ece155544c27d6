import { dayLook, type TakenTime } from "@/components/desk/calendar/day-looks";
import { RouteLink } from "@/components/layout/route-link";
import { monthWeeks } from "@/components/ui/calendar/month-days";
import { formatDay } from "@/lib/i18n/format-date";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface MonthOfBoatProps {
  locale: Locale;
  /** Its first day. */
  month: string;
  /** The day that is shown below. */
  day: string;
  today: string;
  boat: string | null;
  taken: readonly TakenTime[];
}

/** A month of one boat; each day leads to what stands on it. */
export async function MonthOfBoat({ locale, month, day, today, boat, taken }: MonthOfBoatProps) {
  const t = await translatorOf(locale, "desk_calendar");
  const weeks = monthWeeks(month);
  return (
    <table className="desk-month" aria-labelledby="desk-month">
      <thead>
        <tr>
          {weekdays(locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((one, column) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other name than its column.
              if (one === null) return <td key={column} />;
              const { fill, kind } = dayLook(taken, one);
              const what = kind ? t(`kinds.${kind}`) : t("free");
              const content = <span className="desk-date">{Number(one.slice(8))}</span>;
              return (
                <td key={one}>
                  {one < today ? (
                    <span className="desk-cell desk-past">{content}</span>
                  ) : (
                    <RouteLink
                      to="deskCalendar"
                      locale={locale}
                      query={{ day: one, ...(boat && { boat }) }}
                      className={`desk-cell desk-${fill} ${kind ? `desk-kind-${kind}` : ""}`}
                      aria-current={one === day ? "date" : undefined}
                      aria-label={`${formatDay(one, locale, "short")}, ${what}`}
                      scroll={false}
                    >
                      {content}
                    </RouteLink>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Monday to Sunday: the week of 5 January 2026. */
function weekdays(locale: Locale) {
  const named = (weekday: "short" | "long") =>
    new Intl.DateTimeFormat(INTL_TAGS[locale], { weekday, timeZone: "UTC" });
  const [short, long] = [named("short"), named("long")];
  return [5, 6, 7, 8, 9, 10, 11].map((date) => {
    const day = new Date(Date.UTC(2026, 0, date));
    return { short: short.format(day), long: long.format(day) };
  });
}
