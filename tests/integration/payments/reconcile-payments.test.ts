import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { getPool } from "@/lib/server/platform/db/pool";
import { afterMinutes } from "@/tests/fixtures/bookings/after-minutes";
import {
  hold,
  letExpire,
  openPage,
  paymentOf,
  statusOf,
  transitions,
} from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { CARDS, payByCard, startPaying, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();

const world = testWorld();

describe("reconciliation", () => {
  test("settles a charge that was never reported, once, also with two workers", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    await payByCard(pageUrl, CARDS.answerLost);
    await reconcilePayments(afterMinutes(1));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    await allAtOnce(times(2, () => reconcilePayments(afterMinutes(3))));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
    expect(await transitions(held.reservationId)).toEqual(["create", "pay"]);
  });

  test("leaves an open page alone while its hold is valid, and marks it expired afterwards", async () => {
    const held = await hold(world);
    const { paymentId } = await openPage(held);
    await reconcilePayments(afterMinutes(3));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
    await letExpire(held.reservationId);
    await reconcilePayments(afterMinutes(3));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "expired" });
  });

  test("still finds money on a page that was considered expired", async () => {
    const held = await hold(world);
    const { paymentId, pageUrl } = await openPage(held);
    await letExpire(held.reservationId);
    await reconcilePayments(afterMinutes(3));
    await payByCard(pageUrl, CARDS.answerLost);
    await reconcilePayments(afterMinutes(11));
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
  });
});

describe("starting a payment", () => {
  async function expiryOf(reservationId: string): Promise<number> {
    const { rows } = await getPool().query(
      `select extract(epoch from r.expires_at - now())::float8 / 60 as minutes, o.expires_at = r.expires_at as same
       from reservations r join boat_occupancies o on o.reservation_id = r.id where r.id = $1`,
      [reservationId],
    );
    expect(rows[0].same).toBe(true);
    return rows[0].minutes;
  }

  async function shortenTo(reservationId: string, minutes: number): Promise<void> {
    const until = afterMinutes(minutes);
    for (const [table, column] of [
      ["reservations", "id"],
      ["boat_occupancies", "reservation_id"],
    ]) {
      const text = `update ${table} set expires_at = $2 where ${column} = $1`;
      await getPool().query(text, [reservationId, until]);
    }
  }

  test("leaves at least fifteen minutes to pay, once", async () => {
    const held = await hold(world);
    await openPage(held);
    expect(await expiryOf(held.reservationId)).toBeGreaterThan(29);
    await shortenTo(held.reservationId, 5);
    await openPage(held);
    expect(await expiryOf(held.reservationId)).toBeGreaterThan(14);
    await shortenTo(held.reservationId, 5);
    await openPage(held);
    expect(await expiryOf(held.reservationId)).toBeLessThan(6);
  });

  test("needs both contracts, accepted as they read", async () => {
    const held = await hold(world);
    const { customer, reservationId } = held;
    const none = await startPaying(customer, reservationId, { accepted_contracts: [] });
    expect(none).toMatchObject({ status: 422, body: { error: "contracts_not_accepted" } });
    const other = ["pre_information", "distance_sales"].map((kind) => ({ kind, hash: "0".repeat(64) }));
    const changed = await startPaying(customer, reservationId, { accepted_contracts: other });
    expect(changed).toMatchObject({ status: 409, body: { error: "contracts_changed" } });
    const { paymentId } = await openPage(held);
    const { rows } = await getPool().query(
      `select filled_text, encode(sha256(convert_to(filled_text, 'UTF8')), 'hex') = hash as same
       from contract_acceptances where payment_id = $1`,
      [paymentId],
    );
    expect(rows).toHaveLength(2);
    expect(rows.every(({ same }) => same)).toBe(true);
    expect(rows[0].filled_text).toContain("Ayşe Yılmaz");
  });

  test("requests the buyer's address once and stores it", async () => {
    const held = await hold(world);
    const without = await startPaying(held.customer, held.reservationId, { buyer: undefined });
    expect(without).toMatchObject({ status: 422, body: { error: "invalid_input" } });
    await openPage(held);
    const again = await startPaying(held.customer, held.reservationId, { buyer: undefined });
    expect(again.status).toBe(201);
  });

  test("is not possible for what is paid already", async () => {
    const held = await hold(world);
    const { pageUrl } = await openPage(held);
    await payByCard(pageUrl, CARDS.answerLost);
    await reconcilePayments(afterMinutes(3));
    const again = await startPaying(held.customer, held.reservationId);
    expect(again).toMatchObject({ status: 409, body: { error: "not_payable" } });
  });
});
