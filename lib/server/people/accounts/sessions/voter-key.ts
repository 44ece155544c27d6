import { randomBytes } from "node:crypto";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { readCookie, siteCookie, siteCookieName } from "@/lib/server/platform/request/site-cookie";

const NAME = "palamar_voter";
const KEY_BYTES = 24;
const SHAPE = /^[\w-]{32}$/;
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** The name of the cookie that tells one browser from another: its votes, its answers to invitations. */
export const voterCookieName = () => siteCookieName(NAME);

/** How a browser is stored beside its votes and answers; null for a value that we did not give. */
export function voterHashOf(key: string | null | undefined): string | null {
  return key && SHAPE.test(key) ? hashToken(key) : null;
}

/** The voter of a request; one without a key gets it with the response. */
export function identifyVoter(requestHeaders: Headers, responseHeaders: Headers): string {
  const known = voterHashOf(readCookie(requestHeaders, voterCookieName()));
  if (known) return known;
  const value = randomBytes(KEY_BYTES).toString("base64url");
  const cookie = siteCookie({ name: voterCookieName(), value, maxAgeSeconds: MAX_AGE_SECONDS });
  responseHeaders.append("Set-Cookie", cookie);
  return hashToken(value);
}
