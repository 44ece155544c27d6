import { sql } from "drizzle-orm";
import { getDb } from "@/lib/server/db/pool";
import type { RetrievedPayment } from "@/lib/server/payments/gateway";

/** Who brought the news that a payment may have a result. */
export type NewsSource = "callback" | "webhook" | "poll" | "reconcile";

/**
 * Stores what the provider answered before anybody tries to understand it, and commits; the same answer is
 * stored once. Returns the row's id, to note the outcome on it.
 */
export async function recordPaymentEvent(event: {
  provider: string;
  token: string;
  paymentId: string;
  source: NewsSource;
  result: RetrievedPayment;
}): Promise<number> {
  const { provider, token, paymentId, source, result } = event;
  const key = [token, result.outcome, result.providerPaymentId ?? result.failureCode ?? ""].join(":");
  const content = JSON.stringify({ source, result });
  await getDb().execute(sql`
    insert into payment_events (provider, event_key, payment_id, content)
    values (${provider}, ${key}, ${paymentId}::uuid, ${content}::jsonb)
    on conflict (provider, event_key) do nothing`);
  const { rows } = await getDb().execute<{ id: string }>(
    sql`select id from payment_events where provider = ${provider} and event_key = ${key}`,
  );
  return Number(rows[0]?.id);
}
