import type { ServerResponse } from "node:http";

/**
 * For shared caches of others: as long as our own cache, a little longer while they revalidate, and longer only while
 * the site does not respond. Next's own rule would allow a year. Browsers ask each time and get a 304.
 */
const SHARED = "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";

/**
 * Gives shared pages rules that a CDN can follow, and keeps caches from storing an error as immutable: `immutable`, set
 * for a whole folder in next.config.ts, must not apply to a missing file, which may exist in the next release.
 */
export function normalizeCacheControl(response: ServerResponse): void {
  const writeHead: ServerResponse["writeHead"] = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead(...given: Parameters<ServerResponse["writeHead"]>) {
      const rules = String(response.getHeader("Cache-Control") ?? "");
      if (given[0] >= 400 && rules.includes("immutable")) response.setHeader("Cache-Control", "no-store");
      else if (given[0] < 500 && rules.startsWith("s-maxage=")) response.setHeader("Cache-Control", SHARED);
      return writeHead(...given);
    },
  });
}
