import { and, eq, gt, isNull } from "drizzle-orm";
import type { CodePurpose } from "@/lib/domain/shared/vocabulary";
import { hashToken } from "@/lib/server/people/accounts/sessions/hash-token";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { codes } from "@/lib/server/platform/db/schema/accounts";

const live = (purpose: CodePurpose, token: string, now: Date) =>
  and(
    eq(codes.codeHash, hashToken(token)),
    eq(codes.purpose, purpose),
    isNull(codes.usedAt),
    gt(codes.expiresAt, now),
  );

/**
 * Whether the token of a mailed link is usable, so that the page reports a used link before the customer fills in the
 * form.
 */
export async function isTokenLive(purpose: CodePurpose, token: string, now: Date): Promise<boolean> {
  const [code] = await getDb()
    .select({ id: codes.id })
    .from(codes)
    .where(live(purpose, token, now))
    .limit(1);
  return code !== undefined;
}

/** Uses up the token of a mailed link and returns its user and address; null when it is invalid. */
export async function consumeToken(
  tx: Tx,
  purpose: CodePurpose,
  token: string,
  now: Date,
): Promise<{ userId: string; target: string } | null> {
  const [code] = await tx
    .update(codes)
    .set({ usedAt: now })
    .where(live(purpose, token, now))
    .returning({ userId: codes.userId, target: codes.target });
  return code ?? null;
}
