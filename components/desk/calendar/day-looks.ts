import { type DayFill, dayFill, onDay } from "@/lib/domain/owners/desk-days";

/** What can stand in a calendar, the weightiest first: it names the day. */
export const TAKEN_KINDS = ["reservation", "service", "hold", "request", "imported", "block"] as const;
export type TakenKind = (typeof TAKEN_KINDS)[number];

export interface TakenTime {
  blockId: number | null;
  boatId: number;
  kind: TakenKind;
  startsAt: Date;
  endsAt: Date;
  /** With the turnaround after it. */
  takenUntil: Date;
  number: string | null;
  note: string | null;
}

export interface DayLook {
  fill: DayFill;
  /** What the day is marked by; null when it is free. */
  kind: TakenKind | null;
  here: TakenTime[];
}

/** How a day of a calendar looks: by its weightiest entry, filled as far as the day is taken. */
export function dayLook(taken: readonly TakenTime[], day: string): DayLook {
  const here = onDay(taken, day);
  const taking = here.flatMap(({ kind, startsAt, takenUntil }) =>
    kind === "request" ? [] : [{ startsAt, endsAt: takenUntil }],
  );
  const kind = TAKEN_KINDS.find((one) => here.some((entry) => entry.kind === one)) ?? null;
  return { fill: kind === "request" ? "part" : dayFill(taking, day), kind, here };
}
