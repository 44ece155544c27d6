import { currentTime } from "@/lib/server/platform/db/database-clock";
import "server-only";
import { cookies } from "next/headers";
import { findSession, type Session } from "@/lib/server/people/accounts/sessions/find-session";
import { sessionCookieName } from "@/lib/server/people/accounts/sessions/session-cookie";

/** The session of the visitor of a server component, or null. Makes the page dynamic. */
export async function currentSession(): Promise<Session | null> {
  const token = (await cookies()).get(sessionCookieName())?.value;
  return token ? findSession(token, currentTime()) : null;
}
