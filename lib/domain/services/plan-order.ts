import { MAX_DAYS_AHEAD } from "@/lib/domain/pricing/check-trip-times";
import { addMinutes, earliest, hoursUntil } from "@/lib/domain/shared/instant";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

export const ORDER_HOLD_MINUTES = 30;

export type OrderRefusal = "in_the_past" | "too_far_ahead" | "service_lead_time" | "service_day_full";

/**
 * Deadline of a new order: 30 minutes to pay, never past the start. Refuses dates that are past or beyond the
 * season, orders after the lead time and days whose capacity is taken (`capacityPerDay` null = no limit).
 */
export function planOrder(order: {
  startsAt: Date;
  leadHours: number;
  capacityPerDay: number | null;
  takenThatDay: number;
  now: Date;
}): Outcome<{ status: "order_payment_pending"; expiresAt: Date }, OrderRefusal> {
  const { startsAt, leadHours, capacityPerDay, takenThatDay, now } = order;
  if (startsAt < now) return refuse("in_the_past");
  if (tripDayOf(startsAt) > addDays(tripDayOf(now), MAX_DAYS_AHEAD)) return refuse("too_far_ahead");
  if (hoursUntil(startsAt, now) < leadHours) return refuse("service_lead_time", { leadHours });
  if (capacityPerDay !== null && takenThatDay >= capacityPerDay) return refuse("service_day_full");
  return accept({
    status: "order_payment_pending",
    expiresAt: earliest(addMinutes(now, ORDER_HOLD_MINUTES), startsAt),
  });
}
