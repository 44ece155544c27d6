import { type Period, periodsOverlap } from "@/lib/domain/shared/period";

/** Whether the period overlaps no busy period. */
export function isFree(period: Period, busy: readonly Period[]): boolean {
  return !busy.some((taken) => periodsOverlap(period, taken));
}
