import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { count, eq } from "drizzle-orm";
import type { CreationOptions, NewCredential, OwnPasskey } from "@/lib/contracts/accounts/passkeys";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import {
  consumeChallenge,
  issueChallenge,
  PASSKEY_TIMEOUT_MS,
} from "@/lib/server/people/accounts/passkeys/challenges";
import { ownPasskeyOf } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import {
  PASSKEY_ALGORITHMS,
  passkeySite,
  reasonOf,
} from "@/lib/server/people/accounts/passkeys/passkey-site";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { requireStepUp } from "@/lib/server/people/accounts/step-up/require-step-up";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { passkeys } from "@/lib/server/platform/db/schema/passkeys";
import { log } from "@/lib/server/platform/log";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";

/** Far more than the devices and password managers of one person. */
const MAX_PASSKEYS = 20;

type StartRefusal = "email_unproven" | "step_up_required" | "too_many_passkeys";

/**
 * What the browser needs to make a passkey for this customer, bound to this session. Refuses an account whose address
 * is not proven, a session that is not confirmed, and more than 20 passkeys.
 */
export async function requestNewPasskey(
  session: Session,
  now: Date,
): Promise<Outcome<CreationOptions, StartRefusal>> {
  if (!session.stepUpWays.code) return refuse("email_unproven");
  const confirmed = requireStepUp(session);
  if (!confirmed.ok) return confirmed;
  const { user } = session;
  const own = await getDb().select().from(passkeys).where(eq(passkeys.userId, user.id));
  if (own.length >= MAX_PASSKEYS) return refuse("too_many_passkeys", { max: MAX_PASSKEYS });
  const { brand } = await readSiteSettings();
  const options = await generateRegistrationOptions({
    rpName: brand[user.locale],
    rpID: passkeySite().rpId,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: `${user.name} ${user.surname}`,
    challenge: await issueChallenge("add", session.id, now),
    timeout: PASSKEY_TIMEOUT_MS,
    attestationType: "none",
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
    // Logging in asks for no address, and the device asks for a finger, a face or a PIN.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return accept(options);
}

type AddRefusal =
  | "passkey_expired"
  | "passkey_invalid"
  | "passkey_known"
  | "too_many_passkeys"
  | "unauthorized";

/**
 * Keeps the passkey that the browser made, and mails it to the customer. Refuses one that was made for another session
 * or too late, one that is not the answer to our challenge, and one that is known already.
 */
export async function addPasskey(
  session: Session,
  { name, credential }: { name: string; credential: NewCredential },
  now: Date,
): Promise<Outcome<OwnPasskey, AddRefusal>> {
  const challenge = await consumeChallenge(credential.response, "add", session.id, now);
  if (challenge === null) return refuse("passkey_expired");
  const made = await verify(credential, challenge);
  if (!made) return refuse("passkey_invalid");
  const { credential: key, credentialBackedUp: synced } = made;
  const { userId } = session;
  return inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user?.email || !user.emailVerifiedAt) return refuse("unauthorized");
    const [own] = await tx.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
    if ((own?.total ?? 0) >= MAX_PASSKEYS) return refuse("too_many_passkeys", { max: MAX_PASSKEYS });
    const [row] = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: key.id,
        publicKey: Buffer.from(key.publicKey).toString("base64url"),
        counter: key.counter,
        transports: credential.response.transports,
        synced,
        name,
        createdAt: now,
      })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!row) return refuse("passkey_known");
    await announceAccountChange(tx, { userId, change: "passkey_added", to: user.email }, now);
    log("info", "passkey_added", { synced });
    return accept(ownPasskeyOf(row));
  });
}

async function verify(
  credential: NewCredential,
  expectedChallenge: string,
): Promise<VerifiedRegistrationResponse["registrationInfo"] | null> {
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
    log("warn", "passkey_refused", { purpose: "add", reason: reasonOf(error) });
    return null;
  }
}
