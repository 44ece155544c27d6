import { and, desc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import { addMinutes } from "@/lib/domain/shared/instant";
import { findGateway } from "@/lib/server/money/providers/registry";
import { sweepRefunds } from "@/lib/server/money/refunds/sweep-refunds";
import { settlePayment } from "@/lib/server/money/settle/settle-payment";
import { getDb } from "@/lib/server/platform/db/pool";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";
import { payments } from "@/lib/server/platform/db/schema/payments";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";
import { log } from "@/lib/server/platform/log";

/** The browser normally brings the result by itself within this time. */
const BROWSER_MINUTES = 2;
/** Abandoned payments are still queried for a day: a customer may pay on a page that stayed open. */
const WATCH_MINUTES = 24 * 60;
const WATCH_EVERY_MINUTES = 10;
const BATCH = 200;
const AT_ONCE = 8;

type Row = Awaited<ReturnType<typeof listUnsettled>>[number];
type Found = "answered" | "silent";

/**
 * Asks the providers about payments without a result, those longest unasked first, so that a crash between
 * charge and callback is repaired within minutes. A payment that the provider still calls open after its deadline
 * becomes `expired`; one under review waits on. Stops early when the provider is unavailable. Refunds whose job was
 * lost get a new one.
 */
export async function reconcilePayments(now: Date): Promise<void> {
  await sweepRefunds(now);
  const rows = await listUnsettled(now);
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const found = await Promise.all(rows.slice(start, start + AT_ONCE).map((row) => reconcile(row, now)));
    if (found.every((one) => one === "silent")) return;
  }
}

function listUnsettled(now: Date) {
  const { createdAt, state, updatedAt } = payments;
  const deadline = sql`coalesce(${reservations.expiresAt}, ${serviceOrders.expiresAt}, ${reservationChanges.expiresAt})`;
  const isAbandoned = and(eq(state, "processing"), lt(createdAt, addMinutes(now, -BROWSER_MINUTES)));
  const isWatched = and(
    inArray(state, ["expired", "failed"]),
    gt(createdAt, addMinutes(now, -WATCH_MINUTES)),
    lt(updatedAt, addMinutes(now, -WATCH_EVERY_MINUTES)),
  );
  return getDb()
    .select({
      id: payments.id,
      provider: payments.provider,
      token: payments.providerToken,
      state,
      waiting: sql<boolean | null>`${deadline} > ${now.toISOString()}::timestamptz`,
    })
    .from(payments)
    .leftJoin(reservations, eq(reservations.id, payments.reservationId))
    .leftJoin(serviceOrders, eq(serviceOrders.id, payments.serviceOrderId))
    .leftJoin(reservationChanges, eq(reservationChanges.id, payments.changeId))
    .where(or(isAbandoned, isWatched))
    .orderBy(desc(eq(state, "processing")), updatedAt, payments.id)
    .limit(BATCH);
}

async function reconcile({ id, provider, token, state, waiting }: Row, now: Date): Promise<Found> {
  const gateway = findGateway(provider);
  try {
    const settled = gateway && token ? await settlePayment(gateway, token, "reconcile", now) : null;
    const found = settled?.ok ? settled.value : null;
    const open = state === "processing" && (!found || found.state === "processing");
    const known = !settled || found?.answered;
    if (open && known && !waiting && !found?.inReview) await giveUp(id);
    else await noteAsked(id, now);
    return found && !found.answered ? "silent" : "answered";
  } catch (error) {
    // One payment that cannot be settled must not keep the others waiting.
    log("error", "reconciliation_failed", { payment_id: id, error });
    return "answered";
  }
}

async function noteAsked(paymentId: string, now: Date): Promise<void> {
  await getDb().execute(sql`
    update payments set updated_at = greatest(updated_at, ${now.toISOString()}::timestamptz) where id = ${paymentId}`);
}

/** Not the last word: a success that comes later is settled by the rule for late payments. */
async function giveUp(paymentId: string): Promise<void> {
  await getDb().execute(sql`
    update payments set state = 'expired', updated_at = now()
    where id = ${paymentId} and state = 'processing' and not in_review`);
}
