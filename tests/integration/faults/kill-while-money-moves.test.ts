import { randomUUID } from "node:crypto";
import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { getPool } from "@/lib/server/platform/db/pool";
import {
  bodyOf,
  makeBoat,
  makeCustomer,
  makeWorld,
  orderOf,
  type World,
} from "@/tests/fixtures/bookings/booking-world";
import { hold, openPage, paymentOf, statusOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { reserveOverHttp } from "@/tests/fixtures/bookings/reserve-over-http";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { until } from "@/tests/fixtures/database/test-workers";
import { waitForLock } from "@/tests/fixtures/database/wait-for-lock";
import { CARDS, payByCard, returnToShop, testGateway } from "@/tests/fixtures/payments/paying";
import { type PaymentsApp, runPaymentsApp } from "@/tests/fixtures/payments/run-payments-app";

testDatabase();
const gateway = testGateway();

let world: World;
let app: PaymentsApp;
beforeAll(async () => {
  world = await makeWorld();
});
afterEach(() => app.kill());

const isTrue = async (text: string, parameters: unknown[]) =>
  (await getPool().query(text, parameters)).rows[0]?.yes === true;

test("a server killed between charge and commit leaves a payment that is reconciled within five minutes, charged and booked once", async () => {
  const held = await hold(world);
  const { paymentId, pageUrl } = await openPage(held);
  const fields = await payByCard(pageUrl, CARDS.success);
  app = await runPaymentsApp();
  const other = await getPool().connect();
  await other.query("begin");
  await other.query("select 1 from boats where id = $1 for no key update", [held.boatId]);
  const url = `http://127.0.0.1:${app.port}/api/v1/payments/callback/test`;
  const back = fetch(url, { method: "POST", body: fields }).catch(() => "no answer");
  await waitForLock();
  await app.kill();
  expect(await back).toBe("no answer");
  await other.query("commit");
  other.release();
  expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
  expect(await statusOf(held.reservationId)).toBe("request_created_payment_pending");

  await reconcilePayments(new Date(Date.now() + 3 * 60_000));
  expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  expect((await returnToShop(fields)).status).toBe(303);
  expect(await transitions(held.reservationId)).toEqual(["create", "pay"]);
  expect(await gateway.charges(pageUrl)).toBe(1);
});

test("a reservation committed before its server was killed is returned for the same key, and exists once", async () => {
  const customer = await makeCustomer();
  const order = orderOf(world, await makeBoat(world), customer.id);
  const attempt = { customer, idempotencyKey: randomUUID(), body: bodyOf(order) };
  // Slow enough that the kill comes between the two, were the response stored after the commit instead of in it.
  await getPool().query(`
    create function be_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$;
    create trigger slow_answer before update on idempotency_keys for each row execute function be_slow()`);
  app = await runPaymentsApp();
  const unheard = reserveOverHttp(app.port, attempt);
  await until(() => isTrue("select count(*) = 1 as yes from reservations where user_id = $1", [customer.id]));
  await app.kill();
  // Whatever it has asked for since the commit it might as well not have asked for.
  await getPool().query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()",
  );
  await unheard;
  await getPool().query("drop trigger slow_answer on idempotency_keys");
  app = await runPaymentsApp();
  const answer = await reserveOverHttp(app.port, attempt);
  const { rows } = await getPool().query("select id from reservations where user_id = $1", [customer.id]);
  expect(rows).toHaveLength(1);
  expect(answer).toEqual({ status: 201, id: rows[0].id });
  expect(await transitions(rows[0].id)).toEqual(["create"]);
});
