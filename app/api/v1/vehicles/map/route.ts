import { vehicleMapResponse } from "@/lib/contracts/boats/vehicle-map";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { listMapPorts } from "@/lib/server/map/list-map-ports";

export const GET = endpoint({
  query: vehiclesQuery,
  response: vehicleMapResponse,
  session: "none",
  limit: { name: "vehicles", points: 240, seconds: 60 },
  handle: async ({ query, locale, now }) => accept(await listMapPorts(locale, query, now)),
});
