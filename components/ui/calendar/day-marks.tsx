import type { ReactNode } from "react";

interface DayPriceProps {
  text: string;
  /** Among the lowest of its month: marked by a sign and weight, not by colour alone. */
  cheapest: boolean;
}

/** The short price beneath a day; the day's accessible name has the exact one. */
export function DayPrice({ text, cheapest }: DayPriceProps) {
  const look = cheapest
    ? "font-bold text-success group-aria-pressed:text-white"
    : "font-normal text-muted group-aria-pressed:text-white";
  return (
    // Arabic needs a word where other languages have a letter.
    <span
      className={`flex items-center gap-0.5 whitespace-nowrap text-[0.6875rem] rtl:text-[0.625rem] rtl:gap-0 rtl:[word-spacing:-0.25em] ${look}`}
    >
      {cheapest && <span className="text-[0.5rem]">▼</span>}
      <bdi>{text}</bdi>
    </span>
  );
}

/** A half-filled circle in the corner of a day of which a part is taken. */
export function PartlyMark() {
  return (
    <span className="block size-2 rounded-full border border-current bg-linear-to-t from-50% from-current to-50% to-transparent" />
  );
}

export interface CalendarLegendProps {
  items: readonly { sign: ReactNode; text: string }[];
}

/** What the looks of the days mean. */
export function CalendarLegend({ items }: CalendarLegendProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      {items.map(({ sign, text }) => (
        <li key={text} className="inline-flex items-center gap-2">
          <span aria-hidden className="inline-flex min-w-5 justify-center">
            {sign}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
