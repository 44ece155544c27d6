import type { IncomingMessage } from "node:http";
import { INTERNAL_HEADERS } from "@/lib/server/platform/request/internal-headers";

/** Query parameter that requests the payload of a page instead of the page; its value is the version. */
export const PAYLOAD_QUERY = "rsc-payload";
/** In place of a version: the page with its payload inside, for a browser that could not get the payload alone. */
const INSIDE = "inside";
/** The query that asks for a page with its payload inside. */
export const PAYLOAD_INSIDE = `${PAYLOAD_QUERY}=${INSIDE}`;

const REQUESTED = new RegExp(`[?&]${PAYLOAD_QUERY}=([\\w-]+)$`);

/**
 * Turns a request for a payload into one for its page, with the wanted version in an internal header (`sendPage`).
 * Everything else of the request stays, above all the page's own query and the visitor's language. `asked` is the
 * target as it was sent: what is missing has lost its query by now.
 */
export function acceptPayloadRequest(request: IncomingMessage, asked: string): void {
  const version = REQUESTED.exec(asked)?.[1];
  if (version === undefined) return;
  request.url = request.url?.replace(REQUESTED, "");
  request.headers[INTERNAL_HEADERS.payload] = version;
}

/** Whether nothing but a payload is wanted. */
export function isPayloadAlone({ headers }: IncomingMessage): boolean {
  const wanted = headers[INTERNAL_HEADERS.payload];
  return wanted !== undefined && wanted !== INSIDE;
}

/** Whether the page is wanted with its payload inside. */
export function isPayloadInside({ headers }: IncomingMessage): boolean {
  return headers[INTERNAL_HEADERS.payload] === INSIDE;
}
