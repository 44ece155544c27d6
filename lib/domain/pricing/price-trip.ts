import type { QuoteLine, Rate, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import { timesMinor } from "@/lib/domain/shared/money";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { TripTimes } from "./check-trip-times";
import { chooseRate } from "./choose-rate";

export type PriceRefusal = "no_price" | "below_min_hours";

function tripLine(rate: Rate, unit: "hour" | "night" | "trip", quantity: number): QuoteLine {
  return {
    code: "trip",
    rateKind: rate.kind,
    serviceId: null,
    unit,
    quantity,
    unitPriceMinor: rate.priceMinor,
    amountMinor: timesMinor(rate.priceMinor, quantity),
  };
}

function nightLines(rates: readonly Rate[], times: TripTimes): Outcome<QuoteLine[], PriceRefusal> {
  // Nights at one price share a line, in the order in which the prices appear: code and unit price name a line.
  const nightsByPrice = new Map<number, { rate: Rate; nights: number }>();
  for (let night = 0; night < times.nights; night++) {
    const day = addDays(times.startDay, night);
    const rate = chooseRate(rates, "daily", day);
    if (!rate) return refuse("no_price", { day });
    if (night === 0 && times.nights * 24 < rate.minHours) {
      return refuse("below_min_hours", { minHours: rate.minHours });
    }
    const same = nightsByPrice.get(rate.priceMinor);
    if (same) same.nights += 1;
    else nightsByPrice.set(rate.priceMinor, { rate, nights: 1 });
  }
  return accept([...nightsByPrice.values()].map(({ rate, nights }) => tripLine(rate, "night", nights)));
}

/**
 * The lines of the trip itself: hours at the start day's rate (also past midnight), one fixed price for a
 * swim tour, each night at its own day's rate. Refuses days without a price and trips below the minimum of
 * the start day's rate.
 */
export function priceTrip(
  rates: readonly Rate[],
  request: Pick<TripRequest, "rentType" | "swimTour">,
  times: TripTimes,
): Outcome<QuoteLine[], PriceRefusal> {
  if (request.rentType === "daily") return nightLines(rates, times);
  const rate = chooseRate(rates, request.swimTour ? "swim_tour" : "hourly", times.startDay);
  if (!rate) return refuse("no_price", { day: times.startDay });
  if (times.hours < rate.minHours) return refuse("below_min_hours", { minHours: rate.minHours });
  return accept([request.swimTour ? tripLine(rate, "trip", 1) : tripLine(rate, "hour", times.hours)]);
}
