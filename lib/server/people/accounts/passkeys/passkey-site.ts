import { COSEALG } from "@simplewebauthn/server/helpers";
import { serverEnv } from "@/lib/config/env.server";

/** The host and origin to which a passkey belongs: it signs for these only, whatever address a browser used. */
export function passkeySite(): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(serverEnv().SITE_URL);
  return { rpId: hostname, origin };
}

/**
 * What every device signs with. The library would add what this version of Node can check, which another instance might
 * not.
 */
export const PASSKEY_ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Why the library refused a response, for the log: its messages name flags, types and origins, never a person. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
