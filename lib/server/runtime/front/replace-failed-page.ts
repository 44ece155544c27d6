import type { IncomingMessage, ServerResponse } from "node:http";
import { outageLocale, outagePage } from "@/lib/server/platform/outage/outage-page";
import { wasUnavailable } from "@/lib/server/platform/outage/unavailable-requests";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";
import { originalOf, replaceResponse } from "@/lib/server/runtime/front/replace-response";

const RETRY_SECONDS = "5";

/** Sends a person the page that says "in a moment", and a program a line; 503 either way. */
export async function sendUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  end: ServerResponse["end"] = response.end.bind(response),
): Promise<void> {
  const isPage = /\btext\/html\b/.test(request.headers.accept ?? "");
  const path = request.url?.split("?", 1)[0];
  const locale = outageLocale(request.headers["accept-language"], path);
  const body = isPage ? await outagePage({ locale, kind: "page" }) : JSON.stringify({ error: "unavailable" });
  if (response.destroyed) return;
  response.writeHead(503, {
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/json",
    "Cache-Control": "no-store",
    "Retry-After": RETRY_SECONDS,
  });
  end(request.method === "HEAD" ? undefined : body);
}

/**
 * Replaces the 500 of a page that failed because the database is unavailable by 503 with `Retry-After`, so that search
 * engines keep the address. Everything else passes unchanged.
 */
export function replaceFailedPage(request: IncomingMessage, response: ServerResponse): void {
  const original = originalOf(response);
  const inner = original.methods;
  let isDecided = false;
  let isReplaced = false;

  function decide(): boolean {
    if (isDecided) return isReplaced;
    isDecided = true;
    const id = String(request.headers[INTERNAL_HEADERS.requestId] ?? "");
    isReplaced = response.statusCode === 500 && !response.headersSent && wasUnavailable(id);
    if (!isReplaced) return false;
    replaceResponse(response, original, () => {
      sendUnavailable(request, response, inner.end.bind(response)).catch(() => response.destroy());
    });
    return true;
  }

  Object.assign(response, {
    write: (...given: Parameters<ServerResponse["write"]>) => decide() || inner.write.apply(response, given),
    end: (...given: Parameters<ServerResponse["end"]>) =>
      decide() ? response : inner.end.apply(response, given),
    flushHeaders: () => void (decide() || inner.flushHeaders.call(response)),
  });
}
