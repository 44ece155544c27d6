import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms, Quote } from "@/lib/domain/pricing/trip-terms";
import { POLICY_STEPS, planRefund } from "@/lib/domain/reservations/plan-refund";
import { DAY_MS } from "@/lib/domain/shared/instant";
import { addDays, addHours, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { RentType, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { SeedStep } from "@/lib/server/runtime/seed/insert-lifecycle";

export interface ReservationSeed {
  number: string;
  customer: string;
  boat: string;
  rentType: RentType;
  startsInDays: number;
  startHour: number;
  hours: number;
  nights: number;
  persons: number;
  extras: { service: string; quantity: number }[];
  state: "paid" | "completed" | "cancelled";
  note: string | null;
}

type Step = SeedStep<ReservationStatus>;

export interface PlannedReservation {
  quote: Quote;
  startsAt: Date;
  endsAt: Date;
  occupied: Period;
  status: ReservationStatus;
  createdAt: Date;
  paidAt: Date;
  history: Step[];
  refundMinor: number | null;
  cancelledAt: Date | null;
}

const HOUR_MILLISECONDS = 3_600_000;
/** Booked this long before the seed, or before a trip that is over by then. */
const BOOKED_AHEAD_DAYS = 20;
const CANCELLED_BEFORE_DAYS = 1;

/** A reservation as the product itself would have made it, with the same quote; null when it cannot be booked. */
export function planReservation(
  seed: ReservationSeed,
  terms: BoatTerms,
  serviceId: (key: string) => number,
  now: Date,
): PlannedReservation | null {
  const day = addDays(tripDayOf(now), seed.startsInDays);
  const starts = atHour(day, seed.startHour);
  const ends =
    seed.nights > 0 ? atHour(addDays(day, seed.nights), seed.startHour) : addHours(starts, seed.hours);
  const bookedBefore = Math.min(now.getTime(), toInstant(starts).getTime());
  const createdAt = new Date(bookedBefore - BOOKED_AHEAD_DAYS * DAY_MS);
  const quoted = quoteTrip(
    terms,
    {
      rentType: seed.rentType,
      swimTour: false,
      startsAt: starts,
      endsAt: ends,
      personCount: seed.persons,
      extras: seed.extras.map(({ service, quantity }) => ({ serviceId: serviceId(service), quantity })),
    },
    createdAt,
  );
  if (!quoted.ok) return null;
  const quote = quoted.value;
  const startsAt = toInstant(quote.startsAt);
  const endsAt = toInstant(quote.endsAt);
  const paidAt = new Date(createdAt.getTime() + HOUR_MILLISECONDS / 6);
  const cancelledAt =
    seed.state === "cancelled" ? new Date(now.getTime() - CANCELLED_BEFORE_DAYS * DAY_MS) : null;
  const history = historyOf(seed, { createdAt, paidAt, startsAt, endsAt, cancelledAt });
  return {
    quote,
    startsAt,
    endsAt,
    occupied: occupiedPeriod(startsAt, endsAt, terms.turnaroundMinutes),
    status: history.at(-1)?.to ?? "reservation_created",
    createdAt,
    paidAt,
    history,
    cancelledAt,
    refundMinor: cancelledAt && refundOf(terms, quote, startsAt, cancelledAt),
  };
}

function historyOf(
  seed: ReservationSeed,
  at: { createdAt: Date; paidAt: Date; startsAt: Date; endsAt: Date; cancelledAt: Date | null },
): Step[] {
  const pending = "request_created_payment_pending";
  const created = "reservation_created";
  const coming = "reservation_coming";
  const steps: Step[] = [
    { from: null, to: pending, event: "create", actor: "customer", at: at.createdAt },
    { from: pending, to: created, event: "pay", actor: "provider", at: at.paidAt },
  ];
  if (seed.state === "completed") {
    const comingAt = new Date(at.startsAt.getTime() - 3 * DAY_MS);
    steps.push({ from: created, to: coming, event: "come", actor: "system", at: comingAt });
    steps.push({
      from: coming,
      to: "reservation_completed",
      event: "complete",
      actor: "system",
      at: at.endsAt,
    });
  }
  if (at.cancelledAt) {
    const to = "reservation_cancelled";
    steps.push({ from: created, to, event: "cancel", actor: "customer", at: at.cancelledAt });
  }
  return steps;
}

function refundOf(terms: BoatTerms, quote: Quote, startsAt: Date, cancelledAt: Date): number {
  const { refundMinor } = planRefund({
    steps: POLICY_STEPS[terms.cancellationPolicy],
    paidMinor: quote.prepaymentMinor,
    startsAt,
    now: cancelledAt,
    by: "customer",
  });
  return refundMinor;
}
