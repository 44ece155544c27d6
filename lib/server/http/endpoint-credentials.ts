import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { sessionCookieName } from "@/lib/server/accounts/session-cookie";

export interface Credentials {
  token: string | null;
  /** A cookie travels by itself, so writes with one must come from our own pages. */
  fromCookie: boolean;
}

function cookieValue(header: string | null, name: string): string | null {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** The one credential of a request: session cookie or bearer token. Both at once are refused. */
export function readCredentials(request: Request): Outcome<Credentials, "two_credentials"> {
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
  const cookie = cookieValue(request.headers.get("cookie"), sessionCookieName());
  if (bearer && cookie) return refuse("two_credentials");
  return accept({ token: bearer ?? cookie, fromCookie: cookie !== null });
}
