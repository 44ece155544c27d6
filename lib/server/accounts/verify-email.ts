import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Session } from "@/lib/server/accounts/find-session";
import { hashToken } from "@/lib/server/accounts/hash-token";
import { issueCode } from "@/lib/server/accounts/issue-code";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import { codes, users } from "@/lib/server/db/schema/accounts";

/** Seconds between two codes. */
export const RESEND_AFTER_SECONDS = 120;

/** The newest unused code for the address that the account has now, locked. */
async function newestCode(tx: Tx, { userId, user }: Session) {
  const [code] = await tx
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.userId, userId),
        eq(codes.purpose, "verify_email"),
        eq(codes.target, user.email),
        isNull(codes.usedAt),
      ),
    )
    .orderBy(desc(codes.createdAt))
    .limit(1)
    .for("update");
  return code ?? null;
}

/** Sends a new code, at most every two minutes; answers the seconds until the next. */
export async function sendVerifyEmail(
  session: Session,
  now: Date,
): Promise<Outcome<{ resend_after: number }, "too_soon_to_resend">> {
  return inTransaction(async (tx) => {
    // One at a time per customer, or two clicks would send two codes.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, session.userId)).for("update");
    const last = await newestCode(tx, session);
    const age = last ? (now.getTime() - last.createdAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
    if (age < RESEND_AFTER_SECONDS) {
      return refuse("too_soon_to_resend", { retryAfterSeconds: Math.ceil(RESEND_AFTER_SECONDS - age) });
    }
    const { userId, user } = session;
    await issueCode(tx, { userId, purpose: "verify_email", target: user.email }, now);
    return accept({ resend_after: RESEND_AFTER_SECONDS });
  });
}

/** Proves the address with the newest code: five tries, ten minutes, once. */
export async function verifyEmail(
  session: Session,
  secret: string,
  now: Date,
): Promise<Outcome<null, "code_invalid" | "code_expired">> {
  return inTransaction(async (tx) => {
    const code = await newestCode(tx, session);
    if (!code) return refuse("code_invalid", { field: "code" });
    if (code.expiresAt <= now || code.triesLeft < 1) return refuse("code_expired", { field: "code" });
    if (code.codeHash !== hashToken(secret)) {
      await tx
        .update(codes)
        .set({ triesLeft: sql`${codes.triesLeft} - 1` })
        .where(eq(codes.id, code.id));
      return refuse("code_invalid", { field: "code" });
    }
    await tx.update(codes).set({ usedAt: now }).where(eq(codes.id, code.id));
    await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, session.userId));
    return accept(null);
  });
}
