"use client";

import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { useLazyChoice } from "@/components/boats/booking/use-lazy-choice";
import { DAY_MS } from "@/lib/domain/shared/instant";
import { atHour, type TripTime, toInstant } from "@/lib/domain/shared/istanbul-time";
import { formatInstant } from "@/lib/i18n/format-date";
import type { Locale } from "@/lib/i18n/locales";

export interface PolicyStepView {
  /** Null = until departure. */
  daysBefore: number | null;
  refunds: boolean;
  title: string;
  when: string;
}

interface PolicyTimelineProps {
  boat: BookingBoat;
  /** Daily trips start then. */
  handoverHour: number;
  locale: Locale;
  steps: readonly PolicyStepView[];
  labels: {
    /** With `{date}` in it. */
    until: string;
    over: string;
    ask: string;
  };
}

function startOf(choice: BookingChoice | null, handoverHour: number): TripTime | null {
  if (!choice?.day) return null;
  const hour = choice.kind === "daily" ? handoverHour : choice.startHour;
  return hour === null ? null : atHour(choice.day, hour);
}

/** The refund steps, earliest first; with exact times once a trip is chosen. */
export function PolicyTimeline({ boat, handoverHour, locale, steps, labels }: PolicyTimelineProps) {
  const [place, choice] = useLazyChoice<HTMLDivElement>(boat);
  const startsAt = startOf(choice, handoverHour);
  const untilOf = ({ daysBefore }: PolicyStepView) =>
    startsAt === null || daysBefore === null
      ? null
      : new Date(toInstant(startsAt).getTime() - daysBefore * DAY_MS);
  return (
    <div ref={place} aria-live="polite">
      <ol className="mt-5 grid gap-4 sm:auto-cols-fr sm:grid-flow-col sm:gap-0">
        {steps.map((step) => {
          const until = untilOf(step);
          const over = until !== null && until.getTime() <= Date.now();
          const open = step.refunds && !over;
          return (
            <li key={step.when} className="flex items-start gap-3 sm:block">
              <span aria-hidden className="flex shrink-0 items-center pt-1 sm:mb-3 sm:pt-0">
                <span
                  className={`size-4 rounded-full border-4 bg-white ${open ? "border-success" : "border-field"}`}
                />
                <span className={`hidden h-1 grow sm:block ${open ? "bg-success" : "bg-line"}`} />
              </span>
              <span className="sm:pe-4">
                <span className="block font-semibold text-navy">{step.title}</span>
                <span className="block text-muted text-sm">{step.when}</span>
                {until && (
                  <span className="block font-semibold text-sm">
                    {over ? labels.over : labels.until.replace("{date}", formatInstant(until, locale))}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {!startsAt && <p className="mt-4 text-muted text-sm">{labels.ask}</p>}
    </div>
  );
}
