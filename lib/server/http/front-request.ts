import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolveClientAddress } from "@/lib/server/http/client-address";
import { INTERNAL_HEADERS, isInternalHeader } from "@/lib/server/http/internal-headers";
import {
  commonHeaders,
  contentSecurityPolicy,
  type HeaderSettings,
  isPlainPath,
} from "@/lib/server/http/security-headers";

export interface FrontSettings extends HeaderSettings {
  trustedProxyHops: number;
}

/**
 * Makes a request fit for the application: what the visitor may not say is removed, what only we
 * know (address, id, nonce, public origin) is added, and the answer gets its fixed headers.
 */
export function equipRequest(
  request: IncomingMessage,
  response: ServerResponse,
  settings: FrontSettings,
): string {
  const { headers } = request;
  const address = resolveClientAddress(
    request.socket.remoteAddress,
    headers["x-forwarded-for"],
    settings.trustedProxyHops,
  );
  for (const name of Object.keys(headers)) if (isInternalHeader(name)) delete headers[name];
  const id = randomUUID();
  const site = new URL(settings.siteUrl);
  headers[INTERNAL_HEADERS.requestId] = id;
  headers[INTERNAL_HEADERS.clientAddress] = address;
  headers["x-forwarded-for"] = address;
  headers["x-forwarded-proto"] = site.protocol.slice(0, -1);
  headers["x-forwarded-host"] = site.host;
  headers["x-forwarded-port"] = site.port || (site.protocol === "https:" ? "443" : "80");
  const nonce = isPlainPath(request.url ?? "/") ? randomBytes(16).toString("base64") : null;
  const policy = contentSecurityPolicy(settings, nonce);
  if (nonce) {
    headers[INTERNAL_HEADERS.nonce] = nonce;
    // Next reads the nonce for its own scripts from the policy on the request.
    headers["content-security-policy"] = policy;
  }
  for (const [name, value] of Object.entries(commonHeaders(settings))) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("X-Request-Id", id);
  return id;
}
