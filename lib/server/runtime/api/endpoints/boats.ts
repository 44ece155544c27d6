import * as availability from "@/lib/contracts/boats/availability";
import * as boatCode from "@/lib/contracts/boats/boat-code";
import * as quote from "@/lib/contracts/boats/quote";
import * as suggestions from "@/lib/contracts/boats/suggestions";
import * as vehicleMap from "@/lib/contracts/boats/vehicle-map";
import * as vehiclePrices from "@/lib/contracts/boats/vehicle-prices";
import * as search from "@/lib/contracts/boats/vehicle-search";
import * as vehicles from "@/lib/contracts/boats/vehicles";
import type { EndpointRows } from "@/lib/server/runtime/api/endpoint-contract";
import { MINUTE } from "@/lib/server/runtime/api/limit-windows";

/** Searching boats, and what a boat page asks. */
export const BOAT_ENDPOINTS = {
  "GET /vehicles": {
    access: "anyone",
    limit: { name: "vehicles", points: 240, seconds: MINUTE },
    query: vehicles.vehiclesQuery,
    response: vehicles.vehiclesResponse,
  },
  "GET /vehicles/count": {
    access: "anyone",
    limit: { name: "vehicles_count", points: 240, seconds: MINUTE },
    query: vehicles.vehiclesQuery,
    response: search.vehiclesCountResponse,
  },
  "GET /vehicles/first-day": {
    access: "anyone",
    limit: { name: "vehicles_first_day", points: 120, seconds: MINUTE },
    query: vehicles.vehiclesQuery,
    response: search.vehiclesFirstDayResponse,
  },
  "GET /vehicles/filters": {
    access: "anyone",
    limit: { name: "vehicles_filters", points: 240, seconds: MINUTE },
    response: search.vehiclesFiltersResponse,
  },
  "GET /vehicles/suggestions": {
    access: "anyone",
    limit: { name: "vehicles_suggestions", points: 120, seconds: MINUTE },
    query: suggestions.suggestionsQuery,
    response: suggestions.suggestionsResponse,
  },
  "GET /vehicles/map": {
    access: "anyone",
    limit: { name: "vehicles", points: 240, seconds: MINUTE },
    query: vehicles.vehiclesQuery,
    response: vehicleMap.vehicleMapResponse,
  },
  "GET /vehicles/prices": {
    access: "anyone",
    limit: { name: "prices", points: 60, seconds: MINUTE },
    query: vehiclePrices.vehiclePricesQuery,
    response: vehiclePrices.vehiclePricesResponse,
  },
  "GET /vehicles/find-by-no": {
    access: "anyone",
    limit: { name: "find_by_no", points: 30, seconds: MINUTE, shared: true },
    query: boatCode.findByNoQuery,
    response: boatCode.findByNoResponse,
  },
  "POST /vehicles/calculate-price": {
    access: "anyone",
    limit: { name: "calculate_price", points: 60, seconds: MINUTE, shared: true },
    body: quote.quoteBody,
    response: quote.quoteResponse,
  },
  "GET /vehicles/{vehicle}": {
    access: "anyone",
    limit: { name: "vehicle", points: 240, seconds: MINUTE },
    params: vehicles.vehicleParams,
    response: vehicles.vehicleResponse,
  },
  "GET /vehicles/{vehicle}/reviews": {
    access: "anyone",
    limit: { name: "vehicle", points: 240, seconds: MINUTE },
    params: vehicles.vehicleParams,
    query: vehicles.reviewsQuery,
    response: vehicles.reviewsResponse,
  },
  "GET /vehicles/{vehicle}/availability": {
    access: "anyone",
    limit: { name: "availability", points: 120, seconds: MINUTE },
    params: vehicles.vehicleParams,
    query: availability.availabilityQuery,
    response: availability.availabilityResponse,
  },
} as const satisfies EndpointRows;
