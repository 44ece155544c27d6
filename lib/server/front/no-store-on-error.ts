import type { ServerResponse } from "node:http";

/**
 * Has nobody keep a fault for ever: what a whole folder's files are promised (`immutable`, next.config.ts) does not
 * hold for one that is missing there, which may come with the next release.
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
