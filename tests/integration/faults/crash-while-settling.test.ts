import { signForTestGateway } from "@/lib/server/money/providers/test-gateway/signature";
import { reconcilePayments } from "@/lib/server/money/settle/reconcile-payments";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeWorld } from "@/tests/fixtures/bookings/booking-world";
import { hold, openPage, paymentOf, statusOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { waitForLock } from "@/tests/fixtures/database/wait-for-lock";
import { CARDS, payByCard, returnToShop, sendWebhook, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
const gateway = testGateway();

test("a crash between charge and commit is reconciled within minutes, charged and booked once", async () => {
  const held = await hold(await makeWorld());
  const { paymentId, pageUrl } = await openPage(held);
  const fields = await payByCard(pageUrl, CARDS.success);
  const other = await getPool().connect();
  await other.query("begin");
  await other.query("select 1 from boats where id = $1 for no key update", [held.boatId]);
  // Not by the customer's return, which tries again.
  const notification = JSON.stringify({ token: fields.get("token") });
  const answering = sendWebhook(notification, {
    "x-test-gateway-signature": signForTestGateway(notification),
  });
  // The settlement waits for the boat; its connection dies as with its process.
  const waiting = await waitForLock();
  expect(waiting).toHaveLength(1);
  await other.query("select pg_terminate_backend($1)", waiting);
  expect((await answering).status).toBeGreaterThanOrEqual(500);
  await other.query("commit");
  other.release();
  expect(await paymentOf(paymentId)).toMatchObject({ state: "processing" });
  expect(await statusOf(held.reservationId)).toBe("request_created_payment_pending");

  await reconcilePayments(new Date(Date.now() + 3 * 60_000));
  expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
  expect(await transitions(held.reservationId)).toEqual(["create", "pay"]);
  expect(await gateway.charges(pageUrl)).toBe(1);
  expect((await returnToShop(fields)).status).toBe(303);
  expect(await transitions(held.reservationId)).toEqual(["create", "pay"]);
});
