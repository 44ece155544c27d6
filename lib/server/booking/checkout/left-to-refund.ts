import { and, eq, ne, sql } from "drizzle-orm";
import type { PaymentRow } from "@/lib/server/booking/checkout/lock-payment";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { refunds } from "@/lib/server/platform/db/schema/payments";

/** What may still go back of a locked payment, in minor units; failed refunds do not count. */
export async function leftToRefund(tx: Tx, payment: PaymentRow): Promise<number> {
  const [sum] = await tx
    .select({ minor: sql<string>`coalesce(sum(${refunds.amountMinor}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.state, "failed")));
  return payment.amountMinor - Number(sum?.minor);
}
