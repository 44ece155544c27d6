import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { refundPaidMoney } from "@/lib/server/booking/checkout/refund-paid-money";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { payments, refunds } from "@/lib/server/platform/db/schema/payments";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/** The same amount again within this time is more likely a mistake than a second refund. */
const REPEATED_MINUTES = 10;
const REASON = "operator";

export interface OperatorRefund {
  /** The number of the reservation or order. */
  number: string;
  amountMinor: number;
  /** Why, in words that the customer reads. */
  note: string;
  /** Refund the same amount again within ten minutes. */
  again: boolean;
}

/**
 * Refunds part of what was paid for a reservation or order, as the operator decided, from the latest payment first, and
 * mails the customer; a job asks the provider. Refuses what took no money, an amount of zero, more than is left, and
 * the same amount again within ten minutes unless `again` says so.
 */
export async function refundByOperator(
  { number, amountMinor, note, again }: OperatorRefund,
  by: Actor<"staff">,
  now: Date,
): Promise<
  Outcome<
    { currency: Currency; leftMinor: number },
    "not_found" | "refund_of_nothing" | "refund_exceeds_paid" | "refund_repeated"
  >
> {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return refuse("refund_of_nothing");
  return inTransaction(async (tx) => {
    const [found] = await listPaid(tx, number);
    if (!found) return refuse("not_found");
    if (found.reservationId) await lockReservation(tx, found.reservationId);
    if (found.serviceOrderId) await lockOrder(tx, found.serviceOrderId);
    const paid = await listPaid(tx, number);
    const leftMinor = paid.reduce((sum, payment) => sum + payment.amountMinor, 0);
    const { currency } = found;
    if (amountMinor > leftMinor) return refuse("refund_exceeds_paid", { leftMinor, currency });
    const ids = paid.map(({ id }) => id);
    if (!again && (await isRepeated(tx, ids, amountMinor, now)))
      return refuse("refund_repeated", { minutes: REPEATED_MINUTES });
    const refunded = await refundPaidMoney(tx, { payments: paid }, amountMinor, REASON, now, note);
    if (!refunded.ok) return refunded;
    await addJob(tx, "tell_refund", { refundIds: refunded.value });
    const subject = found.reservationId
      ? ({ kind: "reservation", id: found.reservationId } as const)
      : ({ kind: "order", id: found.serviceOrderId ?? "" } as const);
    const data = { amountMinor, currency, refunds: refunded.value };
    await audit(tx, { by, event: "money_refunded", subject, data, reason: note });
    return accept({ currency, leftMinor: leftMinor - amountMinor });
  });
}

/** Its payments that took money, the latest first, with what is left of each. */
function listPaid(tx: Tx, number: string) {
  const named = number.toUpperCase();
  const reservation = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.number, named));
  const order = tx
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(eq(serviceOrders.number, named));
  const refunded = sql`select sum(${refunds.amountMinor}) from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.state} <> 'failed'`;
  return tx
    .select({
      id: payments.id,
      reservationId: payments.reservationId,
      serviceOrderId: payments.serviceOrderId,
      currency: payments.currency,
      amountMinor: sql`${payments.amountMinor} - coalesce((${refunded}), 0)`.mapWith(Number),
    })
    .from(payments)
    .where(
      and(
        or(eq(payments.reservationId, reservation), eq(payments.serviceOrderId, order)),
        inArray(payments.state, ["paid", "paid_too_late"]),
      ),
    )
    .orderBy(desc(payments.createdAt));
}

/** Whether the operator has refunded the same amount just now; the parts of one refund have one instant. */
async function isRepeated(tx: Tx, paymentIds: string[], amountMinor: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from refunds where payment_id in ${paymentIds} and reason = ${REASON} and state <> 'failed'
      and created_at > ${now.toISOString()}::timestamptz - make_interval(mins => ${REPEATED_MINUTES})
    group by created_at having sum(amount_minor) = ${amountMinor}`);
  return rowCount !== 0;
}
