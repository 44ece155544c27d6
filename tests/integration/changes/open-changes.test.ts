import { randomUUID } from "node:crypto";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { makeCustomer, orderOf, tripTime } from "@/tests/fixtures/bookings/booking-world";
import {
  cancel,
  changeOf,
  detailOf,
  letChangeExpire,
  openDifference,
  quoteChange,
  refundsOf,
  startChange,
  tripOf,
  withdrawChange,
} from "@/tests/fixtures/bookings/changed-trip";
import { hold, paymentOf } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { CARDS, payByCard, returnToShop, startPaying, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();

const trip = () => paidTrip(world);

describe("a change is refused, and the trip stays as it is,", () => {
  test.each<[string, Parameters<typeof quoteChange>[1], string]>([
    ["to its own time", {}, "change_same"],
    ["below the shortest trip", { hours: 1 }, "below_min_hours"],
    ["outside the boat's hours", { fromHour: 4 }, "outside_service_hours"],
    ["into the past", { daysAhead: -1 }, "in_the_past"],
  ])("%s", async (_, newTrip, code) => {
    const held = await trip();
    expect((await quoteChange(held, newTrip)).body.error).toBe(code);
    expect((await startChange(held, newTrip)).body.error).toBe(code);
    expect(await tripOf(held.reservationId)).toMatchObject({ starts: tripTime(30, 10), held: 0 });
  });

  test("into hours that another trip has, with the nearest free ones, its own among them", async () => {
    const held = await trip();
    const other = await makeCustomer();
    const order = orderOf(world, held.boatId, other.id, { fromHour: 16 });
    expect((await createReservation(order, new Date())).ok).toBe(true);
    const { body } = await quoteChange(held, { fromHour: 12 });
    expect(body).toMatchObject({ available: false });
    expect(body.nearest_free_times).toEqual(expect.arrayContaining([tripTime(30, 11), tripTime(30, 10)]));
    const started = await startChange(held, { fromHour: 12 });
    expect([started.status, started.body.error]).toEqual([409, "slot_taken"]);
  });

  test("at another price than the customer saw, whichever amount it is", async () => {
    const held = await trip();
    for (const seen of [{ expected_total: 1 }, { expected_payment: 1 }, { expected_refund: 1 }]) {
      const { status, body } = await startChange(held, { hours: 6 }, seen);
      expect([status, body.error]).toEqual([409, "price_changed"]);
    }
    expect((await tripOf(held.reservationId)).held).toBe(0);
  });

  test("before it is paid", async () => {
    const held = await hold(world);
    expect((await quoteChange(held, { daysAhead: 31 })).body.error).toBe("transition_not_allowed");
  });

  test("while another one is open", async () => {
    const held = await trip();
    await startChange(held, { hours: 6 });
    expect((await quoteChange(held, { daysAhead: 31 })).body.error).toBe("change_pending");
    expect((await startChange(held, { daysAhead: 31 })).body.error).toBe("change_pending");
  });
});

describe("an open change", () => {
  test("is started once for one Idempotency-Key", async () => {
    const held = await trip();
    const key = randomUUID();
    const first = await startChange(held, { hours: 6 }, {}, key);
    // Its quote is refused by now, so that the same amounts are sent again.
    const amounts = { expected_total: 600_000, expected_payment: 40_000, expected_refund: 0 };
    const again = await startChange(held, { hours: 6 }, amounts, key);
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });

  test("ends when its customer withdraws it, however often; its time is free and the trip unchanged", async () => {
    const held = await trip();
    const { body } = await startChange(held, { daysAhead: 31, hours: 6 });
    const id = String(body.id);
    expect((await withdrawChange(held, id)).status).toBe(204);
    expect((await withdrawChange(held, id)).status).toBe(204);
    expect(await changeOf(id)).toMatchObject({ status: "withdrawn", expires_at: null });
    expect(await tripOf(held.reservationId)).toMatchObject({
      starts: tripTime(30, 10),
      taken: "10–15",
      held: 0,
    });
    expect((await startPaying(held.customer, { change: id })).body.error).toBe("not_payable");
  });

  test("ends unpaid at its deadline for everybody, even before its job has run", async () => {
    const held = await trip();
    const { body } = await startChange(held, { daysAhead: 31, hours: 6 });
    await letChangeExpire(String(body.id));
    expect((await detailOf(held)).body.changes).toMatchObject([{ status: "expired", expires_at: null }]);
    const rival = await makeCustomer();
    const order = orderOf(world, held.boatId, rival.id, { daysAhead: 31 });
    expect(await createReservation(order, new Date())).toMatchObject({ ok: true });
    expect(await changeOf(String(body.id))).toMatchObject({ status: "expired" });
    expect((await startChange(held, { daysAhead: 32 })).body.status).toBe("made");
  });

  test.each(["withdrawn", "expired"])("that is %s gives the money back that comes for it", async (end) => {
    const held = await trip();
    const { changeId, paymentId, pageUrl } = await openDifference(held, { daysAhead: 31, hours: 6 });
    const fields = await payByCard(pageUrl, CARDS.success);
    if (end === "withdrawn") await withdrawChange(held, changeId);
    else {
      await letChangeExpire(changeId);
      await startChange(held, { daysAhead: 32 });
    }
    await returnToShop(fields);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid_too_late" });
    const [back] = await refundsOf(held.reservationId);
    expect(back).toMatchObject({ amount: 40_000, difference: true });
    expect((await tripOf(held.reservationId)).total).toBe(400_000);
    // The money that went back is none of the trip's.
    expect((await cancel(held)).body.refund).toBe(80_000);
  });

  test("that is paid after its deadline, before it was ended, is made", async () => {
    const held = await trip();
    const { changeId, pageUrl } = await openDifference(held, { daysAhead: 31, hours: 6 });
    const fields = await payByCard(pageUrl, CARDS.success);
    await letChangeExpire(changeId);
    await returnToShop(fields);
    expect(await changeOf(changeId)).toMatchObject({ status: "made" });
  });

  test("ends when the trip is cancelled, and its time is free", async () => {
    const held = await trip();
    const { body } = await startChange(held, { daysAhead: 31, hours: 6 });
    expect((await cancel(held)).body.refund).toBe(80_000);
    expect(await changeOf(String(body.id))).toMatchObject({ status: "withdrawn" });
    expect(await tripOf(held.reservationId)).toMatchObject({ status: "reservation_cancelled", taken: null });
  });
});
