import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolveClientAddress } from "@/lib/server/platform/request/client-address";
import { INTERNAL_HEADERS, isInternalHeader } from "@/lib/server/platform/request/internal-headers";
import {
  commonHeaders,
  contentSecurityPolicy,
  type HeaderSettings,
  pageClassOf,
} from "@/lib/server/runtime/front/security-headers";

export interface FrontSettings extends HeaderSettings {
  trustedProxyHops: number;
}

type PrepareRequest = (request: IncomingMessage, response: ServerResponse) => string;

/**
 * Makes requests fit for the application: headers that visitors may not send are removed, values that only the front
 * knows (address, id, nonce, public origin) are added, and the response gets its fixed headers. Returns the id.
 */
export function createRequestPreparation(settings: FrontSettings): PrepareRequest {
  const site = new URL(settings.siteUrl);
  const forwarded = {
    "x-forwarded-proto": site.protocol.slice(0, -1),
    "x-forwarded-host": site.host,
    "x-forwarded-port": site.port || (site.protocol === "https:" ? "443" : "80"),
  };
  const fixed = Object.entries(commonHeaders(settings));
  const sharedPolicy = contentSecurityPolicy(settings, { class: "shared" });

  return (request, response) => {
    const { headers } = request;
    const address = resolveClientAddress(
      request.socket.remoteAddress,
      headers["x-forwarded-for"],
      settings.trustedProxyHops,
    );
    for (const name of Object.keys(headers)) if (isInternalHeader(name)) delete headers[name];
    const id = randomUUID();
    headers[INTERNAL_HEADERS.requestId] = id;
    headers[INTERNAL_HEADERS.clientAddress] = address;
    headers["x-forwarded-for"] = address;
    Object.assign(headers, forwarded);
    const pageClass = pageClassOf(request.url ?? "/");
    let policy = sharedPolicy;
    if (pageClass !== "shared") {
      const nonce = randomBytes(16).toString("base64");
      policy = contentSecurityPolicy(settings, { class: pageClass, nonce });
      headers[INTERNAL_HEADERS.nonce] = nonce;
      // Next reads the nonce for its own scripts from the policy on the request.
      headers["content-security-policy"] = policy;
    }
    for (const [name, value] of fixed) response.setHeader(name, value);
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("X-Request-Id", id);
    // The page's own scripts can read this one: an error page names the request.
    response.setHeader("Server-Timing", `request;desc="${id}"`);
    return id;
  };
}
