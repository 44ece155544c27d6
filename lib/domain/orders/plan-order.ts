import { MAX_DAYS_AHEAD } from "@/lib/domain/pricing/check-trip-times";
import { answerUntil, HOLD_MINUTES } from "@/lib/domain/reservations/plan-deadline";
import { addMinutes } from "@/lib/domain/shared/instant";
import { nightsBetween, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

export type OrderRefusal = "in_the_past" | "too_far_ahead" | "service_lead_time" | "service_day_full";

/**
 * Status and deadline (HOLD_MINUTES to pay) of a new order. Refuses days that are past or beyond the season,
 * orders with fewer than `leadDays` nights to go, and days whose capacity is taken by active orders.
 */
export function planOrder(order: {
  serviceDay: TripDay;
  startsAt: Date | null;
  leadDays: number;
  dailyCapacity: number;
  takenThatDay: number;
  now: Date;
}): Outcome<{ status: "order_payment_pending"; expiresAt: Date }, OrderRefusal> {
  const { serviceDay, startsAt, leadDays, dailyCapacity, takenThatDay, now } = order;
  const daysAhead = nightsBetween(tripDayOf(now), serviceDay);
  if (daysAhead < 0 || (startsAt && startsAt <= now)) return refuse("in_the_past");
  if (daysAhead > MAX_DAYS_AHEAD) return refuse("too_far_ahead");
  if (daysAhead < leadDays) return refuse("service_lead_time", { leadDays });
  if (takenThatDay >= dailyCapacity) return refuse("service_day_full", { dailyCapacity });
  return accept({ status: "order_payment_pending", expiresAt: addMinutes(now, HOLD_MINUTES) });
}

/**
 * Status and deadline of an order whose boat is on request: the owner answers before anything is held or paid, by the
 * deadline of trips. Refuses when no time is left for an answer.
 */
export function planOrderRequest(
  startsAt: Date,
  now: Date,
): Outcome<{ status: "order_requested"; expiresAt: Date }, "too_soon"> {
  const expiresAt = answerUntil({ startsAt, now });
  return expiresAt <= now ? refuse("too_soon") : accept({ status: "order_requested", expiresAt });
}
