import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { userResponseOf } from "@/lib/server/people/accounts/get-user";
import type { SignedIn } from "@/lib/server/people/accounts/open-account";
import { verifyPassword } from "@/lib/server/people/accounts/password/hash-password";
import { createSession, type LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { endSession } from "@/lib/server/people/accounts/sessions/end-sessions";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { consumePoint, type RateLimit, resetPoints } from "@/lib/server/platform/request/rate-limit";
import { senderKey } from "@/lib/server/platform/request/sender-key";

/** Per account and sender, so that a stranger's guesses cannot lock the owner out. */
const PER_ACCOUNT: RateLimit = { name: "login_account", points: 5, seconds: 900, shared: true };

/**
 * Per account, from all networks together. Browsers that have signed in to the account before have a limit of their
 * own, so that strangers cannot lock them out. They are limited too: a person who registered with another person's
 * address has such a browser.
 */
const OF_STRANGERS: RateLimit = { name: "login_anywhere", points: 30, seconds: 900, shared: true };
const OF_KNOWN_DEVICES: RateLimit = { ...OF_STRANGERS, name: "login_known_device" };

type Refusal = "wrong_credentials" | "too_many_requests";

/**
 * Signs a customer in under a new token and ends the previous session. Unknown addresses, accounts
 * without password and wrong passwords get the same response, after the same time.
 */
export async function logIn(
  form: { email: string; password: string },
  origin: LoginOrigin & { sessionId: string | null; knownDevice: boolean },
  now: Date,
): Promise<Outcome<SignedIn, Refusal>> {
  const key = hashToken(`${form.email} ${senderKey(origin.clientAddress)}`);
  const retryAfterSeconds =
    (await consumePoint(PER_ACCOUNT, key)) ??
    (await consumePoint(origin.knownDevice ? OF_KNOWN_DEVICES : OF_STRANGERS, hashToken(form.email)));
  if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
  const [row] = await getDb().select().from(users).where(eq(users.email, form.email));
  const fits = await verifyPassword(row?.passwordHash ?? null, form.password);
  if (!row || !fits) return refuse("wrong_credentials");
  await resetPoints(PER_ACCOUNT, key);
  return inTransaction(async (tx) => {
    // A password that was changed while it was checked opens no session: a change ends all sessions.
    const [current] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, row.id))
      .for("share");
    if (current?.passwordHash !== row.passwordHash) return refuse("wrong_credentials");
    if (origin.sessionId) await endSession(tx, origin.sessionId);
    return accept({
      user: await userResponseOf(row, tx),
      token: await createSession(tx, row.id, origin, now),
    });
  });
}
