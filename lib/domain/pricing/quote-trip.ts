import type { TripDay, TripTime } from "@/lib/domain/shared/istanbul-time";
import { percentOf, sumMinor } from "@/lib/domain/shared/money";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type {
  CancellationPolicy,
  Currency,
  PartnerPaymentType,
  RateKind,
  RentType,
  ServiceType,
  ServiceUnit,
} from "@/lib/domain/shared/vocabulary";
import { checkTripTimes, type TripTimesRefusal } from "./check-trip-times";
import { priceServices, type ServicesRefusal } from "./price-services";
import { type PriceRefusal, priceTrip } from "./price-trip";

/** What the customer asks for: choices and ids, never prices. */
export interface TripRequest {
  rentType: RentType;
  swimTour: boolean;
  /** For daily rent only the day counts; the boat's hand-over hour replaces the clock. */
  startsAt: TripTime;
  endsAt: TripTime;
  personCount: number;
  extras: { serviceId: number; quantity: number }[];
}

export interface Rate {
  id: number;
  kind: RateKind;
  /** Per hour, per night, or for the whole swim tour. */
  priceMinor: number;
  minHours: number;
  /** Bit mask, Monday = 1 … Sunday = 64; null = every day. */
  weekdays: number | null;
  validFrom: TripDay | null;
  /** Exclusive. */
  validUntil: TripDay | null;
  /** ISO instant; the newest of otherwise equal rates wins. */
  createdAt: string;
}

export interface BoatService {
  serviceId: number;
  type: ServiceType;
  unit: ServiceUnit;
  priceMinor: number;
  /** Limits the chosen number of the units `qty` and `box`; null = no limit. */
  maxQuantity: number | null;
  leadHours: number;
}

/** Everything about a boat that decides whether and for how much it can be rented. */
export interface BoatTerms {
  currency: Currency;
  serviceOpensHour: number;
  /** At most the opening hour = closes on the next day. */
  serviceClosesHour: number;
  turnaroundMinutes: number;
  noticeHours: number;
  handoverStartHour: number;
  handoverEndHour: number;
  cruisingCapacity: number;
  /** Berths: as many may stay for nights. */
  sleepingCapacity: number;
  foodCapacity: number;
  prepaymentPercent: number;
  fastApp: boolean;
  cancellationPolicy: CancellationPolicy;
  acceptedOnBoard: PartnerPaymentType[];
  rates: Rate[];
  services: BoatService[];
  fines: { usageRuleId: number; amountMinor: number }[];
}

export interface QuoteLine {
  /** `trip` (several of them when nights differ in price) or `service:<id>`. */
  code: string;
  rateKind: RateKind | null;
  serviceId: number | null;
  unit: ServiceUnit | "hour" | "night" | "trip";
  quantity: number;
  unitPriceMinor: number;
  amountMinor: number;
}

export interface Quote {
  currency: Currency;
  rentType: RentType;
  swimTour: boolean;
  startsAt: TripTime;
  endsAt: TripTime;
  hours: number;
  /** 0 for hourly rent. */
  nights: number;
  personCount: number;
  lines: QuoteLine[];
  totalMinor: number;
  prepaymentMinor: number;
  remainingMinor: number;
  acceptedOnBoard: PartnerPaymentType[];
  /** What may be charged on board when a usage rule is broken; not part of the total. */
  possible: { usageRuleId: number; amountMinor: number }[];
}

/** What limits the number of persons: places under way, berths at night, or the galley. */
export type CapacityReason = "cruising_capacity" | "sleeping_capacity" | "food_capacity";

export type QuoteRefusal = TripTimesRefusal | PriceRefusal | ServicesRefusal | "over_capacity";

/**
 * The one price of a trip, in minor units of the boat's currency: lines add up to the total, pay now
 * (`prepaymentPercent` of the total with extras, half-up) and pay on board add up to it too.
 * Refuses what the boat's hours, notice, capacity, rates and services do not allow. Says nothing about
 * whether the boat is free.
 */
export function quoteTrip(terms: BoatTerms, request: TripRequest, now: Date): Outcome<Quote, QuoteRefusal> {
  const { personCount } = request;
  if (!Number.isInteger(personCount) || personCount < 1) {
    return refuse("quantity_out_of_range", { min: 1, max: terms.cruisingCapacity });
  }
  const times = checkTripTimes(terms, request, now);
  if (!times.ok) return times;
  const places = checkPlaces(terms, request);
  if (!places.ok) return places;
  const trip = priceTrip(terms.rates, request, times.value);
  if (!trip.ok) return trip;
  const services = priceServices(terms, request, times.value, now);
  if (!services.ok) return services;

  const { startsAt, endsAt, hours, nights } = times.value;
  const lines = [...trip.value, ...services.value];
  const totalMinor = sumMinor(lines.map((line) => line.amountMinor));
  // At least one minor unit: a payment of nothing cannot be made, and nothing would hold the boat.
  const prepaymentMinor = Math.min(totalMinor, Math.max(1, percentOf(totalMinor, terms.prepaymentPercent)));
  return accept({
    currency: terms.currency,
    rentType: request.rentType,
    swimTour: request.swimTour,
    startsAt,
    endsAt,
    hours,
    nights,
    personCount,
    lines,
    totalMinor,
    prepaymentMinor,
    remainingMinor: totalMinor - prepaymentMinor,
    acceptedOnBoard: terms.acceptedOnBoard,
    possible: terms.fines,
  });
}

function checkPlaces(
  { cruisingCapacity, sleepingCapacity }: BoatTerms,
  { rentType, personCount }: TripRequest,
): Outcome<null, "over_capacity"> {
  const overNight = rentType === "daily" && sleepingCapacity < cruisingCapacity;
  const reason: CapacityReason = overNight ? "sleeping_capacity" : "cruising_capacity";
  const capacity = overNight ? sleepingCapacity : cruisingCapacity;
  return personCount > capacity ? refuse("over_capacity", { capacity, reason }) : accept(null);
}
