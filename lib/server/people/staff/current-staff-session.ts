import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Permission } from "@/lib/domain/staff/permissions";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";
import { staffCookieName } from "@/lib/server/people/staff/staff-cookie";
import { findStaffSession, isAllowed, type StaffSession } from "@/lib/server/people/staff/staff-session";
import { currentTime } from "@/lib/server/platform/db/database-clock";

/** The session of whoever looks at a page of the console, or null; read once per request. */
export const currentStaffSession = cache(async (): Promise<StaffSession | null> => {
  const token = (await cookies()).get(staffCookieName())?.value;
  return token ? findStaffSession(token, currentTime()) : null;
});

/**
 * The session of a page of the console. Without one the visitor goes to the login and from there to `next`; a session
 * without the permission goes to the refusal, one of a recovery code to the own account.
 */
export async function requireStaff(permission: Permission | null, next: string): Promise<StaffSession> {
  const session = await currentStaffSession();
  if (!session) return redirect(pathFor("consoleLogin", await requestLocale(), null, { next }));
  if (!permission || isAllowed(session, permission)) return session;
  return redirect(
    pathFor(session.mustAddPasskey ? "consoleSelf" : "consoleForbidden", await requestLocale()),
  );
}
