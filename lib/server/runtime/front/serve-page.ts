import type { IncomingMessage, ServerResponse } from "node:http";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import { senderKey } from "@/lib/server/platform/request/sender-key";
import type { Admissions } from "@/lib/server/runtime/front/admission/admissions";
import type { PageCache, Render } from "@/lib/server/runtime/front/page-cache";
import { pageKeyOf } from "@/lib/server/runtime/front/page-key";
import { type Recording, ResponseTransform } from "@/lib/server/runtime/front/response/response-transform";
import { sendUnavailable } from "@/lib/server/runtime/front/response/send-unavailable";
import { routeLabel } from "@/lib/server/runtime/metrics/route-label";
import type { Metrics } from "@/lib/server/runtime/metrics/site-metrics";

export interface PageServer {
  /** The application. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Caches public pages; without it every request reaches the application. */
  pages?: PageCache | undefined;
  admissions: Admissions;
  metrics: Metrics;
  /** The Content-Security-Policy of pages that are the same for everybody. */
  sharedPolicy: string;
}

/** From the cache of pages where it may, else from the application once it has room for the request. */
export async function servePage(
  server: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  { path, isCanonical }: { path: string; isCanonical: boolean },
): Promise<void> {
  const { pages, admissions, metrics } = server;
  let isRendered = false;
  const renderOnce: Render = async ({ recording, sendStale } = {}) => {
    const leave = await admit(admissions, request, response, sendStale !== undefined);
    if (!leave)
      return response.destroyed ? undefined : await (sendStale?.() ?? sendUnavailable(request, response));
    isRendered = true;
    await render(server, request, response, { path, recording, leave }).finally(leave);
  };
  // A path that had to be normalised is no canonical address: the application redirects it.
  if (!pages || !isCanonical) return renderOnce();
  const mayBeKept = pageKeyOf(request) !== null;
  await pages.respond(request, response, renderOnce);
  if (mayBeKept) metrics.countKept(isRendered ? "miss" : "hit");
}

const ABANDONED_MILLISECONDS = 15_000;

async function render(
  { handle, metrics, sharedPolicy }: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  { path, recording, leave }: { path: string; recording: Recording | undefined; leave: () => void },
): Promise<void> {
  const began = performance.now();
  try {
    const transform = new ResponseTransform(request, response, { sharedPolicy, recording });
    // Next waits for the end of a response for ever when its client disconnects: it frees its place nevertheless, at
    // once where it was rendered wholly, else when rendering should have stopped.
    response.once("close", () => {
      if (transform.hasEnded) leave();
      else setTimeout(leave, ABANDONED_MILLISECONDS).unref();
    });
    await handle(request, response);
  } finally {
    metrics.countRender(routeLabel(path), (performance.now() - began) / 1000);
  }
}

/**
 * The function to call at the end of the request; null when it may not be rendered now, or its client has disconnected.
 */
function admit(
  admissions: Admissions,
  request: IncomingMessage,
  response: ServerResponse,
  isKnown: boolean,
): Promise<(() => void) | null> {
  const admission = admissions.queueFor(request.url ?? "/", isKnown);
  if (!admission) return Promise.resolve(() => undefined);
  const sender = senderKey(String(request.headers[INTERNAL_HEADERS.clientAddress]));
  return admission.enter(sender, (giveUp) => response.once("close", giveUp));
}
