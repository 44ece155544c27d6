import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import { POLICY_STEPS } from "@/lib/domain/reservations/plan-refund";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { nameLines } from "@/lib/server/catalogue/boats/name-lines";
import { tripGuests, tripInvitations } from "@/lib/server/platform/db/schema/guests";
import { insertRows, readIds } from "@/lib/server/platform/db/upsert-rows";
import { CANCEL_REASON, insertLifecycle } from "@/lib/server/runtime/seed/insert-lifecycle";
import { readSeed } from "@/lib/server/runtime/seed/read-seed";
import type { CustomerSeed } from "@/lib/server/runtime/seed/seed-customers";
import { isBoatTaken } from "./is-boat-taken";
import { planReservation, type ReservationSeed } from "./plan-reservation";

/**
 * The demo customers' trips: requested, paid, sailing around the day of the seed, over, cancelled. One that exists, or
 * whose hours are taken, is left out.
 */
export async function seedReservations(
  client: PoolClient,
  customers: readonly CustomerSeed[],
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ number: string }>("select number from reservations where demo");
  const known = new Set(rows.map(({ number }) => number));
  for (const seed of readSeed<ReservationSeed[]>("reservations")) {
    if (!known.has(seed.number)) await insertReservation(client, seed, customers, now);
  }
}

async function insertReservation(
  client: PoolClient,
  seed: ReservationSeed,
  customers: readonly CustomerSeed[],
  now: Date,
): Promise<void> {
  const db = drizzle({ client });
  const boatId = (await readIds<number>(client, "boats", "code"))(seed.boat);
  const userId = (await readIds<string>(client, "users", "email"))(seed.customer);
  const serviceId = await readIds<number>(client, "services");
  const boat = await findBoatTerms(db, boatId);
  const plan = boat && planReservation(seed, boat.terms, serviceId, now);
  if (!boat || !plan || (await isBoatTaken(client, boatId, plan.occupied))) return;

  const { quote } = plan;
  const locale = customers.find(({ email }) => email === seed.customer)?.locale ?? DEFAULT_LOCALE;
  const id = crypto.randomUUID();
  await insertRows(client, "reservations", [
    {
      id,
      number: seed.number,
      user_id: userId,
      boat_id: boatId,
      rent_type: seed.rentType,
      swim_tour: false,
      starts_at: plan.startsAt,
      ends_at: plan.endsAt,
      person_count: seed.persons,
      departure_port_id: boat.portId,
      note: seed.note,
      status: plan.status,
      currency: quote.currency,
      total_minor: quote.totalMinor,
      prepayment_minor: quote.prepaymentMinor,
      remaining_minor: quote.remainingMinor,
      accepted_on_board: quote.acceptedOnBoard,
      possible: await finesOf(client, boatId),
      cancellation_policy: boat.terms.cancellationPolicy,
      policy_steps: POLICY_STEPS[boat.terms.cancellationPolicy],
      turnaround_minutes: boat.terms.turnaroundMinutes,
      paid_at: plan.paidAt,
      expires_at: plan.expiresAt,
      cancel_reason: plan.cancelledAt ? CANCEL_REASON[locale] : null,
      locale,
      demo: true,
      created_at: plan.createdAt,
      updated_at: plan.history.at(-1)?.at ?? plan.createdAt,
    },
  ]);
  await insertLines(client, id, quote.lines);
  const { cancelledAt, refundMinor } = plan;
  await insertLifecycle(client, {
    kind: "reservation",
    id,
    userId,
    locale,
    steps: plan.history,
    slot: cancelledAt || !plan.paidAt ? null : { boatId, period: plan.occupied },
    paid: plan.paidAt && {
      amountMinor: quote.prepaymentMinor,
      currency: quote.currency,
      startedAt: plan.createdAt,
      paidAt: plan.paidAt,
    },
    refund:
      cancelledAt && refundMinor
        ? { amountMinor: refundMinor, at: cancelledAt, failureCode: seed.refundRefused }
        : null,
  });
  if (seed.guests) await insertGuests(client, id, seed.guests, now);
}

/** Guests whose answers the customer wrote down; what was invited to a trip to come is with its captain. */
async function insertGuests(
  client: PoolClient,
  reservationId: string,
  guests: NonNullable<ReservationSeed["guests"]>,
  now: Date,
): Promise<void> {
  const db = drizzle({ client });
  const linkId = crypto.randomUUID();
  await db.insert(tripInvitations).values({ reservationId, linkId, listSentAt: now, createdAt: now });
  await db.insert(tripGuests).values(guests.map((guest) => ({ ...guest, reservationId, coming: true })));
}

async function insertLines(client: PoolClient, reservationId: string, lines: Quote["lines"]): Promise<void> {
  const nameLine = await nameLines(
    drizzle({ client }),
    lines.flatMap((line) => line.serviceId ?? []),
  );
  await insertRows(
    client,
    "reservation_lines",
    lines.map((line, position) => ({
      reservation_id: reservationId,
      position,
      code: line.code,
      service_id: line.serviceId,
      label: nameLine(line),
      unit: line.unit,
      quantity: line.quantity,
      unit_price_minor: line.unitPriceMinor,
      amount_minor: line.amountMinor,
    })),
  );
}

/** What a reservation keeps of the boat's fines. */
async function finesOf(client: PoolClient, boatId: number): Promise<unknown> {
  const { rows } = await client.query<{ possible: unknown }>(
    `select coalesce(jsonb_agg(jsonb_build_object('usage_rule_id', r.id, 'amount_minor', b.fine_minor,
       'name', r.name) order by r.id), '[]') as possible
     from boat_usage_rules b join usage_rules r on r.id = b.usage_rule_id
     where b.boat_id = $1 and b.fine_minor is not null`,
    [boatId],
  );
  return rows[0]?.possible ?? [];
}
