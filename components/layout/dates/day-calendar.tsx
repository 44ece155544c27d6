import { createTranslator } from "next-intl";
import { type ReactNode, useState } from "react";
import type { DateMessages } from "@/components/layout/load-field-messages";
import { MonthCalendar } from "@/components/ui/calendar/month-calendar";
import { monthStart } from "@/components/ui/calendar/month-days";
import { Dialog } from "@/components/ui/overlay/dialog";
import { formatDay } from "@/lib/i18n/format-date";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import type { Locale } from "@/lib/i18n/locales";

interface DayCalendarProps {
  locale: Locale;
  messages: DateMessages;
  /** What the day is for: the label of its field. */
  title: ReactNode;
  today: string;
  /** The day of the field; empty without one. */
  chosen: string;
  /** The first and the last day that can be chosen. */
  min: string;
  max: string | null;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The calendar that a date field opens where no prices belong to its days. */
export function DayCalendar(props: DayCalendarProps) {
  const { locale, messages, title, today, chosen, min, max, onPick, onClose } = props;
  const t = createTranslator<DateMessages, "dates">({ locale, messages, namespace: "dates" });
  const [month, setMonth] = useState(monthStart(chosen || min));
  const faceOf = (day: string) => {
    const named = formatDay(day, locale, "full");
    const off = day < min || (max !== null && day > max);
    return { label: off ? t("off", { day: named }) : named, off };
  };
  return (
    <Dialog open onOpenChange={(next) => next || onClose()} title={title} closeLabel={t("close")}>
      <MonthCalendar
        texts={{
          label: t("label"),
          previousMonth: t("previous_month"),
          nextMonth: t("next_month"),
          nameOfMonth: (day) => formatDay(day, locale, "month"),
        }}
        languageTag={INTL_TAGS[locale]}
        month={month}
        onMonth={setMonth}
        count={1}
        today={today}
        from={chosen || null}
        until={null}
        faceOf={faceOf}
        onChoose={onPick}
      />
    </Dialog>
  );
}
