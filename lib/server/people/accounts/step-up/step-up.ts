import { eq } from "drizzle-orm";
import type { RequestOptions, SignedChallenge } from "@/lib/contracts/accounts/passkeys";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { type CodeSubject, consumeCode } from "@/lib/server/people/accounts/contact/find-code";
import { sendTypedCode } from "@/lib/server/people/accounts/contact/verify-contact";
import {
  type PasskeyRefusal,
  requestPasskey,
  withPasskey,
} from "@/lib/server/people/accounts/passkeys/verify-passkey";
import { verifyPassword } from "@/lib/server/people/accounts/password/hash-password";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { sessions, users } from "@/lib/server/platform/db/schema/accounts";

const subjectOf = ({ userId, user }: Session): CodeSubject => ({
  userId,
  purpose: "step_up",
  target: user.email,
});

/** Mails a code that confirms this session, at most every two minutes. Refuses an account with an unproven address. */
export async function sendStepUpCode(
  session: Session,
  now: Date,
): Promise<Outcome<{ resend_after: number }, "too_soon_to_resend" | "too_many_requests" | "email_unproven">> {
  if (!session.stepUpWays.code) return refuse("email_unproven");
  return sendTypedCode(subjectOf(session), now);
}

/** What one of this customer's passkeys is to sign, to confirm this session. */
export function requestStepUpPasskey({ id, userId }: Session, now: Date): Promise<RequestOptions> {
  return requestPasskey("step_up", id, userId, now);
}

/** Exactly one of password, code and passkey. */
interface Proof {
  password?: string | undefined;
  code?: string | undefined;
  passkey?: SignedChallenge | undefined;
}
type Refusal = "wrong_password" | "code_invalid" | "code_expired" | PasskeyRefusal;

/** Confirms the session for 15 minutes with the account's password, the code that was mailed, or a passkey. */
export async function stepUp(session: Session, proof: Proof, now: Date): Promise<Outcome<null, Refusal>> {
  if (proof.password !== undefined && !(await isPassword(session, proof.password)))
    return refuse("wrong_password", { field: "password" });
  const confirm = async (tx: Tx): Promise<Outcome<null, never>> => {
    await tx.update(sessions).set({ steppedUpAt: now }).where(eq(sessions.id, session.id));
    return accept(null);
  };
  const { id: holder, userId: ownerId } = session;
  if (proof.passkey) return withPasskey(proof.passkey, { purpose: "step_up", holder, ownerId }, now, confirm);
  return inTransaction(async (tx) => {
    if (proof.password === undefined) {
      const spent = await consumeCode(tx, subjectOf(session), proof.code ?? "", now);
      if (!spent.ok) return spent;
    }
    return confirm(tx);
  });
}

async function isPassword({ userId }: Session, password: string): Promise<boolean> {
  const [row] = await getDb().select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return verifyPassword(row?.hash ?? null, password);
}
