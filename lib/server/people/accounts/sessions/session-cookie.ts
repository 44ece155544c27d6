import { SESSION_COOKIES } from "@/lib/routes/areas";
import { siteCookie, siteCookieName } from "@/lib/server/platform/request/site-cookie";

/** Readable by scripts: indicates only that a session may exist. */
const HINT_COOKIE = "palamar_in";
/** The maximum lifetime of a session in days, however often it is used. */
export const SESSION_DAYS = 30;
/** A session ends after this many days without use. */
export const SESSION_IDLE_DAYS = 7;

const MAX_AGE_SECONDS = SESSION_DAYS * 86_400;

/** The name of the cookie that holds the session's token. */
export function sessionCookieName(): string {
  return siteCookieName(SESSION_COOKIES.customer);
}

function setBoth(headers: Headers, token: string, hint: string, maxAgeSeconds: number): void {
  headers.append("Set-Cookie", siteCookie({ name: sessionCookieName(), value: token, maxAgeSeconds }));
  headers.append("Set-Cookie", siteCookie({ name: HINT_COOKIE, value: hint, maxAgeSeconds, readable: true }));
}

/** Adds the session cookie and its hint to a response. */
export function setSessionCookies(headers: Headers, token: string): void {
  setBoth(headers, token, "1", MAX_AGE_SECONDS);
}

/** Removes both: after logout, and when a cookie names no valid session. */
export function clearSessionCookies(headers: Headers): void {
  setBoth(headers, "", "", 0);
}
