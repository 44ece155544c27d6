import { DESK_SESSION_DAYS } from "@/lib/domain/owners/desk-limits";
import { SESSION_COOKIES } from "@/lib/routes/areas";
import { siteCookie, siteCookieName } from "@/lib/server/platform/request/site-cookie";

/** The name of the cookie that holds the token of a session of an owner's desk. */
export function deskCookieName(): string {
  return siteCookieName(SESSION_COOKIES.owner);
}

/** Adds the cookie of a session of the desk to a response. Links of mails carry it: they lead to the desk. */
export function setDeskCookie(headers: Headers, token: string): void {
  write(headers, token, DESK_SESSION_DAYS * 24 * 60 * 60);
}

/** Takes it away: after logging out, and when it names no valid session. */
export function clearDeskCookie(headers: Headers): void {
  write(headers, "", 0);
}

function write(headers: Headers, value: string, maxAgeSeconds: number): void {
  headers.append("Set-Cookie", siteCookie({ name: deskCookieName(), value, maxAgeSeconds }));
}
