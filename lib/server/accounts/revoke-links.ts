import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/lib/server/db/in-transaction";
import { codes } from "@/lib/server/db/schema/accounts";

/** Invalidates every mailed link that opens the user's account. */
export async function revokeLinks(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(codes)
    .set({ usedAt: now })
    .where(
      and(
        eq(codes.userId, userId),
        inArray(codes.purpose, ["reset_password", "t_login"]),
        isNull(codes.usedAt),
      ),
    );
}
