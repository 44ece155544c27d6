import { and, eq, sql } from "drizzle-orm";
import type { ProviderNotification, RetrievedPayment } from "@/lib/server/money/providers/gateway";
import { getDb } from "@/lib/server/platform/db/pool";
import { paymentEvents } from "@/lib/server/platform/db/schema/payments";

/** The source of the notification that a payment may have a result. */
export type NotificationSource = "callback" | "webhook" | "poll" | "reconcile";

/** Commits the notification before the provider is queried. Idempotent by its key. */
export async function recordPaymentNotification(
  provider: string,
  paymentId: string,
  source: NotificationSource,
  { token, reference, content }: ProviderNotification,
): Promise<void> {
  await insertEvent(provider, [source, token, reference].join(":"), paymentId, { source, ...content });
}

/**
 * Commits the provider's response before it is applied; the same response is stored once. Returns the row's id, on
 * which the outcome is recorded.
 */
export async function recordPaymentEvent(given: {
  provider: string;
  token: string;
  paymentId: string;
  source: NotificationSource;
  result: RetrievedPayment;
}): Promise<number> {
  const { provider, token, paymentId, source, result } = given;
  const { outcome, amountMinor, currency, providerPaymentId, failureCode } = result;
  const key = [token, outcome, amountMinor, currency, providerPaymentId ?? failureCode ?? ""].join(":");
  await insertEvent(provider, key, paymentId, { source, result });
  const [event] = await getDb()
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventKey, key)));
  if (!event) throw new Error(`The event ${key} was not stored`);
  return event.id;
}

async function insertEvent(provider: string, key: string, paymentId: string, content: object): Promise<void> {
  await getDb().execute(sql`
    insert into payment_events (provider, event_key, payment_id, content)
    values (${provider}, ${key}, ${paymentId}::uuid, ${JSON.stringify(content)}::jsonb)
    on conflict (provider, event_key) do nothing`);
}
