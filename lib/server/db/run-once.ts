import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Tx } from "@/lib/server/db/in-transaction";
import { idempotencyKeys } from "@/lib/server/db/schema/payments";

/** Names one intent of one customer: the header `Idempotency-Key` and what was sent with it. */
export interface OnceKey {
  userId: string;
  endpoint: string;
  key: string;
  body: unknown;
}

/**
 * Runs `work` at most once per key, in the transaction of its effect: both are committed or neither, so that
 * a crash can never separate them. A repeat gets the first value again, also when it arrives while the first
 * still runs (it waits for the row); the same key with another body is refused. A refusal is not remembered.
 */
export async function runOnce<T, C extends string>(
  tx: Tx,
  { userId, endpoint, key, body }: OnceKey,
  work: () => Promise<Outcome<T, C>>,
): Promise<Outcome<T, C | "idempotency_key_reused">> {
  const requestHash = createHash("sha256").update(JSON.stringify(body)).digest("hex");
  const [row] = await tx
    .insert(idempotencyKeys)
    .values({ userId, endpoint, key, requestHash })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (!row) {
    const [first] = await tx
      .select()
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.userId, userId),
          eq(idempotencyKeys.endpoint, endpoint),
          eq(idempotencyKeys.key, key),
        ),
      );
    return first?.requestHash === requestHash
      ? accept(first.response as T)
      : refuse("idempotency_key_reused");
  }
  const outcome = await work();
  const own = eq(idempotencyKeys.id, row.id);
  if (outcome.ok) await tx.update(idempotencyKeys).set({ response: outcome.value }).where(own);
  else await tx.delete(idempotencyKeys).where(own);
  return outcome;
}
