import type { TripTime } from "@/lib/domain/shared/istanbul-time";

export const PACKING = ["identity", "shoes", "soft_bag", "swimwear", "sun", "jacket"] as const;
export type PackingItem = (typeof PACKING)[number];

/** Months in which people swim on our coasts. */
const SWIMMING_MONTHS = { first: 5, last: 10 };
const EVENING_HOUR = 19;

/**
 * What guests should bring: shoes always; swimwear by day in the swimming months, sun protection by day, a jacket for
 * evenings and the cool months, identity papers and a soft bag for nights on board.
 */
export function listPacking({ startsAt, endsAt }: { startsAt: TripTime; endsAt: TripTime }): PackingItem[] {
  const month = Number(startsAt.slice(5, 7));
  const warm = month >= SWIMMING_MONTHS.first && month <= SWIMMING_MONTHS.last;
  const nights = startsAt.slice(0, 10) !== endsAt.slice(0, 10) && endsAt.slice(11, 13) > "04";
  const byDay = nights || Number(startsAt.slice(11, 13)) < EVENING_HOUR - 2;
  const late =
    nights || startsAt.slice(0, 10) !== endsAt.slice(0, 10) || Number(endsAt.slice(11, 13)) >= EVENING_HOUR;
  const wanted: Record<PackingItem, boolean> = {
    identity: nights,
    shoes: true,
    soft_bag: nights,
    swimwear: warm && byDay,
    sun: byDay,
    jacket: late || !warm,
  };
  return PACKING.filter((item) => wanted[item]);
}
