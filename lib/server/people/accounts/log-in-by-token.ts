import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { consumeToken } from "@/lib/server/people/accounts/consume-token";
import { isUnopened, proveByLink } from "@/lib/server/people/accounts/contact/prove-email";
import { userResponseOf } from "@/lib/server/people/accounts/get-user";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import type { SignedIn } from "@/lib/server/people/accounts/open-account";
import { createSession, type LoginOrigin } from "@/lib/server/people/accounts/sessions/create-session";
import { endSession } from "@/lib/server/people/accounts/sessions/end-sessions";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { codeSecret } from "@/lib/server/platform/keys/code-secret";

/**
 * Signs a customer in with the token of a mail's link: once, within 15 minutes, and only while the account still
 * has the address that it was sent to. Ends the previous session; the address counts as proven (`proveByLink`).
 */
export async function logInByToken(
  token: string,
  origin: LoginOrigin & { sessionId: string | null },
  now: Date,
): Promise<Outcome<SignedIn, "code_invalid">> {
  return inTransaction(async (tx) => {
    const code = await consumeToken(tx, "t_login", token, now);
    if (!code) return refuse("code_invalid");
    const user = await proveByLink(tx, code, now);
    if (!user) return refuse("code_invalid");
    if (origin.sessionId) await endSession(tx, origin.sessionId);
    return accept({
      user: await userResponseOf(user, tx),
      token: await createSession(tx, user.id, origin, now),
    });
  });
}

/** Makes a login link for staff and mails it to the customer; null when no account has the address. */
export async function issueLoginToken(
  email: string,
  by: Actor<"staff">,
  now: Date,
): Promise<{ token: string } | null> {
  return inTransaction(async (tx) => {
    const target = email.trim().toLowerCase();
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, target));
    return user ? { token: await mailLink(tx, { userId: user.id, target }, by, now) } : null;
  });
}

/**
 * Mails a customer a login link, which nobody else sees. Refuses a deleted account, and an unproven address: a link to
 * somebody else's would open what another person keeps there, unless nobody can have been in the account.
 */
export async function mailLoginLink(
  userId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "customer_unproven">> {
  return inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user?.email) return refuse("not_found");
    if (!user.emailVerifiedAt && !isUnopened(user)) return refuse("customer_unproven");
    await mailLink(tx, { userId, target: user.email }, by, now);
    return accept(null);
  });
}

async function mailLink(
  tx: Tx,
  { userId, target }: { userId: string; target: string },
  by: Actor<"staff">,
  now: Date,
): Promise<string> {
  const id = await issueCode(tx, { userId, purpose: "t_login", target }, now);
  await audit(tx, { by, event: "login_link_issued", subject: { kind: "customer", id: userId } });
  return codeSecret(id, "t_login");
}
