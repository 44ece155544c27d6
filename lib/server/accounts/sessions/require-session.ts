import "server-only";
import { redirect } from "next/navigation";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { currentSession } from "@/lib/server/accounts/sessions/current-session";
import type { Session } from "@/lib/server/accounts/sessions/find-session";

/**
 * The visitor's session; without one the visitor goes to the Turkish home page, where login opens and leads
 * back to `next`. The middleware does the same earlier, for convenience only.
 */
export async function requireSession(next: string): Promise<Session> {
  const session = await currentSession();
  return session ?? redirect(pathFor("home", DEFAULT_LOCALE, null, { login: 1, next }));
}
