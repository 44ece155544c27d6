import { vehiclesQuery, vehiclesResponse } from "@/lib/contracts/boats/vehicles";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { listBoats } from "@/lib/server/search/list-boats";

export const GET = endpoint({
  query: vehiclesQuery,
  response: vehiclesResponse,
  session: "none",
  limit: { name: "vehicles", points: 240, seconds: 60 },
  handle: async ({ query, locale, now }) => accept(await listBoats(locale, query, now)),
});
