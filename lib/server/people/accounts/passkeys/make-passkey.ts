import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { CreationOptions, NewCredential } from "@/lib/contracts/accounts/passkeys";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { PasskeyPurpose } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import {
  consumeChallenge,
  issueChallenge,
  PASSKEY_TIMEOUT_MS,
} from "@/lib/server/people/accounts/passkeys/challenges";
import {
  PASSKEY_ALGORITHMS,
  passkeySite,
  reasonOf,
} from "@/lib/server/people/accounts/passkeys/passkey-site";
import { log } from "@/lib/server/platform/log";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

/** Far more than the devices and password managers of one person. */
export const MAX_PASSKEYS = 20;

/** What a challenge for a new passkey is made for. */
type MakingPurpose = Extract<PasskeyPurpose, "add" | "staff_join" | "staff_add" | "owner_add">;

export interface PasskeyOwner {
  id: string;
  email: string;
  displayName: string;
  locale: Locale;
}

/**
 * What the browser needs to make a passkey for this person, bound to the holder of the challenge. Devices that hold one
 * of the known passkeys make no second.
 */
export async function offerNewPasskey(
  purpose: MakingPurpose,
  holder: string,
  owner: PasskeyOwner,
  known: readonly { credentialId: string; transports: string[] }[],
  now: Date,
): Promise<CreationOptions> {
  const { brand } = await readSiteSettings();
  return generateRegistrationOptions({
    rpName: brand[owner.locale],
    rpID: passkeySite().rpId,
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.email,
    userDisplayName: owner.displayName,
    challenge: await issueChallenge(purpose, holder, now),
    timeout: PASSKEY_TIMEOUT_MS,
    attestationType: "none",
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    // Logging in asks for no address, and the device asks for a finger, a face or a PIN.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** A passkey as its table keeps it, without its owner. */
export interface MadePasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  synced: boolean;
  name: string;
  createdAt: Date;
}

/**
 * The passkey that the browser made for this purpose and holder, ready to be kept. Refuses one that was made for
 * somebody else or too late, and one that is not the answer to our challenge.
 */
export async function receiveNewPasskey(
  { name, credential }: { name: string; credential: NewCredential },
  purpose: MakingPurpose,
  holder: string,
  now: Date,
): Promise<Outcome<MadePasskey, "passkey_expired" | "passkey_invalid">> {
  const challenge = await consumeChallenge(credential.response, purpose, holder, now);
  if (challenge === null) return refuse("passkey_expired");
  const made = await verify(credential, challenge, purpose);
  if (!made) return refuse("passkey_invalid");
  const { credential: key, credentialBackedUp: synced } = made;
  const publicKey = Buffer.from(key.publicKey).toString("base64url");
  const { transports } = credential.response;
  const { id: credentialId, counter } = key;
  return accept({ credentialId, publicKey, counter, transports, synced, name, createdAt: now });
}

async function verify(credential: NewCredential, expectedChallenge: string, purpose: MakingPurpose) {
  const { origin, rpId } = passkeySite();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    return registrationInfo ?? null;
  } catch (error) {
    // The library throws on everything that does not fit, malformed bytes included.
    log("warn", "passkey_refused", { purpose, reason: reasonOf(error) });
    return null;
  }
}
