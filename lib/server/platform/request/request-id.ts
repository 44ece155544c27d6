import { randomUUID } from "node:crypto";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";

/** The id that the front gave this request, as in the response and in the log; a fresh one without the front. */
export function requestIdOf(headers: Headers): string {
  return headers.get(INTERNAL_HEADERS.requestId) ?? randomUUID();
}
