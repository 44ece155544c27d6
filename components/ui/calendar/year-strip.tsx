import { useId } from "react";
import { weekdayOf } from "@/components/ui/calendar/month-days";

const CELL = 14;
const GAP = 2;
const HEAD = 18;
const WEEK = 7;
const STEPS = 4;
/** Names of months that begin nearer to each other would touch; and as many letters of each are shown. */
const MONTH_WEEKS = 3;

interface YearStripProps {
  /** What it shows, in words. */
  label: string;
  className: string;
  days: readonly { day: string; amount: number | null; title: string }[];
  lowest: number;
  highest: number;
  monthName: (day: string) => string;
}

/** Days in columns of weeks: the darker, the more. Drawn on the server. */
export function YearStrip({ label, className, days, lowest, highest, monthName }: YearStripProps) {
  const id = useId();
  const first = days[0]?.day ?? "";
  const before = weekdayOf(first);
  const weekOf = (index: number) => Math.floor((index + before) / WEEK);
  const months = days.flatMap(({ day }, index) =>
    day.endsWith("-01") && weekOf(index) >= MONTH_WEEKS ? [{ day, week: weekOf(index) }] : [],
  );
  const width = (weekOf(days.length - 1) + 1) * (CELL + GAP);
  return (
    <svg
      role="img"
      aria-labelledby={id}
      viewBox={`0 0 ${width} ${HEAD + WEEK * (CELL + GAP)}`}
      className={className}
    >
      <title id={id}>{label}</title>
      {[{ day: first, week: 0 }, ...months].map(({ day, week }) => (
        <text key={day} x={week * (CELL + GAP)} y={HEAD - 6}>
          {monthName(day).slice(0, MONTH_WEEKS)}
        </text>
      ))}
      {days.map(({ day, amount, title }, index) => (
        <rect
          key={day}
          x={weekOf(index) * (CELL + GAP)}
          y={HEAD + weekdayOf(day) * (CELL + GAP)}
          width={CELL}
          height={CELL}
          rx={3}
          data-step={stepOf(amount, lowest, highest)}
        >
          <title>{title}</title>
        </rect>
      ))}
    </svg>
  );
}

/** How dark a day is: 0 without an amount, 1 for the lowest, up to `STEPS` for the highest. */
function stepOf(amount: number | null, lowest: number, highest: number): number {
  if (amount === null) return 0;
  if (highest === lowest) return 2;
  return 1 + Math.round(((amount - lowest) / (highest - lowest)) * (STEPS - 1));
}
