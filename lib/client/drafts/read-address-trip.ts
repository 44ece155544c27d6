import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { parseTripQuery } from "@/lib/contracts/boats/trip-query";

/** The trip that an address of this site carries, as search results do; null without one. */
export function readAddressTrip(address: string): ChosenTrip | null {
  return parseTripQuery(new URL(address, window.location.origin).searchParams);
}
