import { accept } from "@/lib/domain/shared/outcome";
import { listMapPorts } from "@/lib/server/catalogue/map/list-map-ports";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles/map", async ({ query, locale, now }) =>
  accept(await listMapPorts(locale, query, now)),
);
