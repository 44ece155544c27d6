import type { Handle, RouteHandler } from "@/lib/server/runtime/api/endpoint-contract";
import { ENDPOINTS, type EndpointKey } from "@/lib/server/runtime/api/endpoint-table";
import { serveContract } from "@/lib/server/runtime/api/serve-contract";

/**
 * The route handler of one row of the endpoint table. Schemas, limit, access and status come from the row; `handle`
 * gets its parsed input and returns its response.
 */
export function endpoint<const K extends EndpointKey>(
  key: K,
  handle: Handle<(typeof ENDPOINTS)[K]>,
): RouteHandler {
  return serveContract<(typeof ENDPOINTS)[K]>(ENDPOINTS[key], handle);
}
