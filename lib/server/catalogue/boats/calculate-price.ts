import type { InferOutput } from "valibot";
import type { QuoteResponse, quoteBody } from "@/lib/contracts/boats/quote";
import { isFree } from "@/lib/domain/availability/is-free";
import { alternativesSpan, nearestFreeTimes } from "@/lib/domain/availability/nearest-free-times";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { includesSunset } from "@/lib/domain/light/day-light";
import { findNearestPricedDay } from "@/lib/domain/pricing/find-nearest-priced-day";
import { type QuoteRefusal, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { shiftRequest } from "@/lib/domain/pricing/shift-request";
import type { BoatTerms, Quote, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { nightsBetween, type TripDay, type TripTime, toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { dayLightOf, getPortPoint } from "@/lib/server/catalogue/boats/day-light-of";
import { describeQuote } from "@/lib/server/catalogue/boats/describe-quote";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { tripRequestOf } from "@/lib/server/catalogue/boats/trip-request-of";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { getDb } from "@/lib/server/platform/db/pool";

interface Priced {
  quote: Quote;
  request: TripRequest;
  adjustedDay?: TripDay;
}

/**
 * The price of a trip as the booking card shows it, and whether the boat is free then. A day without a price is
 * replaced by the nearest that has one, and the response says so; every other refusal of the quote is passed on.
 */
export async function calculatePrice(
  body: InferOutput<typeof quoteBody>,
  locale: Locale,
  now: Date,
): Promise<Outcome<QuoteResponse, QuoteRefusal | "not_found">> {
  const db = getDb();
  const boat = await findBoatTerms(db, body.vehicle_id);
  if (!boat?.published) return refuse("not_found", { field: "vehicle_id" });
  const priced = priceOrMove(boat.terms, tripRequestOf(body), now);
  if (!priced.ok) return priced;
  const { quote, request, adjustedDay } = priced.value;
  const { turnaroundMinutes } = boat.terms;
  const period = occupiedPeriod(toInstant(quote.startsAt), toInstant(quote.endsAt), turnaroundMinutes);
  const busy = await listBusyPeriods(db, boat.id, alternativesSpan(period, request.rentType), now);
  const available = isFree(period, busy);
  return accept({
    ...(await describeQuote(db, quote, locale)),
    sunset: sunsetOf(await getPortPoint(db, boat.portId), quote),
    available,
    nearest_free_times: available ? [] : nearestFreeTimes(boat.terms, request, busy, now),
    ...(adjustedDay ? { adjusted_date: adjustedDay } : {}),
  });
}

/** Nights see every sunset: only trips by the hour mention theirs. */
function sunsetOf(port: Parameters<typeof dayLightOf>[0], quote: Quote): TripTime | null {
  const light = dayLightOf(port, quote.startsAt.slice(0, 10));
  return quote.rentType === "hourly" && includesSunset(quote, light) ? light.sunset : null;
}

function priceOrMove(terms: BoatTerms, request: TripRequest, now: Date): Outcome<Priced, QuoteRefusal> {
  const quote = quoteTrip(terms, request, now);
  if (quote.ok) return accept({ quote: quote.value, request });
  if (quote.code !== "no_price") return quote;
  const day = findNearestPricedDay(terms, request, now);
  if (!day) return quote;
  const moved = shiftRequest(request, { days: nightsBetween(request.startsAt.slice(0, 10), day) });
  const again = quoteTrip(terms, moved, now);
  return again.ok ? accept({ quote: again.value, request: moved, adjustedDay: day }) : again;
}
