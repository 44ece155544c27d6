import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { addDays, addHours, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Actor, OrderStatus } from "@/lib/domain/shared/vocabulary";
import type { LocalizedText } from "@/lib/i18n/locales";
import { insertRows } from "@/lib/server/db/upsert-rows";
import { readOrders } from "@/lib/server/services/read-orders";
import { acceptContracts } from "./accept-contracts";
import { readSeed } from "./read-seed";
import type { CustomerSeed } from "./seed-customers";

interface OrderSeed {
  number: string;
  customer: string;
  package: string;
  boat: string | null;
  startHour: number | null;
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
  currency: string;
};

const ORDERED_BEFORE_DAYS = 15;
const CANCELLED_BEFORE_DAYS = 1;
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);
const CANCEL_REASON: LocalizedText = {
  tr: "Planımız değişti",
  en: "Our plans changed",
  ar: "تغيرت خططنا",
};

/** The demo customer's special services: to come, over, cancelled. One that exists, or whose boat is taken, is left out. */
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
  const slot = await findSlot(client, seed, day, offered.hours);
  if (seed.boat && !slot) return;

  const id = crypto.randomUUID();
  const createdAt = daysBefore(seed.inDays < 0 ? toInstant(atHour(day, 12)) : now, ORDERED_BEFORE_DAYS);
  const paidAt = new Date(createdAt.getTime() + 600_000);
  const steps = stepsOf(seed, createdAt, paidAt, toInstant(atHour(day, 24)), now);
  const cancelled = seed.state === "order_cancelled";
  const reason = cancelled ? CANCEL_REASON[locale] : null;
  await insertRows(client, "service_orders", [
    {
      id,
      number: seed.number,
      user_id: userId,
      package_id: offered.id,
      service_name: offered.service_name,
      package_name: offered.name,
      boat_id: slot?.boatId ?? null,
      starts_at: slot?.startsAt ?? null,
      ends_at: slot?.endsAt ?? null,
      turnaround_minutes: slot?.turnaroundMinutes ?? null,
      service_day: day,
      person_count: seed.persons,
      customer_name: `${customer.name} ${customer.surname}`,
      phone: customer.phone,
      email: seed.customer,
      note: seed.note,
      status: seed.state,
      currency: offered.currency,
      total_minor: Number(offered.price_minor),
      paid_at: paidAt,
      cancel_reason: reason,
      locale,
      demo: true,
      created_at: createdAt,
      updated_at: steps.at(-1)?.at ?? createdAt,
    },
  ]);
  await insertRows(
    client,
    "service_order_history",
    steps.map((step) => ({
      order_id: id,
      from_status: step.from,
      to_status: step.to,
      event: step.event,
      actor: step.actor,
      reason: step.event === "cancel" ? reason : null,
      at: step.at,
    })),
  );
  if (slot) {
    await client.query(
      `insert into boat_occupancies (boat_id, period, kind, service_order_id)
       values ($1, tstzrange($2, $3), 'service', $4)`,
      [slot.boatId, slot.period.startsAt, slot.period.endsAt, id],
    );
  }
  await insertMoney(client, { id, userId, locale }, paidAt, cancelled ? daysBefore(now, 1) : null);
}

function stepsOf(seed: OrderSeed, createdAt: Date, paidAt: Date, endsAt: Date, now: Date) {
  type Step = { from: OrderStatus | null; to: OrderStatus; event: string; actor: Actor; at: Date };
  const pending = "order_payment_pending";
  const paid = "order_paid";
  const steps: Step[] = [
    { from: null, to: pending, event: "create", actor: "customer", at: createdAt },
    { from: pending, to: paid, event: "pay", actor: "provider", at: paidAt },
  ];
  if (seed.state === "order_completed")
    steps.push({ from: paid, to: "order_completed", event: "complete", actor: "system", at: endsAt });
  if (seed.state === "order_cancelled") {
    const at = daysBefore(now, CANCELLED_BEFORE_DAYS);
    steps.push({ from: paid, to: "order_cancelled", event: "cancel", actor: "customer", at });
  }
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

async function findSlot(client: PoolClient, { boat, startHour }: OrderSeed, day: string, hours: number) {
  if (boat === null || startHour === null) return null;
  const starts = atHour(day, startHour);
  const startsAt = toInstant(starts);
  const endsAt = toInstant(addHours(starts, hours));
  const { rows } = await client.query<{ id: number; turnaround_minutes: number }>(
    "select id, turnaround_minutes from boats where code = $1",
    [boat],
  );
  const [found] = rows;
  if (!found) return null;
  const period = occupiedPeriod(startsAt, endsAt, found.turnaround_minutes);
  const taken = await client.query(
    "select from boat_occupancies where boat_id = $1 and period && tstzrange($2, $3)",
    [found.id, period.startsAt, period.endsAt],
  );
  if (taken.rowCount !== 0) return null;
  return { boatId: found.id, startsAt, endsAt, turnaroundMinutes: found.turnaround_minutes, period };
}

async function insertMoney(
  client: PoolClient,
  order: { id: string; userId: string; locale: CustomerSeed["locale"] },
  paidAt: Date,
  refundedAt: Date | null,
): Promise<void> {
  const [record] = await readOrders(drizzle({ client }), sql`o.id = ${order.id}::uuid`, order.locale, 1);
  if (!record) throw new Error("A seeded order cannot be read back");
  const { totalMinor: amount_minor, currency } = record;
  const paymentId = crypto.randomUUID();
  await insertRows(client, "payments", [
    {
      id: paymentId,
      service_order_id: order.id,
      user_id: order.userId,
      provider: "test",
      amount_minor,
      currency,
      state: "paid",
      provider_token: `demo-${order.id}`,
      locale: order.locale,
      settled_at: paidAt,
      created_at: paidAt,
      updated_at: paidAt,
    },
  ]);
  await acceptContracts(client, record, order, paymentId, paidAt);
  if (!refundedAt) return;
  await insertRows(client, "refunds", [
    {
      payment_id: paymentId,
      amount_minor,
      currency,
      reason: "cancelled_by_customer",
      state: "done",
      created_at: refundedAt,
      done_at: refundedAt,
    },
  ]);
}
