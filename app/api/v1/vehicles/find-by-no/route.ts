import { endpoint } from "@/lib/server/api/endpoint";
import { findBoatByCode } from "@/lib/server/boats/find-boat-by-code";

export const GET = endpoint("GET /vehicles/find-by-no", ({ query, locale }) =>
  findBoatByCode(query.vehicle_number, locale),
);
