import { sql } from "drizzle-orm";
import { addMinutes } from "@/lib/domain/shared/instant";
import { getDb } from "@/lib/server/db/pool";
import { log } from "@/lib/server/http/log";
import { findGateway } from "@/lib/server/payments/get-gateway";
import { settlePayment } from "@/lib/server/payments/settle-payment";

/** The browser normally brings the result by itself within this time. */
const PATIENCE_MINUTES = 2;
/** Pages that were given up are still asked about for a day: somebody may pay on one that stayed open. */
const WATCH_MINUTES = 24 * 60;
const WATCH_EVERY_MINUTES = 10;
const BATCH = 100;

type Row = { id: string; provider: string; token: string | null; state: string; waiting: boolean };

/**
 * Asks the providers about payments without a result, so that a crash between charge and callback is mended
 * within minutes. A payment that the provider still calls open after its deadline becomes `expired`.
 */
export async function reconcilePayments(now: Date): Promise<void> {
  const patience = addMinutes(now, -PATIENCE_MINUTES).toISOString();
  const watched = addMinutes(now, -WATCH_MINUTES).toISOString();
  const watchNow = now.getUTCMinutes() % WATCH_EVERY_MINUTES === 0;
  const { rows } = await getDb().execute<Row>(sql`
    select p.id, p.provider, p.provider_token as token, p.state,
      coalesce(r.expires_at, o.expires_at) > ${now.toISOString()}::timestamptz as waiting
    from payments p
    left join reservations r on r.id = p.reservation_id
    left join service_orders o on o.id = p.service_order_id
    where (p.state = 'processing' and p.created_at < ${patience}::timestamptz)
       or (${watchNow} and p.state in ('expired', 'failed') and p.created_at > ${watched}::timestamptz)
    order by p.updated_at, p.id limit ${BATCH}`);
  for (const row of rows) await reconcile(row, now);
}

async function reconcile({ id, provider, token, state, waiting }: Row, now: Date): Promise<void> {
  const gateway = findGateway(provider);
  try {
    const settled = gateway && token ? await settlePayment(gateway, token, "reconcile", now) : null;
    const open = state === "processing" && (!settled || (settled.ok && settled.value.state === "processing"));
    const known = !settled || (settled.ok && settled.value.answered);
    if (open && known && !waiting) await giveUp(id);
    else if (open) await getDb().execute(sql`update payments set updated_at = now() where id = ${id}`);
  } catch (error) {
    // One payment that cannot be settled must not keep the others waiting.
    log("error", "payment_not_reconciled", { payment_id: id, error });
  }
}

/** Not the last word: a success that comes later is settled by the rule for late payments. */
async function giveUp(paymentId: string): Promise<void> {
  await getDb().execute(sql`
    update payments set state = 'expired', updated_at = now() where id = ${paymentId} and state = 'processing'`);
}
