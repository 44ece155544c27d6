import { and, eq } from "drizzle-orm";
import { reasonToTell } from "@/lib/domain/messages/mask-until-paid";
import type { OrderEvent } from "@/lib/domain/orders/next-order-status";
import { orderStart } from "@/lib/domain/orders/order-start";
import { planOrderTransition } from "@/lib/domain/orders/plan-order-transition";
import { planAcceptance } from "@/lib/domain/reservations/plan-deadline";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { type AppliedEvent, columnsAfterEvent } from "@/lib/server/booking/lifecycle/applied-event";
import { changeOrderOccupancy } from "@/lib/server/booking/lifecycle/change-order-occupancy";
import type { OrderRow } from "@/lib/server/booking/lifecycle/lock-order";
import {
  cancelOrderReminder,
  ORDER_STATUS_MAILS,
  queueOrderMails,
  queueOrderReminder,
} from "@/lib/server/booking/lifecycle/order-mails";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { serviceOrderHistory, serviceOrders } from "@/lib/server/platform/db/schema/services";
import { addJob, removeJob } from "@/lib/server/platform/jobs/add-job";

/**
 * The only writer of an order's status: status, occupancy, history, deadline job and mails change in one
 * transaction or not at all. The row must be locked, its boat before it (`lockOrder`). Refuses every event that
 * `planOrderTransition` does not allow, and changes nothing then.
 */
export async function applyOrderEvent(
  tx: Tx,
  order: OrderRow,
  applied: AppliedEvent<OrderEvent>,
): Promise<Outcome<OrderRow, "transition_not_allowed">> {
  const { event, by, now } = applied;
  const from = order.status;
  const plan = planOrderTransition(order, event, by.kind, now);
  if (!plan.ok) return plan;
  const to = plan.value;
  const expiresAt = deadlineAfter(order, event, now);
  if (!expiresAt.ok) return refuse("transition_not_allowed", { from, event });
  const reason = reasonToTell(applied.reason, { actor: by.kind, paidAt: order.paidAt });
  const [changed] = await tx
    .update(serviceOrders)
    .set({ status: to, ...columnsAfterEvent(expiresAt.value, applied, reason) })
    .where(and(eq(serviceOrders.id, order.id), eq(serviceOrders.status, from)))
    .returning();
  if (!changed) return refuse("transition_not_allowed", { from, event });

  await changeOrderOccupancy(tx, changed, from, to, now);
  await tx.insert(serviceOrderHistory).values({
    orderId: changed.id,
    fromStatus: from,
    toStatus: to,
    event,
    actor: by.kind,
    actorId: by.id,
    reason,
    at: now,
  });
  await queueOrderExpiry(tx, changed);
  await queueOrderMails(tx, changed.id, event === "accept" ? ["accepted"] : ORDER_STATUS_MAILS[to]);
  if (to === "order_paid") await queueOrderReminder(tx, changed.id, orderStart(changed), now);
  if (to === "order_cancelled") await cancelOrderReminder(tx, changed.id);
  return accept(changed);
}

/** An order that the owner accepted must be paid in time, like a trip; every other event ends the waiting. */
function deadlineAfter(order: OrderRow, event: OrderEvent, now: Date): Outcome<Date | null, "too_soon"> {
  if (event !== "accept") return accept(null);
  const plan = planAcceptance({ startsAt: orderStart(order), now });
  return plan.ok ? accept(plan.value.expiresAt) : plan;
}

/** Queues the job that expires the order at its deadline; removes it when no payment is pending any more. */
export async function queueOrderExpiry(
  tx: Tx,
  { id, expiresAt }: Pick<OrderRow, "id" | "expiresAt">,
): Promise<void> {
  const jobKey = `expire_order:${id}`;
  if (!expiresAt) return removeJob(tx, jobKey);
  await addJob(tx, "expire_order", { orderId: id }, { runAt: expiresAt, jobKey });
}
