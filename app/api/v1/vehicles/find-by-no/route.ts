import { findByNoQuery, findByNoResponse } from "@/lib/contracts/boats/boat-code";
import { endpoint } from "@/lib/server/api/endpoint";
import { findBoatByCode } from "@/lib/server/boats/find-boat-by-code";

export const GET = endpoint({
  query: findByNoQuery,
  response: findByNoResponse,
  session: "none",
  limit: { name: "find_by_no", points: 30, seconds: 60, shared: true },
  handle: ({ query, locale }) => findBoatByCode(query.vehicle_number, locale),
});
