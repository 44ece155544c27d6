import { createHash } from "node:crypto";

/** Names the version of the page whose data is asked for, behind the page's own address. */
export const FLIGHT_QUERY = "flight";
const VERSION_LENGTH = 12;

/** Inline scripts that give something to React; none of them holds a `<`. */
const GIVES_DATA = /<script>([^<]*\b__next_f\b[^<]*)<\/script>/g;
const FIRST_SCRIPT = /<script src="[^"]+" async="">/;

/** What React needs of a page, as a script of its own. */
export interface Flight {
  /** Of the page's HTML: processes that show the same HTML know it by the same name. */
  version: string;
  script: string;
}

/**
 * A page without React's data, and the data as a script, which the page names before its other scripts. Whoever
 * reads the page does not wait for what only its scripts need. Null where a page has no scripts or no data.
 */
export function separateFlight(html: string): { html: string; flight: Flight | null } {
  const given = [...html.matchAll(GIVES_DATA)].map(([, code]) => code);
  if (given.length === 0 || !FIRST_SCRIPT.test(html)) return { html, flight: null };
  const alone = html.replace(GIVES_DATA, "");
  const version = createHash("sha1").update(alone).digest("base64url").slice(0, VERSION_LENGTH);
  const named = alone.replace(
    FIRST_SCRIPT,
    (script) => `<script src="?${FLIGHT_QUERY}=${version}" async=""></script>${script}`,
  );
  return { html: named, flight: { version, script: given.join(";") } };
}
