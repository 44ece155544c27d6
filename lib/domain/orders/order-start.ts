import { atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";

/** When an order begins: at its hours on a boat, else at the midnight that begins its day. */
export function orderStart(order: { startsAt: Date | null; serviceDay: TripDay }): Date {
  return order.startsAt ?? toInstant(`${order.serviceDay}T00:00`);
}

/** When an order is over: with its hours on a boat, else at the midnight that ends its day. */
export function orderEnd(order: { endsAt: Date | null; serviceDay: TripDay }): Date {
  return order.endsAt ?? toInstant(atHour(order.serviceDay, 24));
}
