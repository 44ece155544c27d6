import * as v from "valibot";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { openSealed, sealValue } from "@/lib/server/people/accounts/sessions/seal-value";
import { readCookie, siteCookie, siteCookieName } from "@/lib/server/platform/request/site-cookie";

const PURPOSE = "palamar_device";
const DAYS = 180;
const DAY_SECONDS = 86_400;
const known = v.object({ account: v.string() });

/** Remembers in the browser, sealed, that somebody has signed in there to the account of this address. */
export function rememberDevice(headers: Headers, email: string, now: Date): void {
  const until = new Date(now.getTime() + DAYS * DAY_SECONDS * 1000);
  const value = sealValue(PURPOSE, { account: hashToken(email) }, until);
  const cookie = { name: siteCookieName(PURPOSE), value, maxAgeSeconds: DAYS * DAY_SECONDS };
  headers.append("Set-Cookie", siteCookie(cookie));
}

/** Whether somebody has signed in to the account of this address in this browser before. */
export function isKnownDevice(headers: Headers, email: string, now: Date): boolean {
  const sealed = readCookie(headers, siteCookieName(PURPOSE));
  return openSealed(PURPOSE, sealed, known, now)?.account === hashToken(email);
}
