import { randomUUID } from "node:crypto";
import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeWorld, tripTime, type World } from "@/tests/fixtures/bookings/booking-world";
import {
  changeOf,
  openDifference,
  refundsOf,
  startChange,
  tripOf,
} from "@/tests/fixtures/bookings/changed-trip";
import { paymentOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { waitForLock } from "@/tests/fixtures/database/wait-for-lock";
import { CARDS, payByCard, returnToShop, testGateway } from "@/tests/fixtures/payments/paying";
import { type PaymentsApp, runPaymentsApp } from "@/tests/fixtures/payments/run-payments-app";

testDatabase();
const gateway = testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

let world: World;
let app: PaymentsApp | null = null;
beforeAll(async () => {
  world = await makeWorld();
});
afterEach(() => app?.kill());

/** Locks what every change of the trip writes last; whoever changes it has written everything else by then. */
async function blockHistory(): Promise<() => Promise<void>> {
  const other = await getPool().connect();
  await other.query("begin; lock table reservation_history in exclusive mode");
  return async () => {
    await other.query("commit");
    other.release();
  };
}

const UNTOUCHED = {
  status: "reservation_created",
  starts: tripTime(30, 10),
  persons: 4,
  total: 400_000,
  prepayment: 80_000,
};

test("a server killed in the midst of making a paid change leaves the old trip whole; the change is made once, charged once", async () => {
  const held = await paidTrip(world);
  const { changeId, paymentId, pageUrl } = await openDifference(held, { daysAhead: 31, hours: 6 });
  const fields = await payByCard(pageUrl, CARDS.success);
  app = await runPaymentsApp();
  const release = await blockHistory();
  const url = `http://127.0.0.1:${app.port}/api/v1/payments/callback/test`;
  const back = fetch(url, { method: "POST", body: fields }).catch(() => "no answer");
  await waitForLock();
  await app.kill();
  expect(await back).toBe("no answer");
  await getPool().query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  await release();
  expect(await tripOf(held.reservationId)).toMatchObject({ ...UNTOUCHED, held: 1 });
  expect(await changeOf(changeId)).toMatchObject({ status: "payment_pending" });
  expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });

  await reconcilePayments(new Date(Date.now() + 3 * 60_000));
  await returnToShop(fields);
  expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  expect(await tripOf(held.reservationId)).toMatchObject({
    starts: tripTime(31, 10),
    total: 600_000,
    held: 0,
  });
  expect(await transitions(held.reservationId)).toEqual(["create", "pay", "change"]);
  expect(await gateway.charges(pageUrl)).toBe(1);
});

test("a connection lost in the midst of a free change leaves the old trip whole; the same key makes it once, and refunds once", async () => {
  const held = await paidTrip(world);
  const key = randomUUID();
  const amounts = { expected_total: 200_000, expected_payment: 0, expected_refund: 40_000 };
  const newTrip = { daysAhead: 31, hours: 2 };
  const release = await blockHistory();
  const lost = startChange(held, newTrip, amounts, key);
  const waiting = await waitForLock();
  await getPool().query("select pg_terminate_backend(pid) from unnest($1::int[]) pid", [waiting]);
  expect((await lost).status).toBeGreaterThanOrEqual(500);
  await release();
  expect(await tripOf(held.reservationId)).toMatchObject({ ...UNTOUCHED, taken: "10–15" });
  expect(await refundsOf(held.reservationId)).toEqual([]);

  for (let times = 0; times < 2; times++) {
    expect(await startChange(held, newTrip, amounts, key)).toMatchObject({
      status: 201,
      body: { status: "made" },
    });
  }
  expect(await tripOf(held.reservationId)).toMatchObject({ starts: tripTime(31, 10), total: 200_000 });
  expect(await refundsOf(held.reservationId)).toHaveLength(1);
  expect(await transitions(held.reservationId)).toEqual(["create", "pay", "change"]);
});
