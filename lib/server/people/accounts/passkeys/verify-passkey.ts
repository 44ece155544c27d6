import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { RequestOptions, SignedChallenge } from "@/lib/contracts/accounts/passkeys";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { PasskeyPurpose } from "@/lib/domain/shared/vocabulary";
import {
  consumeChallenge,
  issueChallenge,
  PASSKEY_TIMEOUT_MS,
} from "@/lib/server/people/accounts/passkeys/challenges";
import {
  isKeptElsewhere,
  type KeptPasskey,
  keeperOf,
} from "@/lib/server/people/accounts/passkeys/passkey-keepers";
import { passkeySite, reasonOf } from "@/lib/server/people/accounts/passkeys/passkey-site";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { log } from "@/lib/server/platform/log";

type Purpose = Exclude<PasskeyPurpose, "add" | "staff_join" | "staff_add" | "owner_add">;
export type PasskeyRefusal = "passkey_expired" | "passkey_unknown" | "passkey_elsewhere" | "passkey_invalid";

/** The challenge for a passkey: one of this person's, or any of this site's before a login. */
export async function requestPasskey(
  purpose: Purpose,
  holder: string,
  ownerId: string | null,
  now: Date,
): Promise<RequestOptions> {
  const own = ownerId ? await keeperOf(purpose).list(ownerId) : null;
  return generateAuthenticationOptions({
    rpID: passkeySite().rpId,
    challenge: await issueChallenge(purpose, holder, now),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: "required",
    ...(own ? { allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })) } : {}),
  });
}

/**
 * Runs `proceed` with the customer, or the member of staff or of an owner, whose passkey has signed our challenge for
 * this purpose and holder, and stores its counter in the same transaction. Refuses a challenge that was answered before
 * or is too old, a passkey that is not (or no longer) kept here or belongs to another kind of person, and a signature
 * that does not fit: wrong key, origin, host, account, a device that did not check who holds it, or a counter that went
 * back, as that of a copied key does.
 */
export async function withPasskey<T, C extends string>(
  signed: SignedChallenge,
  { purpose, holder, ownerId }: { purpose: Purpose; holder: string; ownerId: string | null },
  now: Date,
  proceed: (tx: Tx, ownerId: string) => Promise<Outcome<T, C>>,
): Promise<Outcome<T, C | PasskeyRefusal>> {
  const challenge = await consumeChallenge(signed.response, purpose, holder, now);
  if (challenge === null) return refuse("passkey_expired");
  return inTransaction(async (tx) => {
    const keeper = keeperOf(purpose);
    const row = await keeper.lock(tx, signed.id);
    if (!row && (await isKeptElsewhere(tx, purpose, signed.id))) return refuse("passkey_elsewhere");
    if (!row || (ownerId && row.ownerId !== ownerId)) return refuse("passkey_unknown");
    const used = await verify(signed, challenge, row, purpose);
    if (!used) return refuse("passkey_invalid");
    await keeper.used(tx, row.id, {
      counter: used.newCounter,
      synced: used.credentialBackedUp,
      lastUsedAt: now,
    });
    return proceed(tx, row.ownerId);
  });
}

async function verify(
  signed: SignedChallenge,
  expectedChallenge: string,
  row: KeptPasskey,
  purpose: Purpose,
) {
  const { origin, rpId } = passkeySite();
  try {
    const handle = signed.response.userHandle;
    if (handle && Buffer.from(handle, "base64url").toString() !== row.ownerId)
      throw new Error("The passkey names another account");
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, response: { ...signed.response, userHandle: handle ?? undefined } },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, "base64url")),
        counter: row.counter,
        transports: row.transports,
      },
    });
    if (!verified) throw new Error("The signature does not fit");
    return authenticationInfo;
  } catch (error) {
    // The library throws on everything that does not fit, malformed bytes included.
    log("warn", "passkey_refused", { purpose, reason: reasonOf(error) });
    return null;
  }
}
