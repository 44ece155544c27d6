import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { profileBody, UserResponse } from "@/lib/contracts/user";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { type ParsedPhone, parsePhone } from "@/lib/i18n/parse-phone";
import { announceAccountChange } from "@/lib/server/accounts/announce-account-change";
import { userResponseOf } from "@/lib/server/accounts/get-user";
import { issueCode } from "@/lib/server/accounts/issue-code";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getDb } from "@/lib/server/db/pool";
import { users } from "@/lib/server/db/schema/accounts";
import { sqlStateOf } from "@/lib/server/db/sql-state-of";
import { type RateLimit, takePoint } from "@/lib/server/request/rate-limit";

type Form = InferOutput<typeof profileBody>;
type UserRow = typeof users.$inferSelect;

const DEFAULT_DIAL_CODE = "+90";
/** Each new address gets a mail, and may not be the customer's. */
const NEW_ADDRESSES: RateLimit = { name: "new_email", points: 5, seconds: 3600, shared: true };

/**
 * Changes what the form names. A new e-mail address or phone number is unverified until proven again; the new
 * address gets a code, and a verified old address is notified. Refuses an address of another account, a number that cannot
 * exist, a birth date in the future, and a sixth new address within an hour.
 */
export async function updateProfile(
  userId: string,
  form: Form,
  now: Date,
): Promise<Outcome<UserResponse, "email_taken" | "invalid_phone" | "invalid_input" | "too_many_requests">> {
  if (form.birthdate && form.birthdate >= tripDayOf(now))
    return refuse("invalid_input", { field: "birthdate" });
  const retryAfterSeconds = await takeAddress(userId, form.email);
  if (retryAfterSeconds !== null) return refuse("too_many_requests", { retryAfterSeconds });
  try {
    return await inTransaction(async (tx) => {
      const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
      if (!before) throw new Error(`No user ${userId}`);
      const phone = form.phone
        ? parsePhone(form.phone, form.dial_code ?? before.dialCode ?? DEFAULT_DIAL_CODE)
        : null;
      if (form.phone && !phone) return refuse("invalid_phone", { field: "phone" });
      const [after] = await tx
        .update(users)
        .set(changes(before, form, phone, now))
        .where(eq(users.id, userId))
        .returning();
      if (!after) throw new Error(`No user ${userId}`);
      if (after.email && after.email !== before.email) {
        await issueCode(tx, { userId, purpose: "verify_email", target: after.email }, now);
        if (before.email && before.emailVerifiedAt)
          await announceAccountChange(tx, { userId, change: "email_changed", to: before.email }, now);
      }
      return accept(await userResponseOf(after, tx));
    });
  } catch (error) {
    if (sqlStateOf(error) === "23505") return refuse("email_taken", { field: "email" });
    throw error;
  }
}

/** Seconds to wait when the customer has named too many new addresses; null otherwise. */
async function takeAddress(userId: string, email: string | undefined): Promise<number | null> {
  if (!email) return null;
  const [row] = await getDb().select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email === email ? null : takePoint(NEW_ADDRESSES, userId);
}

function changes(before: UserRow, form: Form, phone: ParsedPhone | null, now: Date): Partial<UserRow> {
  const { dial_code: _dialCode, phone: _phone, ...plain } = form;
  return {
    ...plain,
    ...(phone ? { phone: phone.e164, dialCode: phone.dialCode } : {}),
    ...(phone && phone.e164 !== before.phone ? { phoneVerifiedAt: null } : {}),
    ...(form.email && form.email !== before.email ? { emailVerifiedAt: null } : {}),
    updatedAt: now,
  };
}
