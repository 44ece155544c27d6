import type { IncomingMessage } from "node:http";
import { FLIGHT_QUERY } from "@/lib/server/front/rewrite/rsc-payload";
import { INTERNAL_HEADERS } from "@/lib/server/request/internal-headers";

const ASKED = new RegExp(`^[^?]*\\?${FLIGHT_QUERY}=([\\w-]+)$`);

/**
 * A request for React's data of a page becomes a request for the page, with a note which version's data is to be
 * sent instead (`sendPage`). Everything else stays as the browser said it, since it decided what the page says: the
 * language of a notice whose address has none (`/404`) is the visitor's.
 */
export function askForFlight(request: IncomingMessage, asked: string): void {
  const version = ASKED.exec(asked)?.[1];
  if (version === undefined) return;
  request.url = request.url?.split("?", 1)[0];
  request.headers[INTERNAL_HEADERS.flight] = version;
}
