import { serverEnv } from "@/lib/config/env.server";

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a write may rest on the cookie: it must come from a page of this origin, told by `Origin` or,
 * without one, by `Sec-Fetch-Site`. `Origin: null` and cross-site senders are refused even without a cookie,
 * so that nobody can be logged in from a foreign page.
 */
export function isSameOrigin(request: Request, hasCookie: boolean): boolean {
  if (READS.has(request.method)) return true;
  const origin = request.headers.get("origin");
  if (origin !== null) return isOwnOrigin(origin, request);
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return !hasCookie;
}

function isOwnOrigin(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { SITE_URL, NODE_ENV } = serverEnv();
  if (new URL(origin).origin === new URL(SITE_URL).origin) return true;
  // The development site also answers under the machine's other names; production has one origin.
  return NODE_ENV !== "production" && new URL(origin).host === request.headers.get("host");
}
