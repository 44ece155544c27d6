import { serverEnv } from "@/lib/config/env.server";

/** Readable by scripts: tells the client that a session may exist, nothing more. */
export const HINT_COOKIE = "palamar_in";
/** Days that a session lives at most, however often it is used. */
export const SESSION_DAYS = 30;

const MAX_AGE_SECONDS = SESSION_DAYS * 86_400;

function isHttps(): boolean {
  return serverEnv().SITE_URL.startsWith("https:");
}

/** The session cookie's name; the `__Host-` prefix binds it to this host, and only HTTPS can carry it. */
export function sessionCookieName(): string {
  return isHttps() ? "__Host-palamar_session" : "palamar_session";
}

function cookie(name: string, value: string, maxAge: number, readable: boolean): string {
  const flags = [readable ? null : "HttpOnly", isHttps() ? "Secure" : null].filter(Boolean);
  return [`${name}=${value}`, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax", ...flags].join("; ");
}

/** Puts the session and its hint on an answer. */
export function setSessionCookies(headers: Headers, token: string): void {
  headers.append("Set-Cookie", cookie(sessionCookieName(), token, MAX_AGE_SECONDS, false));
  headers.append("Set-Cookie", cookie(HINT_COOKIE, "1", MAX_AGE_SECONDS, true));
}

/** Takes both away: after logout, and when a cookie names no living session. */
export function clearSessionCookies(headers: Headers): void {
  headers.append("Set-Cookie", cookie(sessionCookieName(), "", 0, false));
  headers.append("Set-Cookie", cookie(HINT_COOKIE, "", 0, true));
}
