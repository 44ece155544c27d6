import { eq } from "drizzle-orm";
import { noteToOwner } from "@/lib/domain/messages/mask-until-paid";
import { type QuoteRefusal, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import { checkHoldHours, planCreation } from "@/lib/domain/reservations/plan-deadline";
import { type Actor, customerOf } from "@/lib/domain/shared/actor";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import type { Invoice } from "@/lib/server/booking/checkout/invoice-columns";
import { queueReservationExpiry } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { canTakeSlot } from "@/lib/server/booking/lifecycle/can-take-slot";
import { changeReservationOccupancy } from "@/lib/server/booking/lifecycle/change-reservation-occupancy";
import { limitHolds, limitOwnHolds } from "@/lib/server/booking/lifecycle/limit-holds";
import { limitRequests, type RequestRefusal } from "@/lib/server/booking/lifecycle/limit-requests";
import { lockCustomer } from "@/lib/server/booking/lifecycle/lock-customer";
import {
  queueReservationMails,
  RESERVATION_STATUS_MAILS,
} from "@/lib/server/booking/lifecycle/reservation-mails";
import { checkPorts } from "@/lib/server/booking/reservations/check-ports";
import { type AcceptedTrip, insertReservation } from "@/lib/server/booking/reservations/insert-reservation";
import { refuseTakenSlot } from "@/lib/server/booking/reservations/refuse-taken-slot";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { nameLines } from "@/lib/server/catalogue/boats/name-lines";
import { createInSlot, type Remember } from "@/lib/server/catalogue/occupancy/create-in-slot";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";

export interface ReservationOrder {
  userId: string;
  locale: Locale;
  boatId: number;
  request: TripRequest;
  departurePortId: number;
  arrivalPortId: number | null;
  note: string | null;
  invoice: Invoice | null;
  /** What the customer saw, in minor units of the boat's currency. */
  expectedTotalMinor: number;
  /** The network of the request; null where holds are not counted by it. */
  senderNetwork: string | null;
}

export interface CreatedReservation {
  id: string;
  number: string;
  status: ReservationStatus;
  expiresAt: Date;
}

/** What is booked for a caller; whose it is, and in which language, the account says. */
export type CallersOrder = Omit<ReservationOrder, "userId" | "locale" | "invoice" | "senderNetwork">;

export type CreationRefusal =
  | QuoteRefusal
  | "not_found"
  | "unauthorized"
  | "phone_not_found"
  | "unknown_port"
  | "price_changed"
  | "contact_unproven"
  | "too_many_holds"
  | "too_many_network_holds"
  | RequestRefusal
  | "slot_taken";

type ReservationCreation = Outcome<CreatedReservation, CreationRefusal>;

/** Staff who books for a caller. */
export interface CallerBooking<C extends string> {
  by: Actor<"staff">;
  /** For how long the boat is held, of a boat on request since the owner's yes. */
  holdHours: number;
  /**
   * Whose the reservation is, asked before any boat is locked; `settle` makes the account or adds to it, once nothing
   * refuses the trip any more.
   */
  findCustomer(tx: Tx): Promise<Outcome<{ locale: Locale; settle(): Promise<string> }, C>>;
}

/**
 * Reserves a trip in one transaction: an instant boat is held for payment, for another one the owner must accept. The
 * price is quoted again under the boat's lock and must be what the customer saw (`price_changed` carries the
 * new one). Refuses a second trip in a taken time (`slot_taken` with the nearest free times), a third open
 * hold (also of the same phone number), a hold of a customer whose address and phone are both unproven, too many holds
 * of one network, a request that `limitRequests` refuses, customers without a phone, and ports outside the boat's city.
 * `remember` stores the response for a repeated Idempotency-Key in the same transaction.
 */
export async function createReservation(
  order: ReservationOrder,
  now: Date,
  remember?: Remember<CreatedReservation>,
): Promise<ReservationCreation> {
  const outcome = await createInSlot((tx) => reserveOwn(tx, order, now), remember);
  // Runs after the transaction: searching for free times takes too long to hold the boat's lock.
  return !outcome.ok && outcome.code === "slot_taken" ? refuseTakenSlot(order, now) : outcome;
}

/**
 * The same for a caller, by staff, who answers for the caller: the limits of holds and requests, which keep strangers
 * from holding the fleet, are not asked. `afterwards` runs in the same transaction. Refuses hours out of bounds and
 * what `findCustomer` refuses.
 */
export async function createReservationForCaller<C extends string>(
  trip: CallersOrder,
  caller: CallerBooking<C>,
  now: Date,
  afterwards?: Remember<CreatedReservation>,
): Promise<Outcome<CreatedReservation, CreationRefusal | C | "hold_out_of_bounds">> {
  const hours = checkHoldHours(caller.holdHours);
  if (!hours.ok) return hours;
  const outcome = await createInSlot((tx) => reserveForCaller(tx, trip, caller, now), afterwards);
  return !outcome.ok && outcome.code === "slot_taken" ? refuseTakenSlot(trip, now) : outcome;
}

async function reserveOwn(tx: Tx, order: ReservationOrder, now: Date): Promise<ReservationCreation> {
  const customer = await lockCustomer(tx, order.userId);
  if (!customer) return refuse("unauthorized");
  if (!customer.phone) return refuse("phone_not_found");
  const allowed = (await isInstantBoat(tx, order.boatId))
    ? await limitHolds(tx, customer, order.senderNetwork, now)
    : await limitRequests(tx, customer, order.boatId, now);
  if (!allowed.ok) return allowed;
  const taken = await takeSlot(tx, order, null, now);
  if (!taken.ok) return taken;
  if (taken.value.plan.status === "request_created_payment_pending") {
    const holds = await limitOwnHolds(tx, customer, now);
    if (!holds.ok) return holds;
  }
  return keep(tx, { ...order, ...taken.value, by: customerOf(order.userId), holdHours: null }, now);
}

async function reserveForCaller<C extends string>(
  tx: Tx,
  order: CallersOrder,
  { by, holdHours, findCustomer }: CallerBooking<C>,
  now: Date,
): Promise<Outcome<CreatedReservation, CreationRefusal | C>> {
  const customer = await findCustomer(tx);
  if (!customer.ok) return customer;
  const taken = await takeSlot(tx, order, holdHours, now);
  if (!taken.ok) return taken;
  const { locale, settle } = customer.value;
  const whose = { userId: await settle(), locale, invoice: null, senderNetwork: null };
  return keep(tx, { ...order, ...whose, ...taken.value, by, holdHours }, now);
}

type TakenSlot = Pick<AcceptedTrip, "quote" | "plan" | "cancellationPolicy" | "turnaroundMinutes">;

/** Locks the boat and finds the trip free, allowed and at the price that was shown. */
async function takeSlot(
  tx: Tx,
  order: CallersOrder,
  holdHours: number | null,
  now: Date,
): Promise<Outcome<TakenSlot, CreationRefusal>> {
  if (!(await lockBoat(tx, order.boatId))) return refuse("not_found");
  const boat = await findBoatTerms(tx, order.boatId);
  if (!boat?.published) return refuse("not_found");
  const { terms } = boat;

  const quoted = quoteTrip(terms, order.request, now);
  if (!quoted.ok) return quoted;
  const quote = quoted.value;
  const ports = await checkPorts(tx, boat.cityId, [order.departurePortId, order.arrivalPortId]);
  if (!ports.ok) return ports;
  if (quote.totalMinor !== order.expectedTotalMinor) {
    return refuse("price_changed", {
      total_price: quote.totalMinor,
      prepayment: quote.prepaymentMinor,
      remaining: quote.remainingMinor,
      currency: quote.currency,
    });
  }
  const startsAt = toInstant(quote.startsAt);
  const { cancellationPolicy, turnaroundMinutes } = terms;
  const slot = { boatId: order.boatId, startsAt, endsAt: toInstant(quote.endsAt), turnaroundMinutes };
  if (!(await canTakeSlot(tx, slot, now))) return refuse("slot_taken");
  const plan = planCreation({ fastApp: terms.fastApp, startsAt, now, holdHours });
  return accept({ quote, plan, cancellationPolicy, turnaroundMinutes });
}

/** Writes the reservation with what follows from it: its time, the end of its waiting, mails. */
async function keep(tx: Tx, trip: AcceptedTrip, now: Date): Promise<Outcome<CreatedReservation, never>> {
  const { quote, plan } = trip;
  const nameLine = await nameLines(
    tx,
    quote.lines.flatMap(({ serviceId }) => serviceId ?? []),
  );
  const asked = plan.status === "request_created";
  const note = noteToOwner(trip.note, asked);
  const row = await insertReservation(tx, { ...trip, note }, nameLine, now);
  await changeReservationOccupancy(tx, row, null, plan.status, { expiresAt: plan.expiresAt, now });
  await queueReservationExpiry(tx, row);
  // A new hold is on the customer's screen; only a request needs a mail to the owner.
  if (asked) await queueReservationMails(tx, row.id, RESERVATION_STATUS_MAILS.request_created);
  return accept({ id: row.id, number: row.number, status: row.status, expiresAt: plan.expiresAt });
}

/** Only an instant boat is held; read before the boat is locked, since it decides what is locked before. */
async function isInstantBoat(tx: Tx, boatId: number): Promise<boolean> {
  const [boat] = await tx.select({ isInstant: boats.fastApp }).from(boats).where(eq(boats.id, boatId));
  return boat?.isInstant ?? false;
}
