import { POST as cancelEndpoint } from "@/app/api/v1/user/reservations/[id]/cancel/route";
import { GET as cancellationEndpoint } from "@/app/api/v1/user/reservations/[id]/cancellation/route";
import { GET as detailEndpoint } from "@/app/api/v1/user/reservations/[id]/route";
import { refundPayment } from "@/lib/server/booking/checkout/refund-payment";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { type Held, hold, letExpire, statusOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { letComplete, paidTrip, startIn } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
testOutbox();

const world = testWorld();

const sendRequest = (
  handler: Parameters<typeof callEndpoint>[0],
  { reservationId, customer }: Held,
  body?: object,
) => callEndpoint(handler, { path: "/x", params: { id: reservationId }, token: customer.token, body });
const look = (held: Held) => sendRequest(cancellationEndpoint, held);
const cancel = (held: Held, body: object = { reason: "Planlarımız değişti" }) =>
  sendRequest(cancelEndpoint, held, body);
const refundsOf = async (reservationId: string) =>
  (
    await getPool().query(
      `select f.amount_minor::int as amount, f.state from refunds f
       join payments p on p.id = f.payment_id where p.reservation_id = $1 order by f.created_at`,
      [reservationId],
    )
  ).rows;

describe("what cancelling gives back", () => {
  test("is shown in money, percent and dated steps before anything happens", async () => {
    const held = await paidTrip(world);
    const { status, body } = await look(held);
    expect(status).toBe(200);
    expect(body).toMatchObject({ currency: "TRY", paid: 80_000, refund: 80_000, percent: 100 });
    expect(body).toMatchObject({
      policy: "moderate",
      steps: [
        { percent: 100, refund: 80_000, from: null, current: true },
        { percent: 50, refund: 40_000, current: false },
        { percent: 0, refund: 0, current: false },
      ],
    });
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
  });

  test.each([
    [11 * 24, 100, 80_000],
    [9 * 24, 50, 40_000],
    [2 * 24, 0, 0],
  ])(
    "with %d hours to go is %i %%, %i kuruş, and no other amount is paid out",
    async (hours, percent, refund) => {
      const held = await paidTrip(world);
      await startIn(held.reservationId, hours);
      expect((await look(held)).body).toMatchObject({ percent, refund });
      expect((await cancel(held)).body).toEqual({ status: "reservation_cancelled", refund, currency: "TRY" });
      const paidOut = refund ? [{ amount: refund, state: expect.any(String) }] : [];
      expect(await refundsOf(held.reservationId)).toEqual(paidOut);
    },
  );

  test("is nothing before payment, and has no steps", async () => {
    expect((await look(await hold(world))).body).toMatchObject({ paid: 0, refund: 0, percent: 0, steps: [] });
  });
});

describe("cancelling", () => {
  test("needs a reason", async () => {
    const held = await hold(world);
    for (const reason of [undefined, "", "  ", "a", "x".repeat(501), 7, null]) {
      const { status, body } = await cancel(held, { reason });
      expect([reason, status, body.error]).toEqual([reason, 422, "invalid_input"]);
    }
    expect(await statusOf(held.reservationId)).toBe("request_created_payment_pending");
  });

  test("before payment withdraws the hold and frees the boat", async () => {
    const held = await hold(world);
    expect((await cancel(held)).body).toMatchObject({ status: "request_cancelled", refund: 0 });
    expect(await hold(world, held.boatId)).toBeTruthy();
  });

  test("withdraws a request that the owner has not answered", async () => {
    const customer = await makeCustomer();
    const boatId = await makeBoat(world, { fastApp: false });
    const created = await createReservation(orderOf(world, boatId, customer.id), new Date());
    if (!created.ok) throw new Error(created.code);
    const held = { customer, boatId, reservationId: created.value.id };
    expect((await cancel(held)).body.status).toBe("request_cancelled");
  });

  test("twenty times at once has one effect, and every call gets the same response", async () => {
    const held = await paidTrip(world);
    const answers = await allAtOnce(times(20, () => cancel(held)));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        200,
        { status: "reservation_cancelled", refund: 80_000, currency: "TRY" },
      ]);
    }
    expect((await transitions(held.reservationId)).filter((event) => event === "cancel")).toHaveLength(1);
    expect(await refundsOf(held.reservationId)).toHaveLength(1);
  });

  test("is refused when the refund is no longer what the customer saw, and then works with the new one", async () => {
    const held = await paidTrip(world);
    await startIn(held.reservationId, 5 * 24);
    const stale = await cancel(held, { reason: "Hava", expected_refund: 80_000 });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { error: "refund_changed", details: { refund: 40_000 } },
    ]);
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
    expect((await cancel(held, { reason: "Hava", expected_refund: 40_000 })).status).toBe(200);
  });

  test("ends with the start of the trip, with the deadline of a hold, and with a trip that is over", async () => {
    const started = await paidTrip(world);
    await startIn(started.reservationId, -1);
    const expired = await hold(world);
    await letExpire(expired.reservationId);
    const over = await paidTrip(world);
    await letComplete(over.reservationId);
    for (const held of [started, expired, over]) {
      for (const answer of [await look(held), await cancel(held)]) {
        expect([answer.status, answer.body.error]).toEqual([409, "transition_not_allowed"]);
      }
    }
  });

  test("a customer cannot cancel again what the operator cancelled", async () => {
    const held = await paidTrip(world);
    const cancellation = { reservationId: held.reservationId, by: STAFF, reason: "Fırtına" };
    await cancelReservation({ ...cancellation, cause: "weather" }, new Date());
    expect((await cancel(held)).status).toBe(409);
  });

  test("is allowed only to the customer who booked: others find nothing and change nothing", async () => {
    const held = await paidTrip(world);
    const stranger = { ...held, customer: await makeCustomer() };
    for (const answer of [await look(stranger), await cancel(stranger)]) expect(answer.status).toBe(404);
    const nobody = { ...held, customer: { id: "", token: "" } };
    for (const answer of [await look(nobody), await cancel(nobody)]) expect(answer.status).toBe(401);
    expect(await statusOf(held.reservationId)).toBe("reservation_created");
  });
});

describe("the money on its way back", () => {
  test("is never more than what is left of the payment, whatever went back before", async () => {
    const held = await paidTrip(world);
    const { rows } = await getPool().query("select id from payments where reservation_id = $1", [
      held.reservationId,
    ]);
    await inTransaction((tx) => refundPayment(tx, rows[0].id, 70_000, "operator", new Date()));
    expect((await look(held)).body).toMatchObject({ paid: 80_000, refund: 10_000 });
    expect((await cancel(held)).body.refund).toBe(10_000);
    expect(await refundsOf(held.reservationId)).toMatchObject([{ amount: 70_000 }, { amount: 10_000 }]);
  });

  test("is followed on the reservation until the provider has returned it", async () => {
    const held = await paidTrip(world);
    expect((await sendRequest(detailEndpoint, held)).body.refunds).toEqual([]);
    await cancel(held);
    const before = (await sendRequest(detailEndpoint, held)).body.refunds;
    expect(before).toMatchObject([{ amount: 80_000, currency: "TRY", done_at: null }]);
    await runJobs();
    const after = (await sendRequest(detailEndpoint, held)).body.refunds;
    expect(after).toMatchObject([{ amount: 80_000, state: "done", done_at: expect.any(String) }]);
  });
});
