import { findByNoAnswer, findByNoQuery } from "@/lib/contracts/vehicles";
import { findBoatByCode } from "@/lib/server/boats/find-boat-by-code";
import { endpoint } from "@/lib/server/http/endpoint";

export const GET = endpoint({
  query: findByNoQuery,
  answer: findByNoAnswer,
  session: "none",
  limit: { name: "find_by_no", points: 30, seconds: 60, shared: true },
  handle: ({ query, locale }) => findBoatByCode(query.vehicle_number, locale),
});
