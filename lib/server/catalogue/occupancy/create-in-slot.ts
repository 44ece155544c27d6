import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";

/** Stores what was created as the response for a repeated Idempotency-Key. */
export type Remember<T> = (tx: Tx, created: T) => Promise<void>;

/**
 * Creates what takes a boat, and stores its response, in one transaction. Refuses as a taken slot what the
 * exclusion constraint finds taken: it has the last word, should any writer have gone round the lock.
 */
export async function createInSlot<T, C extends string>(
  create: (tx: Tx) => Promise<Outcome<T, C>>,
  remember: Remember<T> = async () => undefined,
): Promise<Outcome<T, C | "slot_taken">> {
  try {
    return await inTransaction(async (tx) => {
      const created = await create(tx);
      if (created.ok) await remember(tx, created.value);
      return created;
    });
  } catch (error) {
    if (sqlStateOf(error) === "23P01") return refuse("slot_taken");
    throw error;
  }
}
