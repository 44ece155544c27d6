import type { Instrumentation } from "next";
import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";
import { log } from "@/lib/server/platform/log";
import { markUnavailable } from "@/lib/server/platform/outage/unavailable-requests";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import { readablePath } from "@/lib/server/platform/request/readable-path";

type Reported = Parameters<Instrumentation.onRequestError>;

/** Logs what a page or handler threw; an unavailable database is a warning, everything else a bug. */
export function logRequestError(error: Reported[0], request: Reported[1], context: Reported[2]): void {
  const requestId = request.headers[INTERNAL_HEADERS.requestId];
  if (isUnavailable(error) && typeof requestId === "string") markUnavailable(requestId);
  log(isUnavailable(error) ? "warn" : "error", "render_failed", {
    request_id: requestId,
    path: readablePath(request.path),
    route: context.routePath,
    // The digest is all that remains of an error that Next has hidden.
    digest: error instanceof Error && "digest" in error ? error.digest : undefined,
    error,
  });
}
