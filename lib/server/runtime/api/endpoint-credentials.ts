import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { SessionKind } from "@/lib/routes/areas";
import { readCookie } from "@/lib/server/platform/request/site-cookie";
import { SESSIONS } from "@/lib/server/runtime/api/session-need";

export interface Credentials {
  token: string | null;
  /** Browsers send cookies automatically, so writes with one must come from our own pages. */
  fromCookie: boolean;
}

/**
 * The one credential of a request: the cookie of this kind of session, or a bearer token where it takes one. Both at
 * once are refused.
 */
export function readCredentials(
  request: Request,
  kind: SessionKind,
): Outcome<Credentials, "two_credentials"> {
  const { cookieName, takesBearer } = SESSIONS[kind];
  const sent = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
  const bearer = takesBearer ? sent : null;
  const cookie = readCookie(request.headers, cookieName());
  if (bearer && cookie) return refuse("two_credentials");
  return accept({ token: bearer ?? cookie, fromCookie: cookie !== null });
}
