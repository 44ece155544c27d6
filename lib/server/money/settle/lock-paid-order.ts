import { orderStart } from "@/lib/domain/orders/order-start";
import { planOrderSettlement } from "@/lib/domain/payments/plan-order-settlement";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { canTakeSlot } from "@/lib/server/booking/lifecycle/can-take-slot";
import { slotOfOrder } from "@/lib/server/booking/lifecycle/change-order-occupancy";
import { lockOrder, type OrderRow } from "@/lib/server/booking/lifecycle/lock-order";
import { moveDeadline } from "@/lib/server/booking/lifecycle/move-deadline";
import { queueOrderMails } from "@/lib/server/booking/lifecycle/order-mails";
import { countTakenPlaces } from "@/lib/server/booking/orders/count-taken-places";
import { findOrderPackage } from "@/lib/server/booking/orders/find-order-package";
import { lockService, type ServiceRow } from "@/lib/server/booking/orders/lock-service";
import type { LockSettlementSubject } from "@/lib/server/money/settle/settlement-subject";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/** The order that was paid for, in any status: service, boat and order are locked, in this order. */
export const lockPaidOrder: LockSettlementSubject = async (tx, id, now) => {
  const packageId = await findOrderPackage(tx, id);
  const service = packageId === null ? null : await lockService(tx, packageId);
  const order = await lockOrder(tx, id);
  if (!service || !order) return null;
  const { status, expiresAt } = order;
  return {
    plan: async ({ payment, result }, slotGone) => {
      const slotFree = !slotGone && (await isStillAvailable(tx, order, service, now));
      return planOrderSettlement({ payment, order, result, slotFree, now });
    },
    confirm: async (by) => {
      const paid = await applyOrderEvent(tx, order, { event: "pay", by, now });
      if (!paid.ok) throw new Error(`A confirmed payment met an order that is ${order.status}`);
    },
    hold:
      status === "order_payment_pending" && expiresAt
        ? {
            expiresAt,
            startsAt: orderStart(order),
            move: (to) => moveDeadline(tx, { kind: "order", id }, to),
          }
        : null,
    queuePaidLateMail: () => queueOrderMails(tx, id, ["paid_late"]),
  };
};

/** Whether the order has its place of the day and its boat, or can still get them. */
async function isStillAvailable(tx: Tx, order: OrderRow, service: ServiceRow, now: Date): Promise<boolean> {
  const { id, serviceDay } = order;
  const taken = await countTakenPlaces(tx, service.contentId, serviceDay, now, id);
  if (taken >= service.dailyCapacity) return false;
  const slot = slotOfOrder(order);
  return !slot || canTakeSlot(tx, slot, now, id);
}
