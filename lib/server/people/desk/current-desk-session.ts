import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { DeskRight } from "@/lib/domain/owners/desk-rights";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { deskCookieName } from "@/lib/server/people/desk/desk-cookie";
import { type DeskSession, findDeskSession, isDeskAllowed } from "@/lib/server/people/desk/desk-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

/** The session of whoever looks at a page of the desk, or null; read once per request. */
export const currentDeskSession = cache(async (): Promise<DeskSession | null> => {
  const token = (await cookies()).get(deskCookieName())?.value;
  return token ? findDeskSession(token, currentTime()) : null;
});

/**
 * The session of a page of the desk. Without one the visitor goes to the login and from there to `next`; one without
 * the right goes to the trips, which everybody of an owner may see.
 */
export async function requireDesk(right: DeskRight, next: string): Promise<DeskSession> {
  const session = await currentDeskSession();
  if (!session) return redirect(pathFor("deskLogin", await requestLocale(), null, { next }));
  if (isDeskAllowed(session, right)) return session;
  return redirect(pathFor("deskNow", await requestLocale()));
}
