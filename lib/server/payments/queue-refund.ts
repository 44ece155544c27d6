import type { Tx } from "@/lib/server/db/in-transaction";
import { type payments, refunds } from "@/lib/server/db/schema/payments";
import { addJob } from "@/lib/server/jobs/add-job";

/** Decides a refund in the running transaction; a job asks the provider for it once that is committed. */
export async function queueRefund(
  tx: Tx,
  payment: Pick<typeof payments.$inferSelect, "id" | "currency">,
  amountMinor: number,
  reason: string,
  now: Date,
): Promise<void> {
  const [refund] = await tx
    .insert(refunds)
    .values({ paymentId: payment.id, amountMinor, currency: payment.currency, reason, createdAt: now })
    .returning({ id: refunds.id });
  if (!refund) throw new Error("An inserted refund came back empty");
  await addJob(tx, "run_refund", { refundId: refund.id }, { jobKey: `refund:${refund.id}` });
}
