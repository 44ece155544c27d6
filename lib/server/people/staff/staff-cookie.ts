import { STAFF_SESSION_HOURS } from "@/lib/domain/staff/session-limits";
import { SESSION_COOKIES } from "@/lib/routes/areas";
import { siteCookie, siteCookieName } from "@/lib/server/platform/request/site-cookie";

/** The name of the cookie that holds the token of a session of the console. */
export function staffCookieName(): string {
  return siteCookieName(SESSION_COOKIES.staff);
}

/** Adds the cookie of a session of the console to a response. Other sites' links do not carry it. */
export function setStaffCookie(headers: Headers, token: string): void {
  write(headers, token, STAFF_SESSION_HOURS * 60 * 60);
}

/** Takes it away: after logging out, and when it names no valid session. */
export function clearStaffCookie(headers: Headers): void {
  write(headers, "", 0);
}

function write(headers: Headers, value: string, maxAgeSeconds: number): void {
  const cookie = siteCookie({ name: staffCookieName(), value, maxAgeSeconds, sameSite: "Strict" });
  headers.append("Set-Cookie", cookie);
}
