import { and, eq, sql } from "drizzle-orm";
import { getDb } from "@/lib/server/db/pool";
import { payments, refunds } from "@/lib/server/db/schema/payments";
import { findGateway } from "@/lib/server/payments/get-gateway";
import { raceWithTimeout } from "@/lib/server/payments/race-with-timeout";

/**
 * Gives the money of a pending refund back through its provider, once: a finished refund is left alone, and
 * the provider knows a repeated call by the refund's id. Throws when the provider fails, so that the job is
 * tried again.
 */
export async function runRefund(refundId: string, now: Date): Promise<void> {
  const [found] = await getDb()
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.id, refundId), eq(refunds.state, "pending")));
  if (!found) return;
  const { refund, payment } = found;
  const gateway = findGateway(payment.provider);
  if (!gateway || !payment.providerPaymentId) throw new Error(`Refund ${refundId} has no payment to reverse`);
  await getDb()
    .update(refunds)
    .set({ attempts: sql`least(${refunds.attempts} + 1, 32000)` })
    .where(eq(refunds.id, refundId));
  const { providerRefundId } = await raceWithTimeout(
    gateway.refund({
      refundId,
      providerPaymentId: payment.providerPaymentId,
      amountMinor: refund.amountMinor,
      currency: refund.currency,
    }),
  );
  await getDb()
    .update(refunds)
    .set({ state: "done", providerRefundId, doneAt: now })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, "pending")));
}
