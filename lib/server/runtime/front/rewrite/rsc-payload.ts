import { createHash } from "node:crypto";

const VERSION_LENGTH = 12;

/** Inline scripts that hand data to React; Next escapes every `<` in them. */
const DATA_SCRIPT = /<script>([^<]*\b__next_f\b[^<]*)<\/script>/g;
/** The same data in a script of another shape; texts and structured data hold whatever visitors write. */
const UNKNOWN_DATA_SCRIPT = /<script(?! type="application\/ld\+json")[^<]*__next_f/;

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
  if (scripts.length === 0 || UNKNOWN_DATA_SCRIPT.test(alone))
    throw new Error("no payload, or of another shape");
  const version = createHash("sha1").update(alone).digest("base64url").slice(0, VERSION_LENGTH);
  return { html: alone, payload: { version, script: scripts.join(";") } };
}

/** The tag that stands for the payload in a page without it. */
export function payloadTag(version: string): string {
  return `<script data-payload="${version}"></script>`;
}

/** A page that was separated from its payload, with the payload in it again: it needs no second request. */
export function joinPayload(html: string, { version, script }: RscPayload): string {
  // By function: a payload may hold "$&".
  return html.replace(payloadTag(version), () => `<script>${script}</script>`);
}
