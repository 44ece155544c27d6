import { count, eq } from "drizzle-orm";
import type { CreationOptions, NewCredential, OwnPasskey } from "@/lib/contracts/accounts/passkeys";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { announceAccountChange } from "@/lib/server/people/accounts/announce-account-change";
import {
  MAX_PASSKEYS,
  offerNewPasskey,
  receiveNewPasskey,
} from "@/lib/server/people/accounts/passkeys/make-passkey";
import { ownPasskeyOf } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { requireStepUp } from "@/lib/server/people/accounts/step-up/require-step-up";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { passkeys } from "@/lib/server/platform/db/schema/passkeys";
import { log } from "@/lib/server/platform/log";

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
  const owner = { ...user, displayName: `${user.name} ${user.surname}` };
  return accept(await offerNewPasskey("add", session.id, owner, own, now));
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
  given: { name: string; credential: NewCredential },
  now: Date,
): Promise<Outcome<OwnPasskey, AddRefusal>> {
  const made = await receiveNewPasskey(given, "add", session.id, now);
  if (!made.ok) return made;
  const { userId } = session;
  return inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user?.email || !user.emailVerifiedAt) return refuse("unauthorized");
    const [own] = await tx.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId));
    if ((own?.total ?? 0) >= MAX_PASSKEYS) return refuse("too_many_passkeys", { max: MAX_PASSKEYS });
    const [row] = await tx
      .insert(passkeys)
      .values({ userId, ...made.value })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!row) return refuse("passkey_known");
    await announceAccountChange(tx, { userId, change: "passkey_added", to: user.email }, now);
    log("info", "passkey_added", { synced: row.synced });
    return accept(ownPasskeyOf(row));
  });
}
