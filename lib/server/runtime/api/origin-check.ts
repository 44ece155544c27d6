import { serverEnv } from "@/lib/config/env.server";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a write may rely on the cookie: it must come from a page of this origin, according to `Origin` or,
 * without one, by `Sec-Fetch-Site`. `Origin: null` and cross-site senders are refused even without a cookie,
 * so that another site cannot log a visitor in.
 */
export function isSameOrigin(request: Request, hasCookie: boolean): boolean {
  if (READS.has(request.method)) return true;
  const origin = request.headers.get("origin");
  if (origin !== null) return isOwnOrigin(origin, request);
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return !hasCookie;
}

function isOwnOrigin(text: string, request: Request): boolean {
  if (!URL.canParse(text)) return false;
  const origin = new URL(text);
  const site = new URL(serverEnv().SITE_URL);
  if (origin.origin === site.origin) return true;
  // The machine's other names (127.0.0.1, an address on the LAN): a browser cannot send another page's origin
  // with this host's name, and a cookie belongs to one host.
  return origin.protocol === site.protocol && origin.host === request.headers.get("host");
}
