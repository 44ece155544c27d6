import { and, eq } from "drizzle-orm";
import { deletePasskeys } from "@/lib/server/people/accounts/passkeys/own-passkeys";
import { endSessions } from "@/lib/server/people/accounts/sessions/end-sessions";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { addJob } from "@/lib/server/platform/jobs/add-job";

type UserRow = typeof users.$inferSelect;

/** Cleared when the address is proven: another person may have set it before. */
export const UNTRUSTED = {
  passwordHash: null,
  googleSubject: null,
  phone: null,
  dialCode: null,
  phoneVerifiedAt: null,
} as const;

type Claims = Pick<UserRow, "passwordHash" | "googleSubject" | "emailVerifiedAt">;

/** Whether nobody can have been in the account: staff has made it for a caller, and its address was never proven. */
export const isUnopened = ({ passwordHash, googleSubject, emailVerifiedAt }: Claims): boolean =>
  !passwordHash && !googleSubject && !emailVerifiedAt;

/** Queues the welcome mail: once the address is proven, since another person's must not be greeted. */
export async function queueWelcome(tx: Tx, userId: string): Promise<void> {
  await addJob(tx, "welcome_user", { userId }, { jobKey: `welcome:${userId}` });
}

/**
 * Marks the account's address as proven, after a visit by a link that was mailed to it. The first proof removes
 * everything that was set before it (password, Google account, passkeys, phone, sessions), since another person may
 * have registered; the number of an account that nobody can have been in stays. Null when the account has left that
 * address.
 */
export async function proveByLink(
  tx: Tx,
  { userId, target }: { userId: string; target: string },
  now: Date,
): Promise<UserRow | null> {
  const [before] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.email, target)))
    .for("update");
  if (!before) return null;
  const isFirst = before.emailVerifiedAt === null;
  if (isFirst) {
    await deletePasskeys(tx, userId);
    await endSessions(tx, userId);
    await queueWelcome(tx, userId);
  }
  const [user] = await tx
    .update(users)
    .set({
      ...(isFirst && !isUnopened(before) ? UNTRUSTED : {}),
      emailVerifiedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
    .returning();
  return user ?? null;
}

/**
 * What the first proof by a code that was typed into a session takes away: every other session, a Google account and
 * passkeys. Password and phone stay: the person who has both this session and the mailbox has set them. The customer
 * gets the welcome mail.
 */
export async function endOthersClaims(tx: Tx, userId: string, sessionId: string): Promise<void> {
  await deletePasskeys(tx, userId);
  await endSessions(tx, userId, sessionId);
  await queueWelcome(tx, userId);
  await tx.update(users).set({ googleSubject: null }).where(eq(users.id, userId));
}
