import { randomBytes } from "node:crypto";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { and, eq } from "drizzle-orm";
import { PASSKEY_MINUTES } from "@/lib/domain/shared/code-minutes";
import type { PasskeyPurpose } from "@/lib/domain/shared/vocabulary";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { passkeyChallenges } from "@/lib/server/platform/db/schema/passkeys";
import { readCookie, siteCookie, siteCookieName } from "@/lib/server/platform/request/site-cookie";

/** The time limit that the browser gets; afterwards the challenge is invalid. */
export const PASSKEY_TIMEOUT_MS = PASSKEY_MINUTES * 60_000;
const CHALLENGE_BYTES = 32;
const BROWSER_COOKIE = "palamar_passkey";
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const randomToken = () => randomBytes(CHALLENGE_BYTES).toString("base64url");

/**
 * Makes a challenge for this purpose and holder (a session, or a browser); it can be answered once, for ten minutes.
 */
export async function issueChallenge(
  purpose: PasskeyPurpose,
  holder: string,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const challengeHash = hashToken(Buffer.from(challenge).toString("base64url"));
  const expiresAt = new Date(now.getTime() + PASSKEY_TIMEOUT_MS);
  const made = { challengeHash, purpose, holder, expiresAt };
  await inTransaction((tx) => tx.insert(passkeyChallenges).values(made));
  return challenge;
}

/**
 * Uses up the challenge that a browser's response names and returns it; null when it was not made for this purpose and
 * holder, was answered before, or is too old. It stays used up when the signature turns out to be wrong.
 */
export async function consumeChallenge(
  { clientDataJSON }: { clientDataJSON: string },
  purpose: PasskeyPurpose,
  holder: string,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const named = and(
    eq(passkeyChallenges.challengeHash, hashToken(challenge)),
    eq(passkeyChallenges.purpose, purpose),
    eq(passkeyChallenges.holder, holder),
  );
  const [spent] = await inTransaction((tx) =>
    tx.delete(passkeyChallenges).where(named).returning({ expiresAt: passkeyChallenges.expiresAt }),
  );
  return spent && spent.expiresAt > now ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/** The browser that wants to log in, by a cookie that several windows share. Sets it, or lets it last longer. */
export function markBrowser(requestHeaders: Headers, headers: Headers): string {
  const known = readCookie(requestHeaders, siteCookieName(BROWSER_COOKIE));
  const value = known && TOKEN.test(known) ? known : randomToken();
  const maxAgeSeconds = PASSKEY_MINUTES * 60;
  headers.append("Set-Cookie", siteCookie({ name: siteCookieName(BROWSER_COOKIE), value, maxAgeSeconds }));
  return hashToken(value);
}

/** The browser that `markBrowser` marked before; null when it sends no cookie. */
export function markedBrowser(requestHeaders: Headers): string | null {
  const value = readCookie(requestHeaders, siteCookieName(BROWSER_COOKIE));
  return value && TOKEN.test(value) ? hashToken(value) : null;
}
