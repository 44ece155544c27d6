import { setTimeout as sleep } from "node:timers/promises";
import { refundPayment } from "@/lib/server/booking/checkout/refund-payment";
import { runRefund } from "@/lib/server/money/refunds/run-refund";
import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";
import { startWorker } from "@/lib/server/runtime/worker/start-worker";
import { afterMinutes } from "@/tests/fixtures/bookings/after-minutes";
import { hold, openPage } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { CARDS, payByCard, returnToShop, testGateway } from "@/tests/fixtures/payments/paying";
import { decideRefund, nextTryOf, refundOf } from "@/tests/fixtures/payments/refunding";

const database = testDatabase();
const gateway = testGateway();
const PAID_MINOR = 80_000;

const world = testWorld();

async function paid(): Promise<string> {
  const { paymentId, pageUrl } = await openPage(await hold(world));
  await returnToShop(await payByCard(pageUrl, CARDS.success));
  return paymentId;
}

const refund = (paymentId: string, amountMinor: number) =>
  inTransaction((tx) => refundPayment(tx, paymentId, amountMinor, "operator", new Date()));

describe("refunds of one payment", () => {
  test("never add up to more than was paid, also when rivals decide at the same moment", async () => {
    const paymentId = await paid();
    expect(await refund(paymentId, 30_000)).toMatchObject({ ok: true });
    const rivals = await allAtOnce(times(6, () => refund(paymentId, 25_000)));
    expect(rivals.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await refund(paymentId, 1)).toMatchObject({ code: "refund_exceeds_paid", details: { left: 0 } });
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, PAID_MINOR + 1])(
    "refuse %s as an amount",
    async (amountMinor) => {
      expect(await refund(await paid(), amountMinor)).toMatchObject({ code: "refund_exceeds_paid" });
    },
  );

  test("are refused for money that has not arrived", async () => {
    const { paymentId } = await openPage(await hold(world));
    expect(await refund(paymentId, 1)).toMatchObject({ code: "not_refundable" });
    expect(await refund(crypto.randomUUID(), 1)).toMatchObject({ code: "not_found" });
  });

  test("are also limited by the database, whichever code writes them", async () => {
    const paymentId = await paid();
    const insert = (amountMinor: number, currency: string) =>
      getPool()
        .query(
          "insert into refunds (payment_id, amount_minor, currency, reason) values ($1, $2, $3, 'operator') returning id",
          [paymentId, amountMinor, currency],
        )
        .then(({ rows }) => String(rows[0].id), sqlStateOf);
    expect(await insert(PAID_MINOR + 1, "TRY")).toBe("23514");
    expect(await insert(1, "EUR")).toBe("23514");
    const first = await insert(PAID_MINOR, "TRY");
    expect(await insert(1, "TRY")).toBe("23514");
    await getPool().query("update refunds set state = 'failed' where id = $1", [first]);
    await insert(1, "TRY");
    const again = getPool().query("update refunds set state = 'requested' where id = $1", [first]);
    expect(await again.catch(sqlStateOf)).toBe("23514");
  });
});

describe("a refund", () => {
  test("is requested, sent and done, once, also when two workers run it", async () => {
    const refundId = await decideRefund(await paid(), 30_000);
    expect(await refundOf(refundId)).toMatchObject({ state: "requested", attempts: 0 });
    expect(await nextTryOf(refundId)).not.toBeNull();
    await allAtOnce(times(2, () => runRefund(refundId, new Date())));
    const provider_refund_id = `tr_${refundId}`;
    expect(await refundOf(refundId)).toMatchObject({ state: "done", attempts: 1, provider_refund_id });
    expect(await nextTryOf(refundId)).toBeNull();
    await runRefund(refundId, afterMinutes(60));
    expect(await refundOf(refundId)).toMatchObject({ state: "done", attempts: 1 });
  });

  test("without a response stays sent and is retried after growing delays until a response arrives", async () => {
    const refundId = await decideRefund(await paid(), PAID_MINOR);
    await gateway.stop();
    const start = new Date();
    await runRefund(refundId, start);
    expect(await refundOf(refundId)).toMatchObject({ state: "sent", attempts: 1 });
    const second = await nextTryOf(refundId);
    expect(Number(second) - Number(start)).toBe(10 * 60_000);
    await runRefund(refundId, afterMinutes(1));
    expect(await refundOf(refundId)).toMatchObject({ state: "sent", attempts: 1 });
    await runRefund(refundId, second as Date);
    const third = await nextTryOf(refundId);
    expect(Number(third) - Number(second)).toBe(20 * 60_000);
    await gateway.restart();
    await runRefund(refundId, third as Date);
    expect(await refundOf(refundId)).toMatchObject({ state: "done", attempts: 3 });
  });

  test("whose job was lost gets a new one within minutes", async () => {
    const refundId = await decideRefund(await paid(), 1);
    await getPool().query("select graphile_worker.remove_job($1)", [`refund:${refundId}`]);
    await reconcilePayments(afterMinutes(3));
    expect(await nextTryOf(refundId)).toBeNull();
    await reconcilePayments(afterMinutes(6));
    expect(await nextTryOf(refundId)).not.toBeNull();
  });

  test("is completed by the job workers, and one without a response waits in one job", async () => {
    const jobs = {
      run_refund: (payload: { refundId: string }, now: Date) => runRefund(payload.refundId, now),
    };
    await getPool().query("delete from graphile_worker._private_jobs");
    const [answered, silent] = [await paid(), await paid()];
    const first = await decideRefund(answered, 5_000);
    const workers = [startWorker(database.url(), jobs), startWorker(database.url(), jobs)];
    const stateBecomes = async (refundId: string, state: string) => {
      for (let tries = 0; tries < 400; tries += 1) {
        if ((await refundOf(refundId)).state === state && !(await hasRunningJob())) return;
        await sleep(25);
      }
      throw new Error(`never ${state}`);
    };
    await stateBecomes(first, "done");
    await gateway.stop();
    const second = await decideRefund(silent, 5_000);
    await stateBecomes(second, "sent");
    await sleep(300);
    for (const worker of workers) await worker.stop();
    await gateway.restart();
    expect(await refundOf(first)).toMatchObject({ state: "done", attempts: 1 });
    expect(await refundOf(second)).toMatchObject({ state: "sent", attempts: 1 });
    expect(await nextTryOf(first)).toBeNull();
    expect(Number(await nextTryOf(second))).toBeGreaterThan(Date.now() + 9 * 60_000);
    const { rows } = await getPool().query(
      "select key from graphile_worker.jobs where task_identifier = 'run_refund'",
    );
    expect(rows).toEqual([{ key: `refund:${second}` }]);
  });
});

async function hasRunningJob(): Promise<boolean> {
  const { rows } = await getPool().query("select from graphile_worker.jobs where locked_at is not null");
  return rows.length > 0;
}
