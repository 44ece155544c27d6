import type { PoolClient } from "pg";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { ORDER_REFUND_STEPS } from "@/lib/domain/orders/order-refund-steps";
import { addDays, addHours, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency, OrderStatus } from "@/lib/domain/shared/vocabulary";
import type { LocalizedText } from "@/lib/i18n/locales";
import { insertRows } from "@/lib/server/platform/db/upsert-rows";
import { CANCEL_REASON, insertLifecycle, type SeedStep } from "@/lib/server/runtime/seed/insert-lifecycle";
import { readSeed } from "@/lib/server/runtime/seed/read-seed";
import type { CustomerSeed } from "@/lib/server/runtime/seed/seed-customers";
import { isBoatTaken } from "./is-boat-taken";

interface OrderSeed {
  number: string;
  customer: string;
  package: string;
  /** Key of a city or port. */
  place: string;
  /** Null: Palamar chooses. */
  boat: string | null;
  startHour: number;
  inDays: number;
  persons: number;
  state: Extract<OrderStatus, "order_paid" | "order_completed" | "order_cancelled">;
  note: string | null;
}

type PackageRow = {
  id: number;
  name: LocalizedText;
  service_name: LocalizedText;
  hours: number;
  price_minor: string;
  currency: Currency;
};

const ORDERED_BEFORE_DAYS = 15;
const CANCELLED_BEFORE_DAYS = 1;
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);

/**
 * The demo customer's special services: to come, over, cancelled. One that exists, or whose boat is taken, is left out.
 */
export async function seedOrders(
  client: PoolClient,
  customers: readonly CustomerSeed[],
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ number: string }>("select number from service_orders where demo");
  const known = new Set(rows.map(({ number }) => number));
  for (const seed of readSeed<OrderSeed[]>("orders")) {
    if (!known.has(seed.number)) await insertOrder(client, seed, customers, now);
  }
}

async function insertOrder(
  client: PoolClient,
  seed: OrderSeed,
  customers: readonly CustomerSeed[],
  now: Date,
): Promise<void> {
  const customer = customers.find(({ email }) => email === seed.customer);
  const offered = await findPackage(client, seed.package);
  const user = await client.query<{ id: string }>("select id from users where email = $1", [seed.customer]);
  const userId = user.rows[0]?.id;
  if (!customer || !offered || !userId) throw new Error(`The demo order ${seed.number} has no roots`);
  const { locale } = customer;
  const day = addDays(tripDayOf(now), seed.inDays);
  const starts = atHour(day, seed.startHour);
  const [startsAt, endsAt] = [toInstant(starts), toInstant(addHours(starts, offered.hours))];
  const [slot, place] = [
    await findSlot(client, seed.boat, startsAt, endsAt),
    await findPlace(client, seed.place),
  ];
  if (seed.boat && !slot) return;

  const id = crypto.randomUUID();
  const createdAt = daysBefore(seed.inDays < 0 ? toInstant(atHour(day, 12)) : now, ORDERED_BEFORE_DAYS);
  const paidAt = new Date(createdAt.getTime() + 600_000);
  const cancelledAt = seed.state === "order_cancelled" ? daysBefore(now, CANCELLED_BEFORE_DAYS) : null;
  const steps = stepsOf(seed, { createdAt, paidAt, endsAt: toInstant(atHour(day, 24)), cancelledAt });
  const [amountMinor, currency] = [Number(offered.price_minor), offered.currency];
  await insertRows(client, "service_orders", [
    {
      id,
      number: seed.number,
      user_id: userId,
      package_id: offered.id,
      service_name: offered.service_name,
      package_name: offered.name,
      place_id: place,
      boat_id: slot?.boatId ?? null,
      starts_at: startsAt,
      ends_at: endsAt,
      turnaround_minutes: slot?.turnaroundMinutes ?? null,
      service_day: day,
      person_count: seed.persons,
      customer_name: `${customer.name} ${customer.surname}`,
      phone: customer.phone,
      email: seed.customer,
      note: seed.note,
      status: seed.state,
      currency,
      total_minor: amountMinor,
      policy_steps: ORDER_REFUND_STEPS,
      paid_at: paidAt,
      cancel_reason: cancelledAt ? CANCEL_REASON[locale] : null,
      locale,
      demo: true,
      created_at: createdAt,
      updated_at: steps.at(-1)?.at ?? createdAt,
    },
  ]);
  await insertLifecycle(client, {
    kind: "order",
    id,
    userId,
    locale,
    steps,
    slot: cancelledAt ? null : slot,
    paid: { amountMinor, currency, startedAt: paidAt, paidAt },
    refund: cancelledAt && { amountMinor, at: cancelledAt },
  });
}

function stepsOf(
  { state }: OrderSeed,
  at: { createdAt: Date; paidAt: Date; endsAt: Date; cancelledAt: Date | null },
): SeedStep<OrderStatus>[] {
  const pending = "order_payment_pending";
  const paid = "order_paid";
  const steps: SeedStep<OrderStatus>[] = [
    { from: null, to: pending, event: "create", actor: "customer", at: at.createdAt },
    { from: pending, to: paid, event: "pay", actor: "provider", at: at.paidAt },
  ];
  if (state === "order_completed")
    steps.push({ from: paid, to: state, event: "complete", actor: "system", at: at.endsAt });
  if (at.cancelledAt)
    steps.push({ from: paid, to: "order_cancelled", event: "cancel", actor: "customer", at: at.cancelledAt });
  return steps;
}

async function findPackage(client: PoolClient, key: string): Promise<PackageRow | undefined> {
  const { rows } = await client.query<PackageRow>(
    `select p.id, p.name, p.hours, p.price_minor, o.currency,
       (select json_object_agg(t.locale, t.title) from content_texts t where t.content_id = p.content_id) as service_name
     from service_packages p join special_services o on o.content_id = p.content_id where p.key = $1`,
    [key],
  );
  return rows[0];
}

async function findPlace(client: PoolClient, key: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "select id from places where key = $1 and kind in ('city', 'port')",
    [key],
  );
  if (!rows[0]) throw new Error(`There is no city or port ${key}`);
  return rows[0].id;
}

async function findSlot(client: PoolClient, boat: string | null, startsAt: Date, endsAt: Date) {
  if (boat === null) return null;
  const { rows } = await client.query<{ id: number; turnaround_minutes: number }>(
    "select id, turnaround_minutes from boats where code = $1",
    [boat],
  );
  const [found] = rows;
  if (!found) return null;
  const period = occupiedPeriod(startsAt, endsAt, found.turnaround_minutes);
  if (await isBoatTaken(client, found.id, period)) return null;
  return { boatId: found.id, startsAt, endsAt, turnaroundMinutes: found.turnaround_minutes, period };
}
