import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { INTERNAL_HEADERS } from "@/lib/server/request/internal-headers";

/** Query parameter that requests the payload of a page instead of the page; its value is the version. */
export const PAYLOAD_QUERY = "rsc-payload";
/** In place of a version: the page with its payload inside, for a browser that could not get the payload alone. */
const INSIDE = "inside";
const VERSION_LENGTH = 12;

/** Inline scripts that hand data to React; Next escapes every `<` in them. */
const DATA_SCRIPT = /<script>([^<]*\b__next_f\b[^<]*)<\/script>/g;
const REQUESTED = new RegExp(`[?&]${PAYLOAD_QUERY}=([\\w-]+)$`);

/** What React needs to hydrate a page, as a script of its own. */
export interface RscPayload {
  /** A digest of the page's HTML: processes that show the same HTML name it alike. */
  version: string;
  script: string;
}

/** A page without React's data, and that data. Throws when the data is not found as known here. */
export function separatePayload(html: string): { html: string; payload: RscPayload } {
  const scripts = [...html.matchAll(DATA_SCRIPT)].map(([, code]) => code);
  const alone = html.replace(DATA_SCRIPT, "");
  if (scripts.length === 0 || alone.includes("__next_f")) throw new Error("no payload, or of another shape");
  const version = createHash("sha1").update(alone).digest("base64url").slice(0, VERSION_LENGTH);
  return { html: alone, payload: { version, script: scripts.join(";") } };
}

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

/** The query that asks for a page with its payload inside. */
export const PAYLOAD_INSIDE = `${PAYLOAD_QUERY}=${INSIDE}`;

/** The tag that stands for the payload in a page without it. */
export function payloadTag(version: string): string {
  return `<script data-payload="${version}"></script>`;
}

/** A page that was separated from its payload, with the payload in it again: it needs no second request. */
export function joinPayload(html: string, { version, script }: RscPayload): string {
  // By function: a payload may hold "$&".
  return html.replace(payloadTag(version), () => `<script>${script}</script>`);
}
