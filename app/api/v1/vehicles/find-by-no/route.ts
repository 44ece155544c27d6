import { findBoatByCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles/find-by-no", ({ query, locale }) =>
  findBoatByCode(query.vehicle_number, locale),
);
