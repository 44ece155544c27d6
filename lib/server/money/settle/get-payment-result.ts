import { eq, sql } from "drizzle-orm";
import type { PaymentResponse } from "@/lib/contracts/payments";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { isResultLinkKey } from "@/lib/server/money/payment-link";
import { getDb } from "@/lib/server/platform/db/pool";
import { payments } from "@/lib/server/platform/db/schema/payments";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

/**
 * The result of a payment: everything for the session that owns it and for the browser that came back from the
 * bank (`linkKey`), for others only its state and number. Null when there is none.
 */
export async function getPaymentResult(
  paymentId: string,
  visitor: { userId: string | null; linkKey?: string | null },
  now: Date,
): Promise<PaymentResponse | null> {
  if (!isUuid(paymentId)) return null;
  const [row] = await getDb()
    .select({
      userId: payments.userId,
      id: payments.id,
      state: payments.state,
      number: sql<string>`coalesce(${reservations.number}, ${serviceOrders.number})`,
      amount: payments.amountMinor,
      currency: payments.currency,
      failure: payments.failureCode,
      in_review: payments.inReview,
      reservation_id: payments.reservationId,
      service_order_id: payments.serviceOrderId,
      change_id: payments.changeId,
    })
    .from(payments)
    .leftJoin(reservations, eq(reservations.id, payments.reservationId))
    .leftJoin(serviceOrders, eq(serviceOrders.id, payments.serviceOrderId))
    .where(eq(payments.id, paymentId));
  if (!row) return null;
  const { userId, ...payment } = row;
  const { id, state, number } = payment;
  const known = userId === visitor.userId || isResultLinkKey(id, visitor.linkKey, now);
  return known ? payment : { id, state, number };
}
