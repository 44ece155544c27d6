import type { PartChoice } from "@/components/layout/hours/day-parts";
import { DAY_PART_NAMES, DAY_PARTS } from "@/lib/domain/search/day-parts";

/** The parts of the day that a search offers, after none of them. `names` are as many as `DAY_PART_NAMES`. */
export function partChoices(anyHour: string, names: readonly string[]): PartChoice[] {
  const parts = DAY_PART_NAMES.map((value, index) => {
    const { from, until } = DAY_PARTS[value];
    return { value, label: names[index] ?? value, hours: `${from}–${until}` };
  });
  return [{ value: "", label: anyHour }, ...parts];
}
