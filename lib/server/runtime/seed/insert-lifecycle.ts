import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { customerOf } from "@/lib/domain/shared/actor";
import type { Period } from "@/lib/domain/shared/period";
import type { ActorKind, BookingKind, Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { postBooking } from "@/lib/server/booking/checkout/ledger/post-booking";
import { readOrders } from "@/lib/server/booking/orders/read-orders";
import { readReservations } from "@/lib/server/booking/reservations/read-reservations";
import { DEMO_PAYMENT } from "@/lib/server/money/providers/test-gateway/gateway-calls";
import { insertRows } from "@/lib/server/platform/db/upsert-rows";
import { acceptContracts } from "@/lib/server/runtime/seed/bookings/accept-contracts";

export interface SeedStep<S extends string> {
  from: S | null;
  to: S;
  event: string;
  actor: ActorKind;
  at: Date;
}

/** What happened to a demo reservation or order whose own row is there already. */
export interface SeedLifecycle {
  kind: BookingKind;
  id: string;
  userId: string;
  locale: Locale;
  steps: readonly SeedStep<string>[];
  /** What it takes from a boat; null when it takes none, or none any more. */
  slot: { boatId: number; period: Period } | null;
  /** Null while nothing is to be paid. */
  paid: { amountMinor: number; currency: Currency; startedAt: Date; paidAt: Date } | null;
  /** With the provider's reason where it refused. */
  refund: { amountMinor: number; at: Date; failureCode?: string | null } | null;
}

const DEMO_PROVIDER = { kind: "provider", id: "test" } as const;

/** The reason a demo customer gave, in the customer's own language. */
export const CANCEL_REASON: LocalizedText = {
  tr: "Planımız değişti",
  en: "Our plans changed",
  ar: "تغيرت خططنا",
};

const TABLES = {
  reservation: { history: "reservation_history", step: "reservation_id", subject: "reservation_id" },
  order: { history: "service_order_history", step: "order_id", subject: "service_order_id" },
} as const satisfies Record<BookingKind, object>;

/** Writes the history of a demo reservation or order, its slot, its payment with what was accepted, its refund. */
export async function insertLifecycle(client: PoolClient, life: SeedLifecycle): Promise<void> {
  const { kind, id, userId, steps, slot } = life;
  const { history, step: stepOf, subject } = TABLES[kind];
  await insertRows(
    client,
    history,
    steps.map(({ from, to, event, actor, at }) => ({
      [stepOf]: id,
      from_status: from,
      to_status: to,
      event,
      actor,
      actor_id: actor === "customer" ? userId : null,
      reason: event === "cancel" ? CANCEL_REASON[life.locale] : null,
      at,
    })),
  );
  if (slot) {
    const taken = kind === "order" ? "service" : "reservation";
    await client.query(
      `insert into boat_occupancies (boat_id, period, kind, ${subject}) values ($1, tstzrange($2, $3), $4, $5)`,
      [slot.boatId, slot.period.startsAt, slot.period.endsAt, taken, id],
    );
  }
  if (life.paid) await insertMoney(client, life, life.paid);
}

async function insertMoney(
  client: PoolClient,
  { kind, id, userId, locale, refund }: SeedLifecycle,
  paid: NonNullable<SeedLifecycle["paid"]>,
): Promise<void> {
  const paymentId = crypto.randomUUID();
  await insertRows(client, "payments", [
    {
      id: paymentId,
      [TABLES[kind].subject]: id,
      user_id: userId,
      provider: "test",
      amount_minor: paid.amountMinor,
      currency: paid.currency,
      state: "paid",
      provider_token: `demo-${id}`,
      provider_payment_id: `${DEMO_PAYMENT}${id}`,
      locale,
      settled_at: paid.paidAt,
      created_at: paid.startedAt,
      updated_at: paid.paidAt,
    },
  ]);
  const db = drizzle({ client });
  const [record] =
    kind === "order"
      ? await readOrders(db, sql`o.id = ${id}::uuid`, locale, 1)
      : await readReservations(db, sql`r.id = ${id}::uuid`, locale, 1);
  if (!record) throw new Error(`A seeded ${kind} cannot be read back`);
  await acceptContracts(client, record, { userId, locale }, paymentId, paid.paidAt);
  const booking = { kind, id };
  await postBooking(db, booking, { event: "paid", by: DEMO_PROVIDER, now: paid.paidAt });
  if (!refund) return;
  await insertRows(client, "refunds", [
    {
      payment_id: paymentId,
      amount_minor: refund.amountMinor,
      currency: paid.currency,
      reason: "cancelled_by_customer",
      state: refund.failureCode ? "failed" : "done",
      failure_code: refund.failureCode ?? null,
      attempts: 1,
      created_at: refund.at,
      sent_at: refund.at,
      done_at: refund.failureCode ? null : refund.at,
    },
  ]);
  const returnedMinor = refund.amountMinor;
  await postBooking(db, booking, {
    event: "cancelled",
    by: customerOf(userId),
    now: refund.at,
    returnedMinor,
  });
}
