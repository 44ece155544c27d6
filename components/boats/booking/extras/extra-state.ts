import type { BookingBoat } from "@/components/boats/booking/booking-boat";
import type { BookingChoice } from "@/components/boats/booking/booking-choice";
import { isCounted, serviceQuantity } from "@/lib/domain/pricing/service-quantity";
import { hoursUntil } from "@/lib/domain/shared/instant";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { timesMinor } from "@/lib/domain/shared/money";

type Service = BookingBoat["services"][number];

export interface ExtraState {
  /** As the customer chose it; 0 = not at all. */
  chosen: number;
  counted: boolean;
  /** How often it would be charged now; null while the trip's hours are unknown. */
  quantity: number | null;
  amountMinor: number | null;
  /** For those that are counted; null = no limit. */
  max: number | null;
  /** Why it cannot be added to this trip; the server checks again. */
  blocked: "lead" | "galley" | null;
}

/** The state of a service for the chosen trip: quantity, limit, price, and whether it can be added. */
export function extraState(
  boat: BookingBoat,
  choice: BookingChoice,
  service: Service,
  now: Date,
): ExtraState {
  const { unit, type, price, max_quantity: limit, lead_hours: leadHours } = service;
  const chosen = choice.extras[String(service.id)] ?? 0;
  const counted = isCounted(unit);
  const hours = hoursOf(choice);
  const known = unit !== "hour" || hours !== null;
  const quantity = known
    ? serviceQuantity(unit, { chosen: Math.max(1, chosen), hours: hours ?? 0, persons: choice.persons })
    : null;
  const meal = type === "meal";
  const limits = [limit, meal ? boat.foodCapacity : null].filter((one) => one !== null);
  const tooMany = meal && !counted && unit === "person" && choice.persons > boat.foodCapacity;
  return {
    chosen,
    counted,
    quantity,
    amountMinor: quantity === null ? null : timesMinor(price, quantity),
    max: limits.length > 0 ? Math.min(...limits) : null,
    blocked: tooMany ? "galley" : isTooLate(boat, choice, leadHours, now) ? "lead" : null,
  };
}

function hoursOf({ kind, startHour, endHour }: BookingChoice): number | null {
  return kind === "daily" || startHour === null || endHour === null ? null : endHour - startHour;
}

function isTooLate(boat: BookingBoat, choice: BookingChoice, leadHours: number, now: Date): boolean {
  if (!choice.day || leadHours <= boat.noticeHours) return false;
  const starts = toInstant(atHour(choice.day, choice.startHour ?? boat.closes));
  return hoursUntil(starts, now) < leadHours;
}
