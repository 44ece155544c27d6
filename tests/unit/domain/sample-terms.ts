import type { BoatService, BoatTerms, Rate, TripRequest } from "@/lib/domain/pricing/trip-terms";

/** Noon in Istanbul on Tuesday 10 November 2026. */
export const NOW = new Date("2026-11-10T09:00:00Z");

export function rate(over: Partial<Rate> = {}): Rate {
  return {
    id: 1,
    kind: "hourly",
    priceMinor: 500_000,
    minHours: 2,
    weekdays: null,
    validFrom: null,
    validUntil: null,
    createdAt: "2026-01-01T00:00:00Z",
    ...over,
  };
}

export function service(over: Partial<BoatService> = {}): BoatService {
  return {
    serviceId: 1,
    type: "extra",
    unit: "rez",
    priceMinor: 10_000,
    maxQuantity: null,
    leadHours: 0,
    ...over,
  };
}

export function terms(over: Partial<BoatTerms> = {}): BoatTerms {
  return {
    currency: "TRY",
    serviceOpensHour: 8,
    serviceClosesHour: 24,
    turnaroundMinutes: 60,
    noticeHours: 3,
    handoverStartHour: 12,
    handoverEndHour: 10,
    cruisingCapacity: 12,
    sleepingCapacity: 8,
    foodCapacity: 8,
    prepaymentPercent: 20,
    fastApp: true,
    cancellationPolicy: "moderate",
    acceptedOnBoard: ["cash", "credit_card"],
    rates: [
      rate(),
      rate({ id: 2, kind: "daily", priceMinor: 4_000_000, minHours: 1 }),
      rate({ id: 3, kind: "swim_tour", priceMinor: 2_500_000, minHours: 4 }),
    ],
    services: [],
    fines: [],
    ...over,
  };
}

export function trip(over: Partial<TripRequest> = {}): TripRequest {
  return {
    rentType: "hourly",
    swimTour: false,
    startsAt: "2026-12-01T10:00",
    endsAt: "2026-12-01T14:00",
    personCount: 4,
    extras: [],
    ...over,
  };
}

/** The value of an outcome that must be a success. */
export function granted<T>(outcome: { ok: true; value: T } | { ok: false; code: string }): T {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.code}`);
  return outcome.value;
}
