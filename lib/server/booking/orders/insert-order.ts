import { randomBytes } from "node:crypto";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { ORDER_PREFIX, reservationNumber } from "@/lib/domain/reservations/reservation-number";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Locale } from "@/lib/i18n/locales";
import { type Invoice, invoiceColumnsOf } from "@/lib/server/booking/checkout/invoice-columns";
import type { OrderRow } from "@/lib/server/booking/lifecycle/lock-order";
import type { OrderablePackage } from "@/lib/server/booking/orders/require-package";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { serviceOrderHistory, serviceOrders } from "@/lib/server/platform/db/schema/services";

interface AcceptedOrder {
  userId: string;
  locale: Locale;
  offered: OrderablePackage;
  day: TripDay;
  placeId: number;
  slot: Slot | null;
  startsAt: Date;
  /** Null for a package that is not booked by the hour. */
  endsAt: Date | null;
  personCount: number | null;
  customerName: string;
  phone: string;
  email: string;
  note: string | null;
  invoice: Invoice | null;
  senderNetwork: string | null;
  status: OrderRow["status"];
  expiresAt: Date;
}

/** Writes the order with names, price and refund steps as they are now, and the first row of its history. */
export async function insertOrder(tx: Tx, order: AcceptedOrder, now: Date): Promise<OrderRow> {
  const { offered, slot, day, status } = order;
  const [row] = await tx
    .insert(serviceOrders)
    .values({
      number: reservationNumber(randomBytes(5), ORDER_PREFIX),
      userId: order.userId,
      packageId: offered.id,
      serviceName: offered.serviceName,
      packageName: offered.name,
      placeId: order.placeId,
      boatId: slot?.boatId ?? null,
      startsAt: order.startsAt,
      endsAt: order.endsAt,
      turnaroundMinutes: slot?.turnaroundMinutes ?? null,
      serviceDay: day,
      personCount: order.personCount,
      customerName: order.customerName,
      phone: order.phone,
      email: order.email,
      note: order.note,
      ...invoiceColumnsOf(order.invoice),
      senderNetwork: order.senderNetwork,
      status,
      currency: offered.currency,
      totalMinor: offered.priceMinor,
      policySteps: ORDER_REFUND_STEPS,
      expiresAt: order.expiresAt,
      locale: order.locale,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error("An inserted order came back empty");
  await tx.insert(serviceOrderHistory).values({
    orderId: row.id,
    fromStatus: null,
    toStatus: status,
    event: "create",
    actor: "customer",
    actorId: order.userId,
    at: now,
  });
  return row;
}
