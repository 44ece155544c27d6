import { authorizationCodeGrant, type IDToken } from "openid-client";
import * as v from "valibot";
import { email as emailField, lineOf } from "@/lib/contracts/fields";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { GoogleFlow, GoogleIdentity } from "@/lib/server/people/accounts/google/google-flow";
import { googleProvider, googleRedirectAddress } from "@/lib/server/people/accounts/google/google-provider";
import { log } from "@/lib/server/platform/log";

type Refusal = "cancelled" | "expired" | "failed" | "unavailable" | "email_unverified";

const nameField = lineOf(80);

/** Codes of openid-client for a provider that does not respond; a lost connection has none of its codes. */
const SILENT: ReadonlySet<string> = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT"]);

/**
 * Exchanges Google's callback parameters for the identity. Refuses a response to another attempt, a cancelled one,
 * and everything whose code, nonce, PKCE verifier or signature does not fit; nothing of the response is logged.
 */
export async function exchangeGoogleCode(
  answer: URLSearchParams,
  flow: GoogleFlow,
  now: Date,
): Promise<Outcome<GoogleIdentity, Refusal>> {
  if (answer.get("state") !== flow.state) return refuse("expired");
  if (answer.get("error") === "access_denied") return refuse("cancelled");
  try {
    const address = new URL(`${googleRedirectAddress()}?${answer}`);
    const tokens = await authorizationCodeGrant(await googleProvider(now), address, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
    });
    const claims = tokens.claims();
    const email = v.safeParse(emailField, claims?.email);
    if (!claims || !email.success) return refuse("email_unverified");
    return accept({
      subject: claims.sub,
      email: email.output,
      emailVerified: claims.email_verified === true,
      ...namesOf(claims),
    });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = code.startsWith("OAUTH_") && !SILENT.has(code) ? "failed" : "unavailable";
    log("warn", "google_login_refused", { reason, cause: code });
    return refuse(reason);
  }
}

/** As Google has them; a customer with only one name fills in the other field. */
function namesOf({ given_name, family_name, name }: IDToken): Pick<GoogleIdentity, "name" | "surname"> {
  const line = (text: unknown) => {
    const parsed = v.safeParse(nameField, text);
    return parsed.success ? parsed.output : "";
  };
  return { name: line(given_name) || line(name), surname: line(family_name) };
}
