import type { ServerResponse } from "node:http";

/**
 * Keeps caches from storing an error for ever: `immutable`, set for a whole folder in next.config.ts, must not
 * apply to a missing file, which may exist in the next release.
 */
export function noStoreOnError(response: ServerResponse): void {
  const writeHead: ServerResponse["writeHead"] = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead(...given: Parameters<ServerResponse["writeHead"]>) {
      const rules = String(response.getHeader("Cache-Control") ?? "");
      if (given[0] >= 400 && rules.includes("immutable")) response.setHeader("Cache-Control", "no-store");
      return writeHead(...given);
    },
  });
}
