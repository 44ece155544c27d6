import { eq } from "drizzle-orm";
import { type MovePlan, planMove } from "@/lib/domain/changes/plan-move";
import { type QuoteRefusal, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import type { Actor } from "@/lib/domain/shared/actor";
import { earliest } from "@/lib/domain/shared/instant";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { changedLines, insertChange } from "@/lib/server/booking/changes/insert-change";
import { keptExtras, type NewTrip } from "@/lib/server/booking/changes/price-change";
import { canTakeSlot } from "@/lib/server/booking/lifecycle/can-take-slot";
import { endChange } from "@/lib/server/booking/lifecycle/end-change";
import { lockOpenChange } from "@/lib/server/booking/lifecycle/lock-change";
import { lockReservation, type ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { makeChange } from "@/lib/server/booking/lifecycle/make-change";
import { namedFines } from "@/lib/server/booking/reservations/insert-reservation";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";
import type { ChangedLine } from "@/lib/server/platform/db/schema/changes";
import { reservationLines, reservations } from "@/lib/server/platform/db/schema/reservations";

export interface TripMove {
  reservationId: string;
  /** The code of the boat; her own keeps the trip where it is. */
  boatCode: string;
  newTrip: NewTrip;
  /** Keeps the price as it was booked. */
  isWaived: boolean;
}

type MoveRefusal =
  | QuoteRefusal
  | "not_found"
  | "boat_code_not_found"
  | "transition_not_allowed"
  | "change_closed"
  | "change_same"
  | "change_pending"
  | "slot_taken";

/**
 * Moves a paid trip to another time, number of persons or boat, at once and with the mechanism of a change: the notice
 * that a boat asks for does not bind staff, owners are told and not asked, and money follows `planMove`. Extras that
 * the other boat does not offer fall away. Refuses what cannot be booked otherwise, what is no change, trips that are
 * not paid or have begun, a boat that is not published or sells in another currency, a taken time, and a trip whose own
 * change waits.
 */
export async function moveByOperator(
  move: TripMove,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, MoveRefusal>> {
  return inTransaction(async (tx) => {
    const boat = await lockBothBoats(tx, move);
    if (!boat) return refuse("boat_code_not_found");
    const trip = await lockReservation(tx, move.reservationId);
    if (!trip) return refuse("not_found");
    const open = await lockOpenChange(tx, trip.id);
    if (open && !(await endChange(tx, open, trip.boatId, { end: "expire", now })).ok)
      return refuse("change_pending");
    const priced = await priceMove(tx, trip, boat.id, move, now);
    if (!priced.ok) return priced;
    if (!(await canTakeSlot(tx, priced.value.slot, now, trip.id))) return refuse("slot_taken");
    const change = await insertMove(tx, trip, move, priced.value, now);
    const made = await makeChange(tx, trip, change, { by, now });
    if (!made.ok) return made;
    const isOther = boat.id !== trip.boatId;
    const data = {
      before: { startsAt: trip.startsAt, endsAt: trip.endsAt, persons: trip.personCount },
      after: { startsAt: change.startsAt, endsAt: change.endsAt, persons: change.personCount },
      ...(isOther && { boat: boat.code }),
      refundMinor: change.refundMinor,
      waived: move.isWaived,
    };
    await audit(tx, { by, event: "trip_moved", subject: { kind: "reservation", id: trip.id }, data });
    return accept(null);
  });
}

/** In the order of their ids, as all who lock two: else two moves in opposite directions wait for each other. */
async function lockBothBoats(tx: Tx, { reservationId, boatCode }: TripMove) {
  const [boat] = await tx
    .select({ id: boats.id, code: boats.code })
    .from(boats)
    .where(eq(boats.codeFolded, foldBoatCode(boatCode)));
  const [trip] = await tx
    .select({ boatId: reservations.boatId })
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  if (!boat) return null;
  for (const id of [boat.id, trip?.boatId ?? boat.id].sort((a, b) => a - b)) await lockBoat(tx, id);
  return boat;
}

interface PricedMove {
  quote: Quote;
  plan: MovePlan;
  slot: Slot;
}

async function priceMove(
  tx: Tx,
  trip: ReservationRow,
  boatId: number,
  { newTrip, isWaived }: TripMove,
  now: Date,
): Promise<Outcome<PricedMove, MoveRefusal>> {
  const allowed = planTransition(trip, "change", "staff", now);
  if (!allowed.ok) return allowed;
  const boat = await findBoatTerms(tx, boatId);
  if (!boat?.published || boat.terms.currency !== trip.currency) return refuse("change_closed");
  const terms = { ...boat.terms, noticeHours: 0 };
  const offered = new Set(terms.services.map(({ serviceId }) => serviceId));
  const extras = (await keptExtras(tx, trip.id)).filter(({ serviceId }) => offered.has(serviceId));
  const { rentType, swimTour } = trip;
  const quoted = quoteTrip(terms, { rentType, swimTour, ...newTrip, extras }, now);
  if (!quoted.ok) return quoted;
  const quote = quoted.value;
  const [startsAt, endsAt] = [toInstant(quote.startsAt), toInstant(quote.endsAt)];
  const isSame =
    boatId === trip.boatId &&
    startsAt.getTime() === trip.startsAt.getTime() &&
    endsAt.getTime() === trip.endsAt.getTime() &&
    quote.personCount === trip.personCount;
  if (isSame) return refuse("change_same");
  const { totalMinor, prepaymentMinor } = quote;
  const plan = planMove({
    isWaived,
    oldTotalMinor: trip.totalMinor,
    paidMinor: trip.prepaymentMinor,
    totalMinor,
    prepaymentMinor,
  });
  const slot = { boatId, startsAt, endsAt, turnaroundMinutes: terms.turnaroundMinutes };
  return accept({ quote, plan, slot });
}

async function insertMove(
  tx: Tx,
  trip: ReservationRow,
  { isWaived }: TripMove,
  { quote, plan, slot }: PricedMove,
  now: Date,
) {
  const priced = isWaived
    ? {
        acceptedOnBoard: trip.acceptedOnBoard,
        possible: trip.possible,
        lines: await bookedLines(tx, trip.id),
      }
    : {
        acceptedOnBoard: quote.acceptedOnBoard,
        possible: await namedFines(tx, quote.possible),
        lines: await changedLines(tx, quote.lines),
      };
  return insertChange(tx, trip, {
    ...plan,
    ...priced,
    slot,
    status: "asked",
    personCount: quote.personCount,
    paymentMinor: 0,
    policyStartsAt: slot.startsAt,
    ownerAsked: false,
    expiresAt: earliest(trip.startsAt, slot.startsAt),
    locale: trip.locale,
    senderNetwork: null,
    createdAt: now,
  });
}

async function bookedLines(tx: Tx, reservationId: string): Promise<ChangedLine[]> {
  const lines = await tx
    .select()
    .from(reservationLines)
    .where(eq(reservationLines.reservationId, reservationId))
    .orderBy(reservationLines.position);
  return lines.map(({ id: _, reservationId: __, position: ___, ...line }) => line);
}
