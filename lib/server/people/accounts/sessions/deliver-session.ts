import type { SignedIn } from "@/lib/server/people/accounts/open-account";
import { rememberDevice } from "@/lib/server/people/accounts/sessions/known-device";
import { setSessionCookies } from "@/lib/server/people/accounts/sessions/session-cookie";

/**
 * Gives a new session to its client: as cookies of the response, out of reach of scripts, or as a token in its body for
 * clients that asked for one. Never both.
 */
export function deliverSession(
  { user, token }: SignedIn,
  way: "cookie" | "token",
  headers: Headers,
  now: Date,
): { user: SignedIn["user"]; token?: string } {
  if (way === "token") return { user, token };
  setSessionCookies(headers, token);
  rememberDevice(headers, user.email, now);
  return { user };
}
