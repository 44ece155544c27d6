import { vehiclesCountResponse } from "@/lib/contracts/boats/vehicle-search";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { countBoats } from "@/lib/server/search/count-boats";

export const GET = endpoint({
  query: vehiclesQuery,
  response: vehiclesCountResponse,
  session: "none",
  limit: { name: "vehicles_count", points: 240, seconds: 60 },
  handle: async ({ query, now }) => accept({ total: await countBoats(query, now) }),
});
