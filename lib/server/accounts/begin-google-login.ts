import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { safeNext } from "@/lib/routes/safe-next";
import { keepGoogle } from "@/lib/server/accounts/google-flow";
import {
  googleProvider,
  googleRedirectAddress,
  isGoogleConfigured,
} from "@/lib/server/accounts/google-provider";
import { googleRefusalPath } from "@/lib/server/accounts/google-return-path";
import { log } from "@/lib/server/http/log";
import { takePoint } from "@/lib/server/http/rate-limit";
import { senderKey } from "@/lib/server/http/sender-key";

const LIMIT = { name: "google_begin", points: 60, seconds: 900 };

/**
 * Sends the browser to Google with a state, a nonce and a PKCE challenge that only this browser can answer, and
 * says where: Google's address, or back to a page of ours with the reason. Foreign paths count as none.
 */
export async function beginGoogleLogin(
  asked: { locale: Locale; from: string | undefined; next: string | undefined; clientAddress: string },
  headers: Headers,
  now: Date,
): Promise<string> {
  const { locale, clientAddress } = asked;
  const from = safeNext(asked.from) ?? pathFor("home", locale);
  const next = safeNext(asked.next);
  const refusal = () => googleRefusalPath({ from, next }, "unavailable");
  if (!isGoogleConfigured() || (await takePoint(LIMIT, senderKey(clientAddress))) !== null) return refusal();
  try {
    const provider = await googleProvider(now);
    const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    keepGoogle(headers, "palamar_google", { ...flow, locale, from, next }, now);
    const address = buildAuthorizationUrl(provider, {
      redirect_uri: googleRedirectAddress(),
      scope: "openid email profile",
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: "S256",
      ui_locales: locale,
      prompt: "select_account",
    });
    return address.href;
  } catch (error) {
    log("warn", "google_unavailable", { error });
    return refusal();
  }
}
