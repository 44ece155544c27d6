import { RouteLink } from "@/components/layout/route-link";
import { addMonths } from "@/components/ui/calendar/month-days";
import { Icon } from "@/components/ui/icon/icon";
import { formatDay } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

const MONTHS_AHEAD = 18;

interface MonthHeadProps {
  locale: Locale;
  /** Its first day. */
  month: string;
  today: string;
  boat: string | null;
}

/** The name of the month between the ways to its neighbours, as far as there is something to plan. */
export async function MonthHead({ locale, month, today, boat }: MonthHeadProps) {
  const t = await translatorOf(locale, "desk_calendar");
  const first = `${today.slice(0, 7)}-01`;
  const [earlier, later] = [addMonths(month, -1), addMonths(month, 1)];
  const to = (day: string) => ({ day, ...(boat && { boat }) });
  return (
    <div className="desk-month-head">
      {earlier >= first ? (
        <RouteLink to="deskCalendar" locale={locale} query={to(earlier)} aria-label={t("earlier")}>
          <Icon name="chevron-left" size={24} />
        </RouteLink>
      ) : (
        <span />
      )}
      <h2 id="desk-month">{formatDay(month, locale, "month")}</h2>
      {later <= addMonths(first, MONTHS_AHEAD) ? (
        <RouteLink to="deskCalendar" locale={locale} query={to(later)} aria-label={t("later")}>
          <Icon name="chevron-right" size={24} />
        </RouteLink>
      ) : (
        <span />
      )}
    </div>
  );
}
