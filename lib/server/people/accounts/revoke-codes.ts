import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { codes } from "@/lib/server/platform/db/schema/accounts";

/**
 * Invalidates every mailed link and code that opens the user's account or changes its address. Codes sent by text
 * message stay, and so do links that take an address back.
 */
export async function revokeCodes(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(codes)
    .set({ usedAt: now })
    .where(
      and(
        eq(codes.userId, userId),
        inArray(codes.purpose, ["reset_password", "t_login", "verify_email", "step_up", "correct_email"]),
        isNull(codes.usedAt),
      ),
    );
}
