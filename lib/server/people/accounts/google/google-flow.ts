import * as v from "valibot";
import { LOCALES } from "@/lib/i18n/locales";
import { openSealed, sealValue } from "@/lib/server/people/accounts/sessions/seal-value";
import { readCookie, siteCookie, siteCookieName } from "@/lib/server/platform/request/site-cookie";

const MINUTE_MS = 60_000;

/** The sign-in attempt of this browser: checked when Google sends it back. */
const flow = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  locale: v.picklist(LOCALES),
  /** Paths of this site, checked before they are stored here. */
  from: v.string(),
  next: v.nullable(v.string()),
  /** The session that wants to connect a Google account; null: the visitor wants to sign in. */
  sessionId: v.nullable(v.string()),
});
export type GoogleFlow = v.InferOutput<typeof flow>;

/** The identity that Google confirmed; kept in the browser, not on the server, until the consents are given. */
const identity = v.object({
  subject: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  name: v.string(),
  surname: v.string(),
});
export type GoogleIdentity = v.InferOutput<typeof identity>;

const KINDS = {
  palamar_google: { schema: flow, minutes: 10 },
  palamar_google_new: { schema: identity, minutes: 30 },
} as const;
type Kind = keyof typeof KINDS;
type Kept<K extends Kind> = v.InferOutput<(typeof KINDS)[K]["schema"]>;

/** Stores a sealed value in the browser for some minutes. */
export function setGoogleCookie<K extends Kind>(headers: Headers, kind: K, value: Kept<K>, now: Date): void {
  const { minutes } = KINDS[kind];
  const sealed = sealValue(kind, value, new Date(now.getTime() + minutes * MINUTE_MS));
  const cookie = { name: siteCookieName(kind), value: sealed, maxAgeSeconds: minutes * 60 };
  headers.append("Set-Cookie", siteCookie(cookie));
}

/** The stored value, or null when it is missing, forged or expired. */
export function readGoogle<K extends Kind>(headers: Headers, kind: K, now: Date): Kept<K> | null {
  const sealed = readCookie(headers, siteCookieName(kind));
  return openSealed(kind, sealed, KINDS[kind].schema, now) as Kept<K> | null;
}

/** Removes the stored value. */
export function clearGoogleCookie(headers: Headers, kind: Kind): void {
  headers.append("Set-Cookie", siteCookie({ name: siteCookieName(kind), value: "", maxAgeSeconds: 0 }));
}
