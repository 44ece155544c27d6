import { setTimeout as sleep } from "node:timers/promises";
import { getPool } from "@/lib/server/platform/db/pool";
import { countUnsettled } from "@/tests/bench/reservations/check-history";

/** A call to the gateway is under way no longer than this. */
const ANSWERED_WITHIN_MS = 30_000;
/** The jobs of every minute come several times in it. */
const SETTLED_WITHIN_MS = 5 * 60_000;

/** Waits until all money has arrived or gone back; returns how many payments and refunds have not. */
export async function settleMoney(gatewayFolder: string): Promise<number> {
  if ((await waitUntilSettled(gatewayFolder, ANSWERED_WITHIN_MS)) === 0) return 0;
  await letTimePass();
  return waitUntilSettled(gatewayFolder, SETTLED_WITHIN_MS);
}

/**
 * What a kill has interrupted is asked for again after two minutes (payments) and ten, twenty … (refunds). Nothing is
 * under way any more: that time may pass at once, and the site does by itself what it would have done then.
 */
async function letTimePass(): Promise<void> {
  await getPool().query(`
    update refunds set created_at = created_at - interval '1 day', sent_at = sent_at - interval '1 day'
    where state in ('requested', 'sent')`);
  await getPool().query(
    "update payments set created_at = created_at - interval '5 minutes' where state = 'processing'",
  );
}

async function waitUntilSettled(gatewayFolder: string, milliseconds: number): Promise<number> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const left = await countUnsettled(gatewayFolder).catch(() => 1);
    if (left === 0 || Date.now() > deadline) return left;
    await sleep(1000);
  }
}
