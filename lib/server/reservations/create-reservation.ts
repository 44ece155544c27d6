import { sql } from "drizzle-orm";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { type QuoteRefusal, quoteTrip, type TripRequest } from "@/lib/domain/pricing/quote-trip";
import { checkOpenHolds } from "@/lib/domain/reservations/check-open-holds";
import { planCreation } from "@/lib/domain/reservations/plan-deadline";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { findBoatTerms } from "@/lib/server/boats/find-boat-terms";
import { isSlotFree } from "@/lib/server/boats/is-slot-free";
import { lockBoat } from "@/lib/server/boats/lock-boat";
import { nameLines } from "@/lib/server/boats/name-lines";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import { sqlStateOf } from "@/lib/server/db/sql-state-of";
import { queueExpiry } from "@/lib/server/reservations/apply-reservation-event";
import { changeOccupancy } from "@/lib/server/reservations/change-occupancy";
import { checkPorts } from "@/lib/server/reservations/check-ports";
import { expireStaleHolds } from "@/lib/server/reservations/expire-stale-holds";
import { insertReservation } from "@/lib/server/reservations/insert-reservation";
import { refuseTakenSlot } from "@/lib/server/reservations/refuse-taken-slot";
import { MAILS_OF_STATUS, queueReservationMails } from "@/lib/server/reservations/reservation-mails";

export interface ReservationOrder {
  userId: string;
  locale: Locale;
  boatId: number;
  request: TripRequest;
  departurePortId: number;
  arrivalPortId: number | null;
  note: string | null;
  /** What the customer saw, in minor units of the boat's currency. */
  expectedTotalMinor: number;
}

export interface CreatedReservation {
  id: string;
  number: string;
  status: ReservationStatus;
  expiresAt: Date;
}

export type CreationRefusal =
  | QuoteRefusal
  | "not_found"
  | "unauthorized"
  | "phone_not_found"
  | "unknown_port"
  | "price_changed"
  | "too_many_holds"
  | "slot_taken";

type Creation = Outcome<CreatedReservation, CreationRefusal>;

/**
 * Reserves a trip in one transaction: an instant boat is held for payment, another one's owner is asked. The
 * price is quoted again under the boat's lock and must be what the customer saw (`price_changed` tells the
 * new one). Refuses a second trip in a taken time (`slot_taken` with the nearest free times), a third open
 * hold, customers without a phone, and ports outside the boat's city. `remember` stores the answer for a
 * repeated Idempotency-Key in the same transaction.
 */
export async function createReservation(
  order: ReservationOrder,
  now: Date,
  remember: (tx: Tx, created: CreatedReservation) => Promise<void> = async () => undefined,
): Promise<Creation> {
  const outcome = await inTransaction(async (tx) => {
    const created = await reserve(tx, order, now);
    if (created.ok) await remember(tx, created.value);
    return created;
  }).catch((error: unknown): Creation => {
    // The exclusion constraint has the last word, should any writer have gone round the lock.
    if (sqlStateOf(error) === "23P01") return refuse("slot_taken");
    throw error;
  });
  // Looking for other times takes long enough to be done after the lock is gone.
  return !outcome.ok && outcome.code === "slot_taken" ? refuseTakenSlot(order, now) : outcome;
}

async function reserve(tx: Tx, order: ReservationOrder, now: Date): Promise<Creation> {
  const customer = await lockCustomer(tx, order.userId, now);
  if (!customer) return refuse("unauthorized");
  if (!customer.phone) return refuse("phone_not_found");
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
  const period = occupiedPeriod(startsAt, toInstant(quote.endsAt), terms.turnaroundMinutes);
  await expireStaleHolds(tx, order.boatId, now);
  if (!(await isSlotFree(tx, order.boatId, period, now))) return refuse("slot_taken");
  const plan = planCreation({ fastApp: terms.fastApp, startsAt, now });
  if (plan.status === "request_created_payment_pending") {
    const holds = checkOpenHolds(customer.openHolds);
    if (!holds.ok) return holds;
  }

  const nameLine = await nameLines(
    tx,
    quote.lines.flatMap(({ serviceId }) => serviceId ?? []),
  );
  const { cancellationPolicy, turnaroundMinutes } = terms;
  const trip = { ...order, quote, plan, cancellationPolicy, turnaroundMinutes };
  const row = await insertReservation(tx, trip, nameLine, now);
  await changeOccupancy(tx, row, null, plan.status, plan.expiresAt);
  await queueExpiry(tx, row);
  // A new hold is on the customer's screen; only a request waits for somebody who must be told.
  if (plan.status === "request_created")
    await queueReservationMails(tx, row.id, MAILS_OF_STATUS[plan.status]);
  return accept({ id: row.id, number: row.number, status: row.status, expiresAt: plan.expiresAt });
}

/** Locked, so that parallel requests of one customer cannot pass the limit of open holds together. */
async function lockCustomer(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<{ phone: string | null; openHolds: number } | undefined> {
  const { rows } = await tx.execute<{ phone: string | null }>(
    sql`select phone from users where id = ${userId} and anonymised_at is null for no key update`,
  );
  if (!rows[0]) return undefined;
  const held = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from reservations
    where user_id = ${userId} and status = 'request_created_payment_pending'
      and expires_at > ${now.toISOString()}::timestamptz`);
  return { phone: rows[0].phone, openHolds: held.rows[0]?.count ?? 0 };
}
