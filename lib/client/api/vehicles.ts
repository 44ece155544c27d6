import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/lib/client/api/transport/call-api";
import { availabilityResponse } from "@/lib/contracts/boats/availability";
import { findByNoResponse } from "@/lib/contracts/boats/boat-code";
import { suggestionsResponse } from "@/lib/contracts/boats/suggestions";
import { vehiclePricesResponse } from "@/lib/contracts/boats/vehicle-prices";
import {
  vehiclesCountResponse,
  vehiclesFiltersResponse,
  vehiclesFirstDayResponse,
} from "@/lib/contracts/boats/vehicle-search";
import { reviewsResponse } from "@/lib/contracts/boats/vehicles";

/** Busy times, free hours and prices per day of a boat, from one Istanbul day to another. */
export function availabilityQuery(vehicle: number | string, from: string, to: string) {
  return queryOptions({
    queryKey: ["availability", vehicle, from, to],
    staleTime: 30_000,
    queryFn: ({ signal }) =>
      callApi("get", `vehicles/${vehicle}/availability`, {
        response: availabilityResponse,
        query: { from, to },
        signal,
      }),
  });
}

/** How many boats a search finds. */
export function countVehicles(query: URLSearchParams, signal: AbortSignal) {
  return callApi("get", "vehicles/count", { response: vehiclesCountResponse, query, signal });
}

/** The first day with a boat for a search. */
export async function fetchFirstDay(query: URLSearchParams, signal: AbortSignal): Promise<string | null> {
  const found = await callApi("get", "vehicles/first-day", {
    response: vehiclesFirstDayResponse,
    query,
    signal,
  });
  return found.day;
}

/** The lowest price of each day among the boats of a search. */
export function dayPricesQuery(search: URLSearchParams, from: string, to: string) {
  const query = new URLSearchParams(search);
  query.set("from", from);
  query.set("to", to);
  return queryOptions({
    queryKey: ["day-prices", String(query)],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      callApi("get", "vehicles/prices", { response: vehiclePricesResponse, query, signal }),
  });
}

/** Boats by the beginning of their name or code; the cities where no text is given. */
export function fetchSuggestions(text: string, signal: AbortSignal) {
  return callApi("get", "vehicles/suggestions", { response: suggestionsResponse, query: { text }, signal });
}

/** What the search offers to choose from, in the page's language. */
export function fetchVehiclesFilters() {
  return callApi("get", "vehicles/filters", { response: vehiclesFiltersResponse });
}

/** The slugs of the boat with this code. */
export function findByNo(code: string) {
  return callApi("get", "vehicles/find-by-no", {
    response: findByNoResponse,
    query: { vehicle_number: code },
  });
}

/** A page of a boat's reviews, newest first. */
export function listReviews(vehicle: number, page: number) {
  return callApi("get", `vehicles/${vehicle}/reviews`, {
    response: reviewsResponse,
    query: { page: String(page) },
  });
}
