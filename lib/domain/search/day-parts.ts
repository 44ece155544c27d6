/** The parts of a day, through the day. */
export const DAY_PART_NAMES = ["morning", "afternoon", "evening", "night"] as const;

export type DayPart = (typeof DAY_PART_NAMES)[number];

/** What people mean by "in the morning", as whole hours in Istanbul time. */
export const DAY_PARTS = {
  morning: { from: 8, until: 12 },
  afternoon: { from: 12, until: 16 },
  // The sun sets within it all year round.
  evening: { from: 17, until: 21 },
  night: { from: 20, until: 24 },
} as const satisfies Record<DayPart, { from: number; until: number }>;

/** The part of the day whose hours these are; null where no part has them. */
export function dayPartOf(start: number | null | undefined, end: number | null | undefined): DayPart | null {
  return (
    DAY_PART_NAMES.find((name) => DAY_PARTS[name].from === start && DAY_PARTS[name].until === end) ?? null
  );
}
