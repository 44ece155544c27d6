import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { listMapPorts } from "@/lib/server/map/list-map-ports";

export const GET = endpoint("GET /vehicles/map", async ({ query, locale, now }) =>
  accept(await listMapPorts(locale, query, now)),
);
