import { and, eq, ne } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { profileBody, UserResponse } from "@/lib/contracts/accounts/user";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { type ParsedPhone, parsePhone } from "@/lib/i18n/parse-phone";
import { userResponseOf } from "@/lib/server/people/accounts/get-user";
import { issueCode } from "@/lib/server/people/accounts/issue-code";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";
import { requireStepUp } from "@/lib/server/people/accounts/step-up/require-step-up";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { secondsUntilMail } from "@/lib/server/platform/request/limit-mails";
import { consumePoint, type RateLimit } from "@/lib/server/platform/request/rate-limit";

type Form = InferOutput<typeof profileBody>;
type UserRow = typeof users.$inferSelect;
type Refusal =
  | "email_taken"
  | "invalid_phone"
  | "birthdate_in_future"
  | "too_many_requests"
  | "step_up_required";

const DEFAULT_DIAL_CODE = "+90";
/** Each new address gets a mail, and may not be the customer's. */
const NEW_ADDRESSES: RateLimit = { name: "new_email", points: 5, seconds: 3600, shared: true };

/**
 * Changes what the form names. A new e-mail address gets a code and counts only when it is proven; a new phone number
 * is unverified until then; both, except a first number, need a confirmed session. Refuses an address of another
 * account, a number that cannot exist, a birth date in the future, a sixth new address within an hour, and an address
 * that has got too many mails today.
 */
export async function updateProfile(
  session: Session,
  form: Form,
  now: Date,
): Promise<Outcome<UserResponse, Refusal>> {
  const { userId, user } = session;
  if (form.birthdate && form.birthdate >= tripDayOf(now))
    return refuse("birthdate_in_future", { field: "birthdate" });
  const wanted = form.email === user.email || form.email === user.pendingEmail ? undefined : form.email;
  if (wanted) {
    const confirmed = requireStepUp(session);
    if (!confirmed.ok) return confirmed;
    const retryAfterSeconds = await consumePoint(NEW_ADDRESSES, userId);
    if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
  }
  return inTransaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!before) throw new Error(`No user ${userId}`);
    const phone = form.phone
      ? parsePhone(form.phone, form.dial_code ?? before.dialCode ?? DEFAULT_DIAL_CODE)
      : null;
    if (form.phone && !phone) return refuse("invalid_phone", { field: "phone" });
    if (phone && before.phone && phone.e164 !== before.phone) {
      const confirmed = requireStepUp(session);
      if (!confirmed.ok) return confirmed;
    }
    if (wanted) {
      if (await isTaken(tx, wanted, userId)) return refuse("email_taken", { field: "email" });
      const retryAfterSeconds = await secondsUntilMail(tx, wanted, "needed", now);
      if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
    }
    const [after] = await tx
      .update(users)
      .set(changes(before, form, phone, now))
      .where(eq(users.id, userId))
      .returning();
    if (!after) throw new Error(`No user ${userId}`);
    if (wanted) await issueCode(tx, { userId, purpose: "verify_email", target: wanted }, now);
    return accept(await userResponseOf(after, tx));
  });
}

async function isTaken(tx: Tx, email: string, userId: string): Promise<boolean> {
  const others = and(eq(users.email, email), ne(users.id, userId));
  return (await tx.select({ id: users.id }).from(users).where(others)).length > 0;
}

function changes(before: UserRow, form: Form, phone: ParsedPhone | null, now: Date): Partial<UserRow> {
  const { dial_code: _dialCode, phone: _phone, email, ...plain } = form;
  return {
    ...plain,
    ...(phone ? { phone: phone.e164, dialCode: phone.dialCode } : {}),
    ...(phone && phone.e164 !== before.phone ? { phoneVerifiedAt: null } : {}),
    // Naming the address that counts takes a waiting one back.
    ...(email ? { pendingEmail: email === before.email ? null : email } : {}),
    updatedAt: now,
  };
}
