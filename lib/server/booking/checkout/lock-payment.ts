import { eq } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { payments } from "@/lib/server/platform/db/schema/payments";

export type PaymentRow = typeof payments.$inferSelect;

/**
 * Locks a payment, after its boat and reservation or order, before its refunds: the database locks it too
 * whenever a refund changes. Null when unknown.
 */
export async function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("no key update");
  return row ?? null;
}
