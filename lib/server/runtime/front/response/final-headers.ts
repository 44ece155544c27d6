import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { policyOfFailedPage } from "@/lib/server/runtime/front/security-headers";

/**
 * For shared caches of others: as long as our own cache, a little longer while they revalidate, and longer only while
 * the site does not respond. Next's own rule would allow a year. Browsers ask each time and get a 304.
 */
const SHARED = "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";
const POLICY = "Content-Security-Policy";
const PER_RESPONSE =
  /^(x-nextjs-.*|x-middleware-.*|content-length|etag|date|connection|keep-alive|transfer-encoding)$/;

/**
 * Gives what Next sends the headers that it leaves with. Shared pages get rules that a CDN can follow, and nothing that
 * failed may be kept: `immutable`, set for a whole folder in next.config.ts, must not apply to a missing file, which
 * may exist in the next release. An address of the account may lead to a page that Next has cached, such as the one for
 * what is missing: its scripts carry no nonce of this visit, so it gets the policy of shared pages. Where its page
 * fails, Next sends a document without our layout.
 */
export function setFinalHeaders(response: ServerResponse, status: number, sharedPolicy: string): void {
  const rules = String(response.getHeader("Cache-Control") ?? "");
  if (status >= 500 || (status >= 400 && rules.includes("immutable")))
    response.setHeader("Cache-Control", "no-store");
  else if (rules.startsWith("s-maxage=")) response.setHeader("Cache-Control", SHARED);
  if (response.hasHeader("x-nextjs-prerender")) response.setHeader(POLICY, sharedPolicy);
  else if (status === 500 && response.hasHeader(POLICY))
    response.setHeader(POLICY, policyOfFailedPage(String(response.getHeader(POLICY))));
}

/** The headers that belong to the page: neither those that the front had set before nor those of this one response. */
export function pageHeaders(response: ServerResponse, ours: ReadonlySet<string>): OutgoingHttpHeaders {
  const entries = Object.entries(response.getHeaders());
  return Object.fromEntries(entries.filter(([name]) => !ours.has(name) && !PER_RESPONSE.test(name)));
}

/** Takes away what the application has set, so that another response can be sent in its place. */
export function removeHeadersBeside(response: ServerResponse, ours: ReadonlySet<string>): void {
  for (const name of response.getHeaderNames()) if (!ours.has(name)) response.removeHeader(name);
}
