import { toTripTime } from "@/lib/domain/shared/istanbul-time";

/** `2026-12-01T10:00:00+03:00` of an instant, so that its day is the one that pages show: Istanbul keeps its offset. */
export function istanbulMoment(instant: string): string {
  return `${toTripTime(new Date(instant))}:00+03:00`;
}
