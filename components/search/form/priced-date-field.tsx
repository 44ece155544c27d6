"use client";

import { type ComponentProps, useState } from "react";
import { DateField, type DateFieldProps } from "@/components/layout/dates/date-field";
import { stepAside } from "@/components/layout/dates/step-aside";
import { LazyDialog, lazyPart } from "@/components/ui/lazy/lazy-part";
import { useToday } from "@/lib/client/use-today";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";

interface PricedDateFieldProps extends Omit<DateFieldProps, "calendar" | "min"> {
  calendarLabel: string;
  /** What the calendar prices: the search without its dates, with its nights. */
  searchOf: () => URLSearchParams;
  onPick: (day: string) => void;
}

const priceCalendar = lazyPart(async () => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const [{ PriceCalendar }, messages] = await Promise.all([
    import("@/components/search/form/price-calendar"),
    import("@/components/search/form/load-search-messages").then((loader) =>
      loader.loadSearchMessages(locale),
    ),
  ]);
  return (props: Omit<ComponentProps<typeof PriceCalendar>, "locale" | "messages">) => (
    <PriceCalendar {...props} locale={locale} messages={messages} />
  );
});

interface OpenCalendar {
  search: URLSearchParams;
  chosen: string;
  comeBack: () => void;
}

/** A day from today on, typed or picked; where scripts run, from a calendar with the lowest price of each day. */
export function PricedDateField({ calendarLabel, searchOf, onPick, ...input }: PricedDateFieldProps) {
  const today = useToday();
  const [open, setOpen] = useState<OpenCalendar | null>(null);
  const show = () => {
    const field = document.getElementById(input.id);
    const chosen = field instanceof HTMLInputElement ? field.value : "";
    setOpen({ search: searchOf(), chosen, comeBack: stepAside(field) });
  };
  const close = () => {
    open?.comeBack();
    setOpen(null);
  };
  return (
    <>
      <DateField
        {...input}
        min={today ?? undefined}
        calendar={{ label: calendarLabel, onOpen: show, onNear: priceCalendar.preload }}
      />
      {open && today && (
        <LazyDialog
          part={priceCalendar}
          props={{
            ...open,
            today,
            onClose: close,
            onPick: (day) => {
              // Called first: it may start a search, which closes the window.
              onPick(day);
              close();
            },
          }}
        />
      )}
    </>
  );
}
