import { sql } from "drizzle-orm";
import { orderStart } from "@/lib/domain/orders/order-start";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { moveDeadline } from "@/lib/server/booking/lifecycle/move-deadline";
import { readOrders } from "@/lib/server/booking/orders/read-orders";
import type { LockPayable } from "@/lib/server/money/start/payable";

/** An order that waits for its payment: the whole price is paid online. */
export const lockPayableOrder: LockPayable = async (tx, id, { userId, locale }) => {
  const order = await lockOrder(tx, id);
  if (order?.userId !== userId) return refuse("not_found");
  if (order.status === "order_timeout") return refuse("hold_expired");
  if (order.status !== "order_payment_pending") return refuse("not_payable");
  const [record] = await readOrders(tx, sql`o.id = ${id}::uuid`, locale, 1);
  if (!record) return refuse("not_found");
  return accept({
    subject: { kind: "order", id },
    columns: { serviceOrderId: id },
    userId,
    number: record.number,
    currency: record.currency,
    amountMinor: record.totalMinor,
    itemName: `${record.service.name[locale]}: ${record.package.name[locale]}`,
    record,
    hold: {
      expiresAt: order.expiresAt,
      extendedAt: order.holdExtendedAt,
      startsAt: orderStart(order),
      move: (to, extendedAt) => moveDeadline(tx, { kind: "order", id }, to, extendedAt),
    },
  });
};
