import { boatQuery } from "@/lib/contracts/boats/boat-query";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { parseTripQuery } from "@/lib/contracts/boats/trip-query";
import { COMPARED_NAME, MAX_COMPARED } from "@/lib/domain/boats/compared-boat";

/** What is compared, as the query of an address. */
export function compareQuery(boatIds: readonly number[], trip: ChosenTrip | null) {
  return { [COMPARED_NAME]: boatIds, ...(trip ? boatQuery(trip) : {}) };
}

/** The boats and the trip that the query of an address compares; what cannot be understood is left out. */
export function parseCompareQuery(query: URLSearchParams): { boatIds: number[]; trip: ChosenTrip | null } {
  const ids = query.getAll(COMPARED_NAME).filter((text) => /^[1-9]\d{0,8}$/.test(text));
  const boatIds = [...new Set(ids.map(Number))].slice(0, MAX_COMPARED);
  return { boatIds, trip: parseTripQuery(query) };
}
