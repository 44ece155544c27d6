import { type Period, periodsOverlap } from "@/lib/domain/shared/period";

/** Whether the period touches none of the busy ones. */
export function isFree(period: Period, busy: readonly Period[]): boolean {
  return !busy.some((taken) => periodsOverlap(period, taken));
}
