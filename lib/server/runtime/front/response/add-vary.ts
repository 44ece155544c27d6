import type { ServerResponse } from "node:http";

/** Tells caches on the way that the response comes in several encodings. */
export function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader("Vary") ?? "");
  if (!/accept-encoding/i.test(vary))
    response.setHeader("Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
}
