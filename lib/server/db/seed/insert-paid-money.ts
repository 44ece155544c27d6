import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { Locale } from "@/lib/i18n/locales";
import { insertRows } from "@/lib/server/db/upsert-rows";
import { readReservations } from "@/lib/server/reservations/read-reservations";
import { acceptContracts } from "./accept-contracts";
import type { PlannedReservation } from "./plan-reservation";

interface Booked {
  id: string;
  userId: string;
  locale: Locale;
}

/** The pre-payment, the contracts accepted before it as they read then, and the refund of a cancelled trip. */
export async function insertPaidMoney(
  client: PoolClient,
  reservation: Booked,
  plan: PlannedReservation,
): Promise<void> {
  const { quote, paidAt } = plan;
  const paymentId = crypto.randomUUID();
  await insertRows(client, "payments", [
    {
      id: paymentId,
      reservation_id: reservation.id,
      user_id: reservation.userId,
      provider: "test",
      amount_minor: quote.prepaymentMinor,
      currency: quote.currency,
      state: "paid",
      provider_token: `demo-${reservation.id}`,
      locale: reservation.locale,
      settled_at: paidAt,
      created_at: plan.createdAt,
      updated_at: paidAt,
    },
  ]);
  const db = drizzle({ client });
  const [record] = await readReservations(db, sql`r.id = ${reservation.id}::uuid`, reservation.locale, 1);
  if (!record) throw new Error("A seeded reservation cannot be read back");
  await acceptContracts(client, record, reservation, paymentId, paidAt);
  if (!plan.refundMinor) return;
  await insertRows(client, "refunds", [
    {
      payment_id: paymentId,
      amount_minor: plan.refundMinor,
      currency: quote.currency,
      reason: "cancelled_by_customer",
      state: "done",
      created_at: plan.cancelledAt,
      done_at: plan.cancelledAt,
    },
  ]);
}
