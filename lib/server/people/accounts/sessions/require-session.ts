import "server-only";
import { redirect } from "next/navigation";
import { parseAddress } from "@/lib/routes/parse-address";
import { pathFor } from "@/lib/routes/path-for";
import { currentSession } from "@/lib/server/people/accounts/sessions/current-session";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";

/**
 * The visitor's session; without one the visitor goes to the home page, where login opens and leads back to `next`. A
 * session that ended meanwhile does not change the language: it is the one of `next`.
 */
export async function requireSession(next: string): Promise<Session> {
  const session = await currentSession();
  return session ?? redirect(pathFor("home", parseAddress(next).locale, null, { login: 1, next }));
}
