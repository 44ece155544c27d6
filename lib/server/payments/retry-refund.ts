import { eq } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Tx } from "@/lib/server/db/in-transaction";
import { refunds } from "@/lib/server/db/schema/payments";
import { queueRefundJob } from "@/lib/server/payments/queue-refund-job";

/** Has the provider asked again for a refund that it refused, for the operator; only a failed one can be. */
export async function retryRefund(
  tx: Tx,
  refundId: string,
): Promise<Outcome<{ refundId: string }, "not_found" | "refund_not_failed">> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("no key update");
  if (!refund) return refuse("not_found");
  if (refund.state !== "failed") return refuse("refund_not_failed", { state: refund.state });
  await tx.update(refunds).set({ state: "requested" }).where(eq(refunds.id, refundId));
  await queueRefundJob(tx, refundId);
  return accept({ refundId });
}
