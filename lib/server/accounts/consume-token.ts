import { and, eq, gt, isNull } from "drizzle-orm";
import type { CodePurpose } from "@/lib/domain/shared/vocabulary";
import { hashToken } from "@/lib/server/accounts/sessions/hash-token";
import type { Tx } from "@/lib/server/db/in-transaction";
import { codes } from "@/lib/server/db/schema/accounts";

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
    .where(
      and(
        eq(codes.codeHash, hashToken(token)),
        eq(codes.purpose, purpose),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
      ),
    )
    .returning({ userId: codes.userId, target: codes.target });
  return code ?? null;
}
