import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { Locale } from "@/lib/i18n/locales";
import { insertRows } from "@/lib/server/db/upsert-rows";
import { getBuyer } from "@/lib/server/payments/buyer";
import { listFilledContracts } from "@/lib/server/payments/list-filled-contracts";
import { readReservations } from "@/lib/server/reservations/read-reservations";
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
  await acceptContracts(client, reservation, paymentId, paidAt);
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

async function acceptContracts(
  client: PoolClient,
  { id, userId, locale }: Booked,
  paymentId: string,
  acceptedAt: Date,
): Promise<void> {
  const db = drizzle({ client });
  const [record] = await readReservations(db, sql`r.id = ${id}::uuid`, locale, 1);
  if (!record) throw new Error("A seeded reservation cannot be read back");
  const buyer = await getBuyer(db, userId);
  const contracts = await listFilledContracts(db, record, buyer, locale, acceptedAt);
  await insertRows(
    client,
    "contract_acceptances",
    contracts.map(({ contractId, text, hash }) => ({
      contract_id: contractId,
      user_id: userId,
      payment_id: paymentId,
      filled_text: text,
      hash,
      accepted_at: acceptedAt,
    })),
  );
}
