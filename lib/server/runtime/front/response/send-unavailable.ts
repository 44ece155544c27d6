import type { IncomingMessage, ServerResponse } from "node:http";
import { outageLocale, outagePage } from "@/lib/server/platform/outage/outage-page";

const RETRY_SECONDS = "5";

/**
 * Sends a person the page that says "in a moment", and a program a line; 503 either way. `end` is the response's
 * original method, where it has been replaced.
 */
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
