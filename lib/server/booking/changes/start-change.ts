import { sql } from "drizzle-orm";
import { alternativesSpan, nearestFreeTimes } from "@/lib/domain/availability/nearest-free-times";
import { customerOf } from "@/lib/domain/shared/actor";
import { earliest } from "@/lib/domain/shared/instant";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ChangeStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { acceptChangeContracts } from "@/lib/server/booking/changes/accept-change-contracts";
import { changedLines, insertChange } from "@/lib/server/booking/changes/insert-change";
import {
  type NewTrip,
  type PriceChangeRefusal,
  type PricedChange,
  priceChange,
} from "@/lib/server/booking/changes/price-change";
import { canTakeSlot } from "@/lib/server/booking/lifecycle/can-take-slot";
import { queueChangeMails } from "@/lib/server/booking/lifecycle/change-mails";
import { endChange } from "@/lib/server/booking/lifecycle/end-change";
import { limitNetworkHolds, limitOwnHolds } from "@/lib/server/booking/lifecycle/limit-holds";
import { type ChangeRow, lockOpenChange } from "@/lib/server/booking/lifecycle/lock-change";
import { lockCustomer } from "@/lib/server/booking/lifecycle/lock-customer";
import { lockReservation, type ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { makeChange } from "@/lib/server/booking/lifecycle/make-change";
import { queueChangeExpiry } from "@/lib/server/booking/lifecycle/queue-change-expiry";
import { namedFines } from "@/lib/server/booking/reservations/insert-reservation";
import { createInSlot, type Remember } from "@/lib/server/catalogue/occupancy/create-in-slot";
import { holdChange } from "@/lib/server/catalogue/occupancy/hold-change";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { reservations } from "@/lib/server/platform/db/schema/reservations";

export interface ChangeOrder {
  userId: string;
  reservationId: string;
  newTrip: NewTrip;
  locale: Locale;
  /** What the customer saw, in minor units. */
  expected: { totalMinor: number; paymentMinor: number; refundMinor: number };
  clientAddress: string;
  /** The network of the request; null where holds are not counted by it. */
  senderNetwork: string | null;
}

export interface StartedChange {
  id: string;
  status: ChangeStatus;
  expiresAt: Date | null;
  paymentMinor: number;
  refundMinor: number;
}

type StartRefusal =
  | PriceChangeRefusal
  | "not_found"
  | "unauthorized"
  | "change_pending"
  | "price_changed"
  | "too_many_holds"
  | "too_many_network_holds"
  | "slot_taken";

/**
 * Changes the time of the customer's own paid trip, in one transaction: the new time is held first, then the owner is
 * asked or the difference is to be paid; where neither is needed the trip is changed at once. Until then the old trip
 * stands. Priced again under the boat's lock, and must be what the customer saw. Refuses a second open change, a
 * taken time (with the nearest free ones), what `priceChange` refuses, and a change that has to wait while its customer
 * or network holds as much as is allowed: it holds its time unpaid. `remember` stores the response for a repeated
 * Idempotency-Key in the same transaction.
 */
export async function startChange(
  order: ChangeOrder,
  now: Date,
  remember?: Remember<StartedChange>,
): Promise<Outcome<StartedChange, StartRefusal>> {
  const outcome = await createInSlot((tx) => start(tx, order, now), remember);
  return !outcome.ok && outcome.code === "slot_taken" ? refuseTakenTime(order, now) : outcome;
}

async function start(tx: Tx, order: ChangeOrder, now: Date): Promise<Outcome<StartedChange, StartRefusal>> {
  const customer = await lockCustomer(tx, order.userId);
  if (!customer) return refuse("unauthorized");
  const ofNetwork = await limitNetworkHolds(tx, customer, order.senderNetwork, now);
  const reservation = await lockReservation(tx, order.reservationId);
  if (reservation?.userId !== order.userId) return refuse("not_found");
  const open = await lockOpenChange(tx, reservation.id);
  // A change whose deadline has passed is still stored as open until its job runs: end it now.
  if (open && !(await endChange(tx, open, reservation.boatId, { end: "expire", now })).ok) {
    return refuse("change_pending");
  }
  const priced = await priceChange(tx, reservation, order.newTrip, now);
  if (!priced.ok) return priced;
  const { quote, plan, slot, deadline } = priced.value;
  const { totalMinor, paymentMinor, refundMinor } = order.expected;
  const seen = totalMinor === quote.totalMinor;
  if (!seen || paymentMinor !== plan.paymentMinor || refundMinor !== plan.refundMinor) {
    return refuse("price_changed", {
      total_price: quote.totalMinor,
      prepayment: plan.prepaymentMinor,
      remaining: plan.remainingMinor,
      currency: quote.currency,
    });
  }
  if (deadline.status !== "made") {
    const holds = ofNetwork.ok ? await limitOwnHolds(tx, customer, now) : ofNetwork;
    if (!holds.ok) return holds;
  }
  if (!(await canTakeSlot(tx, slot, now, reservation.id))) return refuse("slot_taken");
  const change = await insertOwnChange(tx, reservation, order, priced.value, now);
  if (plan.paymentMinor === 0) await acceptChangeContracts(tx, change, order.clientAddress, now);
  if (deadline.status === "made") {
    const made = await makeChange(tx, reservation, change, { by: customerOf(order.userId), now });
    if (!made.ok) throw new Error(`A change that was allowed is refused: ${made.code}`);
  } else {
    await holdChange(tx, {
      ...slot,
      changeId: change.id,
      reservationId: reservation.id,
      expiresAt: deadline.expiresAt,
    });
    await queueChangeExpiry(tx, change.id, deadline.expiresAt);
    if (deadline.status === "asked") await queueChangeMails(tx, change, ["change_asked", "change_to_owner"]);
  }
  const { status, expiresAt } = deadline;
  return accept({ id: change.id, status, expiresAt, paymentMinor, refundMinor });
}

async function insertOwnChange(
  tx: Tx,
  reservation: ReservationRow,
  { locale, senderNetwork }: ChangeOrder,
  { quote, plan, slot, deadline, terms }: PricedChange,
  now: Date,
): Promise<ChangeRow> {
  const { prepaymentMinor, remainingMinor, paymentMinor, refundMinor, policyStartsAt } = plan;
  return insertChange(tx, reservation, {
    slot,
    status: deadline.status === "payment_pending" ? "payment_pending" : "asked",
    personCount: quote.personCount,
    totalMinor: quote.totalMinor,
    prepaymentMinor,
    remainingMinor,
    paymentMinor,
    refundMinor,
    policyStartsAt,
    acceptedOnBoard: quote.acceptedOnBoard,
    possible: await namedFines(tx, quote.possible),
    lines: await changedLines(tx, quote.lines),
    ownerAsked: !terms.fastApp,
    expiresAt: deadline.expiresAt ?? earliest(reservation.startsAt, slot.startsAt),
    locale,
    senderNetwork,
    createdAt: now,
  });
}

/** Runs after the transaction: searching for free times takes too long to hold the boat's lock. */
async function refuseTakenTime(order: ChangeOrder, now: Date): Promise<Outcome<never, StartRefusal>> {
  const db = getDb();
  const [reservation] = await db
    .select()
    .from(reservations)
    .where(sql`${reservations.id} = ${order.reservationId}::uuid`);
  const priced = reservation && (await priceChange(db, reservation, order.newTrip, now));
  if (!priced?.ok) return refuse("slot_taken");
  const { terms, request, slot } = priced.value;
  const span = alternativesSpan(slot, request.rentType);
  const busy = await listBusyPeriods(db, slot.boatId, span, now, order.reservationId);
  return refuse("slot_taken", { nearest_free_times: nearestFreeTimes(terms, request, busy, now) });
}
