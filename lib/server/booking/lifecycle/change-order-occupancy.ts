import { OCCUPANCY_OF_ORDER } from "@/lib/domain/orders/order-occupancy";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import type { OrderRow } from "@/lib/server/booking/lifecycle/lock-order";
import { type Slot, setOccupancy } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/** What an order takes from a boat; null when it takes none. */
export function slotOfOrder(
  order: Pick<OrderRow, "boatId" | "startsAt" | "endsAt" | "turnaroundMinutes">,
): Slot | null {
  const { boatId, startsAt, endsAt, turnaroundMinutes } = order;
  if (boatId === null || !startsAt || !endsAt || turnaroundMinutes === null) return null;
  return { boatId, startsAt, endsAt, turnaroundMinutes };
}

/** Brings the occupancy in step with a change of status (`from` null = new); see `setOccupancy`. */
export async function changeOrderOccupancy(
  tx: Tx,
  order: OrderRow,
  from: OrderStatus | null,
  to: OrderStatus,
  now: Date,
): Promise<void> {
  const slot = slotOfOrder(order);
  if (!slot) return;
  const change = {
    from: from && OCCUPANCY_OF_ORDER[from],
    to: OCCUPANCY_OF_ORDER[to],
    expiresAt: order.expiresAt,
    now,
  };
  await setOccupancy(tx, { serviceOrderId: order.id }, slot, change);
}
