import { eq } from "drizzle-orm";
import { type ChangePlan, planChange } from "@/lib/domain/changes/plan-change";
import { type ChangeDeadline, planChangeStart } from "@/lib/domain/changes/plan-change-deadline";
import { type QuoteRefusal, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms, Quote, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { type TripTime, toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { policyStart } from "@/lib/server/booking/lifecycle/policy-start";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Db } from "@/lib/server/platform/db/pool";
import { reservationLines } from "@/lib/server/platform/db/schema/reservations";

/** The time and persons that the customer asks for; boat, kind of rent, ports and extras stay as booked. */
export interface NewTrip {
  /** For daily rent only the day counts. */
  startsAt: TripTime;
  endsAt: TripTime;
  personCount: number;
}

export interface PricedChange {
  terms: BoatTerms;
  request: TripRequest;
  quote: Quote;
  plan: ChangePlan;
  deadline: ChangeDeadline;
  slot: Slot;
}

export type PriceChangeRefusal =
  | QuoteRefusal
  | "transition_not_allowed"
  | "change_closed"
  | "change_below_paid"
  | "change_same";

/**
 * The price of a paid trip at another time, by the boat's terms of today, with the difference and the deadline that
 * follow now from the policy stored with it. Reads only. Refuses what cannot be booked, what is no change, trips that
 * are not paid or have started, and changes that the policy no longer allows.
 */
export async function priceChange(
  db: Db,
  reservation: ReservationRow,
  newTrip: NewTrip,
  now: Date,
): Promise<Outcome<PricedChange, PriceChangeRefusal>> {
  const allowed = planTransition(reservation, "change", "customer", now);
  if (!allowed.ok) return allowed;
  const boat = await findBoatTerms(db, reservation.boatId);
  if (!boat?.published || boat.terms.currency !== reservation.currency) return refuse("change_closed");
  const { terms } = boat;
  const { rentType, swimTour } = reservation;
  const extras = await keptExtras(db, reservation.id);
  const request = { rentType, swimTour, ...newTrip, extras };
  const quoted = quoteTrip(terms, request, now);
  if (!quoted.ok) return quoted;
  const quote = quoted.value;
  const [startsAt, endsAt] = [toInstant(quote.startsAt), toInstant(quote.endsAt)];
  if (isSame(reservation, startsAt, endsAt, quote.personCount)) return refuse("change_same");
  const planned = planChange({
    steps: reservation.policySteps,
    policyStartsAt: policyStart(reservation),
    paidMinor: reservation.prepaymentMinor,
    totalMinor: quote.totalMinor,
    prepaymentMinor: quote.prepaymentMinor,
    startsAt,
    now,
  });
  if (!planned.ok) return planned;
  const plan = planned.value;
  const times = { oldStartsAt: reservation.startsAt, startsAt, now };
  const { fastApp, turnaroundMinutes } = terms;
  const deadline = planChangeStart({ ...times, fastApp, paymentMinor: plan.paymentMinor });
  if (!deadline.ok) return deadline;
  const slot = { boatId: reservation.boatId, startsAt, endsAt, turnaroundMinutes };
  return accept({ terms, request, quote, plan, deadline: deadline.value, slot });
}

function isSame(reservation: ReservationRow, startsAt: Date, endsAt: Date, personCount: number): boolean {
  return (
    reservation.startsAt.getTime() === startsAt.getTime() &&
    reservation.endsAt.getTime() === endsAt.getTime() &&
    reservation.personCount === personCount
  );
}

/** The extras of the booked trip; quantities that depend on hours or persons are computed again. */
export async function keptExtras(db: Db, reservationId: string): Promise<TripRequest["extras"]> {
  const lines = await db
    .select()
    .from(reservationLines)
    .where(eq(reservationLines.reservationId, reservationId))
    .orderBy(reservationLines.position);
  return lines.flatMap(({ serviceId, unit, quantity }) =>
    serviceId === null ? [] : [{ serviceId, quantity: unit === "qty" || unit === "box" ? quantity : 1 }],
  );
}
