import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/lib/server/db/in-transaction";
import { codes } from "@/lib/server/db/schema/accounts";

/** Makes every mailed link of a user that opens the account worthless: whoever still has one shall not use it. */
export async function endLinks(tx: Tx, userId: string, now: Date): Promise<void> {
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
