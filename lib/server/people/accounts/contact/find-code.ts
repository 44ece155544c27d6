import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { RESEND_AFTER_SECONDS } from "@/lib/domain/shared/code-minutes";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { CodePurpose } from "@/lib/domain/shared/vocabulary";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import type { Db } from "@/lib/server/platform/db/pool";
import { codes } from "@/lib/server/platform/db/schema/accounts";

/** What a typed code is for, and where it was sent. */
export interface CodeSubject {
  userId: string;
  purpose: CodePurpose;
  target: string;
}

function newestCode(db: Db, { userId, purpose, target }: CodeSubject) {
  return db
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.userId, userId),
        eq(codes.purpose, purpose),
        eq(codes.target, target),
        isNull(codes.usedAt),
      ),
    )
    .orderBy(desc(codes.createdAt))
    .limit(1);
}

/** Seconds until another code may be sent; 0 when at once. */
export async function secondsUntilResend(db: Db, subject: CodeSubject, now: Date): Promise<number> {
  const [last] = await newestCode(db, subject);
  const age = last ? (now.getTime() - last.createdAt.getTime()) / 1000 : RESEND_AFTER_SECONDS;
  return Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - age));
}

/** Uses up the newest code when it is the typed one: five tries, ten minutes, once. */
export async function consumeCode(
  tx: Tx,
  subject: CodeSubject,
  typed: string,
  now: Date,
): Promise<Outcome<null, "code_invalid" | "code_expired">> {
  const [code] = await newestCode(tx, subject).for("update");
  if (!code) return refuse("code_invalid", { field: "code" });
  if (code.expiresAt <= now || code.triesLeft < 1) return refuse("code_expired", { field: "code" });
  if (code.codeHash !== hashToken(typed)) {
    await tx
      .update(codes)
      .set({ triesLeft: sql`${codes.triesLeft} - 1` })
      .where(eq(codes.id, code.id));
    return refuse("code_invalid", { field: "code" });
  }
  await tx.update(codes).set({ usedAt: now }).where(eq(codes.id, code.id));
  return accept(null);
}
