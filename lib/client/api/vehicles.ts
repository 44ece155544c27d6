import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api/call-api";
import { availabilityAnswer } from "@/lib/contracts/boats/availability";
import { findByNoAnswer } from "@/lib/contracts/boats/boat-code";
import { vehiclesCountAnswer, vehiclesFiltersAnswer } from "@/lib/contracts/boats/vehicle-search";
import { reviewsAnswer } from "@/lib/contracts/boats/vehicles";

/** Busy times, free hours and prices per day of a boat, from one Istanbul day to another. */
export function availabilityQuery(vehicle: number | string, from: string, to: string) {
  return queryOptions({
    queryKey: ["availability", vehicle, from, to],
    staleTime: 30_000,
    queryFn: ({ signal }) =>
      callApi("get", `vehicles/${vehicle}/availability`, {
        answer: availabilityAnswer,
        query: { from, to },
        signal,
      }),
  });
}

/** How many boats a search finds. */
export function countVehicles(query: URLSearchParams, signal: AbortSignal) {
  return callApi("get", "vehicles/count", { answer: vehiclesCountAnswer, query, signal });
}

/** What the search offers to choose from, in the page's language. */
export function fetchVehiclesFilters() {
  return callApi("get", "vehicles/filters", { answer: vehiclesFiltersAnswer });
}

/** The slugs of the boat with this code. */
export function findByNo(code: string) {
  return callApi("get", "vehicles/find-by-no", { answer: findByNoAnswer, query: { vehicle_number: code } });
}

/** A page of a boat's reviews, newest first. */
export function listReviews(vehicle: number, page: number) {
  return callApi("get", `vehicles/${vehicle}/reviews`, {
    answer: reviewsAnswer,
    query: { page: String(page) },
  });
}
