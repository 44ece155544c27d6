"use client";

import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { useLazyChoice } from "@/components/boats/booking/use-lazy-choice";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon/icon";
import { formatDay, formatHourRange } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";

interface WhatsappQuestionProps {
  boat: BookingBoat;
  locale: Locale;
  /** Digits only. */
  number: string;
  labels: {
    action: string;
    /** Names the boat, its code and its address. */
    question: string;
    date: string;
    hours: string;
    persons: string;
  };
}

/** The chosen trip, one fact per line, below the question. */
function tripLines(
  { day, endDay, startHour, endHour, persons }: BookingChoice,
  props: WhatsappQuestionProps,
) {
  const { locale, labels } = props;
  if (!day) return [];
  const days = [day, endDay].filter((one) => one !== null).map((one) => formatDay(one, locale));
  const hours = startHour !== null && endHour !== null ? formatHourRange(startHour, endHour) : null;
  return [
    `${labels.date}: ${days.join(" – ")}`,
    ...(hours ? [`${labels.hours}: ${hours}`] : []),
    `${labels.persons}: ${persons}`,
  ];
}

/** Leads to WhatsApp with the question written already: the boat, and the trip that was chosen. */
export function WhatsappQuestion(props: WhatsappQuestionProps) {
  const { boat, number, labels } = props;
  const [place, choice] = useLazyChoice<HTMLAnchorElement>(boat);
  const text = [labels.question, ...(choice ? tripLines(choice, props) : [])].join("\n");
  return (
    <a
      ref={place}
      href={`https://wa.me/${number}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener nofollow"
      className={buttonClass({ variant: "outline" })}
    >
      <Icon name="message-circle" />
      {labels.action}
    </a>
  );
}
