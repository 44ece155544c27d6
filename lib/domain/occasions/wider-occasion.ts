import type { TripDay } from "@/lib/domain/shared/istanbul-time";

/** Changes to a choice without a free boat that would find one. */
export interface WiderOccasion {
  /** The most guests that a boat for this occasion takes at the chosen place; 0 when no boat is there. */
  capacity: number;
  /** Whether a boat is free at another hour of the same day. */
  anyHour: boolean;
  /** The next days with a free boat, everything else unchanged. */
  days: TripDay[];
  /** The nearest other cities with a free boat on that day. */
  cities: { id: number; name: string }[];
}
