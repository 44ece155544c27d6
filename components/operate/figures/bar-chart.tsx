import { useId } from "react";

interface BarChartProps {
  title: string;
  /** What it shows, in a sentence; the numbers stand in the table beside it. */
  description: string;
  bars: readonly { label: string; value: number; text: string }[];
}

const WIDTH = 400;
const LABEL = 152;
const VALUE = 96;
/** Longer names would run into their bars; the table has them in full. */
const LETTERS = 20;
const ROW = 30;
const BAR = 18;

/** Bars that are drawn on the server, the longest of which fills the room. */
export function BarChart({ title, description, bars }: BarChartProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const room = WIDTH - LABEL - VALUE;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}title ${id}text`}
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      className="console-chart"
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}text`}>{description}</desc>
      {bars.map(({ label, value, text }, index) => {
        const length = Math.max((value / most) * room, value > 0 ? 2 : 0);
        const middle = index * ROW + ROW / 2;
        return (
          <g key={label}>
            <text x={0} y={middle} className="console-chart-label">
              {label.length > LETTERS ? `${label.slice(0, LETTERS - 1)}…` : label}
            </text>
            <rect x={LABEL} y={middle - BAR / 2} width={length} height={BAR} rx={4} />
            <text x={LABEL + length + 8} y={middle}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
