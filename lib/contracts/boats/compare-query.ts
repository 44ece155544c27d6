import { boatQuery, tripQuery } from "@/lib/contracts/boats/boat-query";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { parseTripQuery } from "@/lib/contracts/boats/trip-query";
import { COMPARED_NAME, comparedValue, MAX_COMPARED } from "@/lib/domain/boats/compared-boat";

/** A boat and the trip that it is shown for, if any. */
export interface BoatForTrip {
  boatId: number;
  trip: ChosenTrip | null;
}

/** What is compared, as the query of an address; `trip` is that of all boats without one of their own. */
export function compareQuery(boats: readonly BoatForTrip[], trip: ChosenTrip | null) {
  const values = boats.map(({ boatId, trip: own }) =>
    comparedValue(boatId, own ? String(tripQuery(own)) : ""),
  );
  return { [COMPARED_NAME]: values, ...(trip ? boatQuery(trip) : {}) };
}

/** The boats and trips that the query of an address compares; what cannot be understood is left out. */
export function parseCompareQuery(query: URLSearchParams): {
  boats: BoatForTrip[];
  trip: ChosenTrip | null;
} {
  const boats = new Map<number, BoatForTrip>();
  for (const text of query.getAll(COMPARED_NAME)) {
    const [id = "", own] = text.split("?", 2);
    if (!/^[1-9]\d{0,8}$/.test(id) || boats.has(Number(id))) continue;
    boats.set(Number(id), {
      boatId: Number(id),
      trip: own ? parseTripQuery(new URLSearchParams(own)) : null,
    });
  }
  return { boats: [...boats.values()].slice(0, MAX_COMPARED), trip: parseTripQuery(query) };
}
