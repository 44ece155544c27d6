import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { type GoogleFlow, setGoogleCookie } from "@/lib/server/people/accounts/google/google-flow";
import { googleProvider, googleRedirectAddress } from "@/lib/server/people/accounts/google/google-provider";

/**
 * Google's sign-in address, with a state, a nonce and a PKCE challenge that only this browser
 * can complete: it keeps them sealed in a cookie. Rejects when Google does not respond.
 */
export async function openGoogleFlow(
  way: Omit<GoogleFlow, "state" | "nonce" | "verifier">,
  headers: Headers,
  now: Date,
): Promise<string> {
  const provider = await googleProvider(now);
  const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  setGoogleCookie(headers, "palamar_google", { ...flow, ...way }, now);
  const address = buildAuthorizationUrl(provider, {
    redirect_uri: googleRedirectAddress(),
    scope: "openid email profile",
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
    ui_locales: way.locale,
    prompt: "select_account",
  });
  return address.href;
}
