import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { sessionCookieName } from "@/lib/server/people/accounts/sessions/session-cookie";
import { readCookie } from "@/lib/server/platform/request/site-cookie";

export interface Credentials {
  token: string | null;
  /** Browsers send cookies automatically, so writes with one must come from our own pages. */
  fromCookie: boolean;
}

/** The one credential of a request: session cookie or bearer token. Both at once are refused. */
export function readCredentials(request: Request): Outcome<Credentials, "two_credentials"> {
  const bearer = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
  const cookie = readCookie(request.headers, sessionCookieName());
  if (bearer && cookie) return refuse("two_credentials");
  return accept({ token: bearer ?? cookie, fromCookie: cookie !== null });
}
