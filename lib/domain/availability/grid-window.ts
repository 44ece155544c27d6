import {
  addDays,
  atHour,
  minutesIntoDay,
  type TripDay,
  type TripTime,
  toInstant,
  toTripTime,
} from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";

export const GRID_VIEWS = ["day", "week", "month"] as const;
export type GridView = (typeof GRID_VIEWS)[number];

const DAY_MINUTES = 24 * 60;
/** `step`: days by which one leafs; a month by four weeks, so that the weekdays stay in their columns. */
const VIEWS = {
  day: { days: 1, columnMinutes: 60, step: 1 },
  week: { days: 7, columnMinutes: DAY_MINUTES, step: 7 },
  month: { days: 31, columnMinutes: DAY_MINUTES, step: 28 },
} as const satisfies Record<GridView, object>;

/** The time that a grid of boats shows: hours of a day, or days. */
export interface GridWindow extends Period {
  view: GridView;
  firstDay: TripDay;
  /** When each column begins. */
  columns: TripTime[];
  earlier: TripDay;
  later: TripDay;
}

/** The window of a view that begins with a day. */
export function gridWindow(view: GridView, firstDay: TripDay): GridWindow {
  const { days, columnMinutes, step } = VIEWS[view];
  const count = (days * DAY_MINUTES) / columnMinutes;
  return {
    view,
    firstDay,
    columns: Array.from({ length: count }, (_, index) => atHour(firstDay, (index * columnMinutes) / 60)),
    startsAt: toInstant(atHour(firstDay, 0)),
    endsAt: toInstant(atHour(addDays(firstDay, days), 0)),
    earlier: addDays(firstDay, -step),
    later: addDays(firstDay, step),
  };
}

/** Where an instant stands in the window, in columns from its start; outside of it below 0 or above their number. */
export function columnAt(instant: Date, { view, firstDay }: Pick<GridWindow, "view" | "firstDay">): number {
  return minutesIntoDay(toTripTime(instant), firstDay) / VIEWS[view].columnMinutes;
}

/** A part of a row, in columns: half-open. */
export interface Stretch {
  from: number;
  until: number;
}

/**
 * Puts stretches that overlap below each other: the lane of each, in their order, and how many there are. Each counts
 * as at least `shortest` long, so that what is drawn that long covers nothing. The earlier ones get the upper lanes.
 */
export function packLanes(
  stretches: readonly Stretch[],
  shortest: number,
): { lanes: number[]; count: number } {
  const lanes = new Array<number>(stretches.length).fill(0);
  const ends: number[] = [];
  const byStart = stretches.map((_, index) => index).sort((a, b) => fromOf(a) - fromOf(b));
  for (const index of byStart) {
    const { from = 0, until = 0 } = stretches[index] ?? {};
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(until, from + shortest);
    lanes[index] = lane;
  }
  return { lanes, count: Math.max(1, ends.length) };

  function fromOf(index: number): number {
    return stretches[index]?.from ?? 0;
  }
}
