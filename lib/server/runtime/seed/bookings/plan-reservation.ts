import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms, Quote } from "@/lib/domain/pricing/trip-terms";
import { answerUntil, comingAt } from "@/lib/domain/reservations/plan-deadline";
import { POLICY_STEPS, planRefund } from "@/lib/domain/reservations/plan-refund";
import { addMinutes, DAY_MS } from "@/lib/domain/shared/instant";
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
  /** What is paid is over once it has ended; a request waits for the boat's owner. */
  state: "paid" | "completed" | "cancelled" | "requested";
  note: string | null;
  /** How long before the seed, or before a trip that is over by then, it was booked. */
  bookedMinutesBefore?: number;
  /** The provider's reason for refusing the refund of a cancelled trip. */
  refundRefused?: string;
  /** Who comes, where guests were invited; the list went to the captain. */
  guests?: { name: string; adults: number; childAges: number[]; note: string | null }[];
}

type Step = SeedStep<ReservationStatus>;

export interface PlannedReservation {
  quote: Quote;
  startsAt: Date;
  endsAt: Date;
  occupied: Period;
  status: ReservationStatus;
  createdAt: Date;
  /** Null for a request. */
  paidAt: Date | null;
  /** Until when a request is answered. */
  expiresAt: Date | null;
  history: Step[];
  refundMinor: number | null;
  cancelledAt: Date | null;
}

const MINUTE_MS = 60_000;
const PAID_AFTER_MINUTES = 10;
const BOOKED_MINUTES_BEFORE = 20 * 24 * 60;
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
  const createdAt = new Date(bookedBefore - (seed.bookedMinutesBefore ?? BOOKED_MINUTES_BEFORE) * MINUTE_MS);
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
  const isRequest = seed.state === "requested";
  const paidAt = isRequest ? null : addMinutes(createdAt, PAID_AFTER_MINUTES);
  const cancelledAt =
    seed.state === "cancelled" ? new Date(now.getTime() - CANCELLED_BEFORE_DAYS * DAY_MS) : null;
  const history = paidAt
    ? historyOf({ createdAt, paidAt, startsAt, endsAt, cancelledAt, now })
    : [requestedAt(createdAt)];
  return {
    quote,
    startsAt,
    endsAt,
    occupied: occupiedPeriod(startsAt, endsAt, terms.turnaroundMinutes),
    status: history.at(-1)?.to ?? "reservation_created",
    createdAt,
    paidAt,
    expiresAt: isRequest ? answerUntil({ startsAt, now: createdAt }) : null,
    history,
    cancelledAt,
    refundMinor: cancelledAt && refundOf(terms, quote, startsAt, cancelledAt),
  };
}

const requestedAt = (at: Date): Step => {
  return { from: null, to: "request_created", event: "create", actor: "customer", at };
};

function historyOf(at: {
  createdAt: Date;
  paidAt: Date;
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
  now: Date;
}): Step[] {
  const pending = "request_created_payment_pending";
  const created = "reservation_created";
  const coming = "reservation_coming";
  const steps: Step[] = [
    { from: null, to: pending, event: "create", actor: "customer", at: at.createdAt },
    { from: pending, to: created, event: "pay", actor: "provider", at: at.paidAt },
  ];
  const comesAt = new Date(Math.max(comingAt(at.startsAt).getTime(), at.paidAt.getTime()));
  if (comesAt <= at.now && !at.cancelledAt)
    steps.push({ from: created, to: coming, event: "come", actor: "system", at: comesAt });
  if (at.endsAt <= at.now && !at.cancelledAt) {
    const to = "reservation_completed";
    steps.push({ from: coming, to, event: "complete", actor: "system", at: at.endsAt });
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
