import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { issueCode } from "@/lib/server/accounts/issue-code";
import type { Session } from "@/lib/server/accounts/sessions/find-session";
import { hashToken } from "@/lib/server/accounts/sessions/hash-token";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { type Db, getDb } from "@/lib/server/db/pool";
import { codes, users } from "@/lib/server/db/schema/accounts";

/** Seconds between two codes. */
const RESEND_AFTER_SECONDS = 120;

export type Contact = "email" | "phone";

const PURPOSES = { email: "verify_email", phone: "verify_phone" } as const;

/** The newest unused code for the address or number that the account has now. */
function newestCode(db: Db, { userId, user }: Session, contact: Contact) {
  return db
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.userId, userId),
        eq(codes.purpose, PURPOSES[contact]),
        eq(codes.target, user[contact] ?? ""),
        isNull(codes.usedAt),
      ),
    )
    .orderBy(desc(codes.createdAt))
    .limit(1);
}

/** Seconds until another code may be sent; 0 when at once. */
export async function resendAfter(
  session: Session,
  contact: Contact,
  now: Date,
  db: Db = getDb(),
): Promise<number> {
  const [last] = await newestCode(db, session, contact);
  const age = last ? (now.getTime() - last.createdAt.getTime()) / 1000 : RESEND_AFTER_SECONDS;
  return Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - age));
}

/** Sends a new code, at most every two minutes; returns the seconds until the next. */
export async function sendVerifyCode(
  session: Session,
  contact: Contact,
  now: Date,
): Promise<Outcome<{ resend_after: number }, "too_soon_to_resend" | "phone_not_found">> {
  const { userId } = session;
  const target = session.user[contact];
  if (!target) return refuse("phone_not_found");
  return inTransaction(async (tx) => {
    // One at a time per customer, or two clicks would send two codes.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const retryAfterSeconds = await resendAfter(session, contact, now, tx);
    if (retryAfterSeconds > 0) return refuse("too_soon_to_resend", { retryAfterSeconds });
    await issueCode(tx, { userId, purpose: PURPOSES[contact], target }, now);
    return accept({ resend_after: RESEND_AFTER_SECONDS });
  });
}

/** Verifies the address or number with the newest code: five tries, ten minutes, once. */
export async function verifyContact(
  session: Session,
  contact: Contact,
  secret: string,
  now: Date,
): Promise<Outcome<null, "code_invalid" | "code_expired">> {
  return inTransaction(async (tx) => {
    const [code] = await newestCode(tx, session, contact).for("update");
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
    // Only what the code was sent to: the account may have changed since the session was read.
    const [column, proof] =
      contact === "email" ? [users.email, { emailVerifiedAt: now }] : [users.phone, { phoneVerifiedAt: now }];
    const proven = await tx
      .update(users)
      .set(proof)
      .where(and(eq(users.id, session.userId), eq(column, code.target)))
      .returning({ id: users.id });
    return proven.length > 0 ? accept(null) : refuse("code_invalid", { field: "code" });
  });
}
