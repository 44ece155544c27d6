import { and, eq } from "drizzle-orm";
import { RESEND_AFTER_SECONDS } from "@/lib/domain/shared/code-minutes";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Contact } from "@/lib/domain/shared/vocabulary";
import {
  type CodeSubject,
  consumeCode,
  secondsUntilResend,
} from "@/lib/server/people/accounts/contact/find-code";
import { endOthersClaims } from "@/lib/server/people/accounts/contact/prove-email";
import { replaceEmail } from "@/lib/server/people/accounts/contact/replace-email";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";
import { secondsUntilMail } from "@/lib/server/platform/request/limit-mails";
import { limitSms } from "@/lib/server/platform/sms/limit-sms";

const PURPOSES = { email: "verify_email", phone: "verify_phone" } as const;

/** What is to be proven: the number, the address, or the new address that waits to take its place. */
function subjectOf({ userId, user }: Session, contact: Contact): CodeSubject | null {
  const target = contact === "phone" ? user.phone : (user.pendingEmail ?? user.email);
  return target ? { userId, purpose: PURPOSES[contact], target } : null;
}

/** Seconds until another code may be sent; 0 when at once. */
export async function resendAfter(
  session: Session,
  contact: Contact,
  now: Date,
  db: Db = getDb(),
): Promise<number> {
  const subject = subjectOf(session, contact);
  return subject ? secondsUntilResend(db, subject, now) : 0;
}

type SendRefusal =
  | "too_soon_to_resend"
  | "phone_not_found"
  | "sms_country"
  | "sms_unavailable"
  | "too_many_requests";

/**
 * Sends a new code, at most every two minutes and within the limits of text messages; returns the seconds until the
 * next.
 */
export async function sendVerifyCode(
  session: Session,
  contact: Contact,
  now: Date,
): Promise<Outcome<{ resend_after: number }, SendRefusal>> {
  const subject = subjectOf(session, contact);
  if (!subject) return refuse("phone_not_found");
  if (contact === "phone") {
    const retryAfterSeconds = await secondsUntilResend(getDb(), subject, now);
    if (retryAfterSeconds > 0) return refuse("too_soon_to_resend", { retryAfterSeconds });
    const allowed = await limitSms(subject.target, subject.userId);
    if (!allowed.ok) return allowed;
  }
  return sendTypedCode(subject, now);
}

/** Sends a code that is typed into the page, at most every two minutes and within the mails of a day. */
export async function sendTypedCode(
  subject: CodeSubject,
  now: Date,
): Promise<Outcome<{ resend_after: number }, "too_soon_to_resend" | "too_many_requests">> {
  return inTransaction(async (tx) => {
    // One at a time per customer, or two clicks would send two codes.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, subject.userId)).for("update");
    const retryAfterSeconds = await secondsUntilResend(tx, subject, now);
    if (retryAfterSeconds > 0) return refuse("too_soon_to_resend", { retryAfterSeconds });
    const wait =
      subject.purpose === "verify_phone" ? null : await secondsUntilMail(tx, subject.target, "needed", now);
    if (wait !== null) return refuse("too_many_requests", { retryAfterSeconds: wait });
    await issueCode(tx, subject, now);
    return accept({ resend_after: RESEND_AFTER_SECONDS });
  });
}

type Refusal = "code_invalid" | "code_expired" | "email_taken";

/**
 * Verifies the number or address with the newest code. A proven new address takes the place of the old one. Refuses
 * an address that another account has taken meanwhile.
 */
export async function verifyContact(
  session: Session,
  contact: Contact,
  typed: string,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  const subject = subjectOf(session, contact);
  if (!subject) return refuse("code_invalid", { field: "code" });
  try {
    return await inTransaction(async (tx) => {
      const spent = await consumeCode(tx, subject, typed, now);
      if (!spent.ok) return spent;
      // Only what the code was sent to: the account may have changed since the session was read.
      const proven =
        contact === "phone"
          ? await provePhone(tx, subject, now)
          : await proveEmail(tx, session, subject, now);
      return proven ? accept(null) : refuse("code_invalid", { field: "code" });
    });
  } catch (error) {
    if (sqlStateOf(error) === "23505") return refuse("email_taken", { field: "code" });
    throw error;
  }
}

async function provePhone(tx: Tx, { userId, target }: CodeSubject, now: Date): Promise<boolean> {
  const proven = await tx
    .update(users)
    .set({ phoneVerifiedAt: now })
    .where(and(eq(users.id, userId), eq(users.phone, target)))
    .returning({ id: users.id });
  return proven.length > 0;
}

async function proveEmail(tx: Tx, session: Session, { userId, target }: CodeSubject, now: Date) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (user?.email !== target && user?.pendingEmail !== target) return false;
  if (user.emailVerifiedAt === null) await endOthersClaims(tx, userId, session.id);
  if (user.email === target) await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId));
  else await replaceEmail(tx, user, target, now);
  return true;
}
