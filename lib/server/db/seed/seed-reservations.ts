import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { LocalizedText } from "@/lib/i18n/locales";
import { findBoatTerms } from "@/lib/server/boats/find-boat-terms";
import { nameLines } from "@/lib/server/boats/name-lines";
import { insertRows, readIds } from "@/lib/server/db/upsert-rows";
import { insertPaidMoney } from "./insert-paid-money";
import { type PlannedReservation, planReservation, type ReservationSeed } from "./plan-reservation";
import { readSeed } from "./read-seed";
import type { CustomerSeed } from "./seed-customers";

/** The reason a demo customer gave, in the customer's own language. */
const CANCEL_REASON: LocalizedText = {
  tr: "Planımız değişti",
  en: "Our plans changed",
  ar: "تغيرت خططنا",
};

/** The demo customers' trips: paid, over, cancelled. One that exists, or whose hours are taken, is left out. */
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
  if (!boat || !plan || (await isTaken(client, boatId, plan))) return;

  const { quote } = plan;
  const { rows: fines } = await client.query<{ possible: unknown }>(
    `select coalesce(jsonb_agg(jsonb_build_object('usage_rule_id', r.id, 'amount_minor', b.fine_minor,
       'name', r.name) order by r.id), '[]') as possible
     from boat_usage_rules b join usage_rules r on r.id = b.usage_rule_id
     where b.boat_id = $1 and b.fine_minor is not null`,
    [boatId],
  );
  const locale = customers.find(({ email }) => email === seed.customer)?.locale ?? "tr";
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
      possible: fines[0]?.possible ?? [],
      cancellation_policy: boat.terms.cancellationPolicy,
      turnaround_minutes: boat.terms.turnaroundMinutes,
      paid_at: plan.paidAt,
      cancel_reason: plan.cancelledAt ? CANCEL_REASON[locale] : null,
      locale,
      demo: true,
      created_at: plan.createdAt,
      updated_at: plan.history.at(-1)?.at ?? plan.createdAt,
    },
  ]);
  const nameLine = await nameLines(
    db,
    quote.lines.flatMap((line) => line.serviceId ?? []),
  );
  await insertRows(
    client,
    "reservation_lines",
    quote.lines.map((line, position) => ({
      reservation_id: id,
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
  await insertRows(
    client,
    "reservation_history",
    plan.history.map((step) => ({
      reservation_id: id,
      from_status: step.from,
      to_status: step.to,
      event: step.event,
      actor: step.actor,
      reason: step.event === "cancel" ? CANCEL_REASON[locale] : null,
      at: step.at,
    })),
  );
  if (!plan.cancelledAt) {
    await client.query(
      `insert into boat_occupancies (boat_id, period, kind, reservation_id)
       values ($1, tstzrange($2, $3), 'reservation', $4)`,
      [boatId, plan.occupied.startsAt, plan.occupied.endsAt, id],
    );
  }
  await insertPaidMoney(client, { id, userId, locale }, plan);
}

async function isTaken(
  client: PoolClient,
  boatId: number,
  { occupied }: PlannedReservation,
): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from boat_occupancies where boat_id = $1 and period && tstzrange($2, $3)",
    [boatId, occupied.startsAt, occupied.endsAt],
  );
  return rowCount !== 0;
}
