import { eq } from "drizzle-orm";
import type { SignedChallenge } from "@/lib/contracts/accounts/passkeys";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { userResponseOf } from "@/lib/server/people/accounts/get-user";
import type { SignedIn } from "@/lib/server/people/accounts/open-account";
import { type PasskeyRefusal, withPasskey } from "@/lib/server/people/accounts/passkeys/verify-passkey";
import { createSession, type LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { endSession } from "@/lib/server/people/accounts/sessions/end-sessions";
import { users } from "@/lib/server/platform/db/schema/accounts";

/**
 * Signs in the customer whose passkey has signed the challenge of this browser, and ends the previous session. Needs no
 * address and no password; like any login it does not confirm the session for sensitive changes.
 */
export async function logInByPasskey(
  signed: SignedChallenge,
  holder: string | null,
  origin: LoginOrigin & { sessionId: string | null },
  now: Date,
): Promise<Outcome<SignedIn, PasskeyRefusal>> {
  if (holder === null) return refuse("passkey_expired");
  return withPasskey(signed, { purpose: "log_in", holder, ownerId: null }, now, async (tx, userId) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Error(`No user ${userId}`);
    if (origin.sessionId) await endSession(tx, origin.sessionId);
    return accept({
      user: await userResponseOf(user, tx),
      token: await createSession(tx, userId, origin, now),
    });
  });
}
