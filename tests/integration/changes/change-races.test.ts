import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { customerOf } from "@/lib/domain/shared/actor";
import { acceptChange } from "@/lib/server/booking/changes/answer-change";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { getPool } from "@/lib/server/platform/db/pool";
import { checkHistory } from "@/tests/bench/reservations/check-history";
import { newHistory } from "@/tests/bench/reservations/history";
import { OWNER, STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, orderOf, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { openDifference, startChange, tripOf, withdrawChange } from "@/tests/fixtures/bookings/changed-trip";
import { type Held, transitions } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { CARDS, payByCard, returnToShop, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();

const RUNS = 5;
const NEW_TRIP = { daysAhead: 31, hours: 4 };
const cancel = ({ reservationId, customer }: Held) =>
  cancelReservation(
    { reservationId, by: customerOf(customer.id), reason: "Plan", cause: "customer" },
    new Date(),
  );
const cancelAsOwner = ({ reservationId }: Held) =>
  cancelReservation({ reservationId, by: STAFF, reason: "Motor", cause: "owner" }, new Date());

/** No trip and boat's time contradict each other, whatever came first. */
async function expectWhole(): Promise<void> {
  const ledger = await mkdtemp(join(tmpdir(), "no-ledger-"));
  const problems = await checkHistory(newHistory(), ledger);
  await rm(ledger, { recursive: true });
  const own = ["double booking", "trip and", "a change that", "changes and", "status and"];
  expect(problems.filter((problem) => own.some((name) => problem.startsWith(name)))).toEqual([]);
}

test("one of several changes of one trip at once is made, and the others find it open or made", async () => {
  const held = await paidTrip(world);
  const amounts = { expected_total: 600_000, expected_payment: 40_000 };
  const answers = await allAtOnce(
    times(8, (key) => startChange(held, { daysAhead: 31, hours: 6 }, amounts, key)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const errors = answers.flatMap(({ body }) => body.error ?? []);
  expect(new Set(errors)).toEqual(new Set(["change_pending"]));
  await expectWhole();
});

test("of two trips that want the same free time one gets it", async () => {
  const boatId = await makeBoat(world);
  const one = await paidTrip(world, boatId);
  const other = await makeCustomer();
  const order = orderOf(world, boatId, other.id, { daysAhead: 40 });
  for (let run = 0; run < RUNS; run++) {
    const day = { daysAhead: 41 + run };
    const rival = { ...order, userId: (await makeCustomer()).id, ...bookedOn(order, day.daysAhead) };
    const [moved, booked] = await allAtOnce([
      (key) => startChange(one, day, {}, key),
      () => createReservation(rival, new Date()),
    ]);
    expect([moved.status === 201, booked.ok].filter(Boolean)).toHaveLength(1);
    await expectWhole();
  }
});

function bookedOn(order: ReturnType<typeof orderOf>, daysAhead: number) {
  return {
    request: { ...order.request, startsAt: tripTime(daysAhead, 10), endsAt: tripTime(daysAhead, 14) },
  };
}

test.each([
  ["the customer's cancellation", cancel],
  ["the owner's cancellation", cancelAsOwner],
])("a change and %s at once end in one of both orders, never in half of one", async (_, end) => {
  for (let run = 0; run < RUNS; run++) {
    const held = await paidTrip(world);
    const [moved, cancelled] = await allAtOnce([
      (key) => startChange(held, NEW_TRIP, {}, key),
      () => end(held),
    ]);
    expect(cancelled.ok).toBe(true);
    expect([201, 409]).toContain(moved.status);
    expect(await tripOf(held.reservationId)).toMatchObject({ status: "reservation_cancelled", taken: null });
    const { rows } = await getPool().query(
      `select sum(f.amount_minor)::int as back from refunds f join payments p on p.id = f.payment_id
       where p.reservation_id = $1`,
      [held.reservationId],
    );
    expect(rows).toEqual([{ back: 80_000 }]);
    await expectWhole();
  }
});

test("a change that is paid and withdrawn at once is made and paid, or withdrawn and refunded", async () => {
  for (let run = 0; run < RUNS; run++) {
    const held = await paidTrip(world);
    const { changeId, pageUrl } = await openDifference(held, { daysAhead: 31, hours: 6 });
    const fields = await payByCard(pageUrl, CARDS.success);
    const [, gone] = await allAtOnce([() => returnToShop(fields), () => withdrawChange(held, changeId)]);
    const { rows } = await getPool().query(
      `select c.status, p.state from reservation_changes c join payments p on p.change_id = c.id where c.id = $1`,
      [changeId],
    );
    expect(rows).toEqual(
      gone.status === 204
        ? [{ status: "withdrawn", state: "paid_too_late" }]
        : [{ status: "made", state: "paid" }],
    );
    expect((await tripOf(held.reservationId)).total).toBe(gone.status === 204 ? 400_000 : 600_000);
    await expectWhole();
  }
});

test("a callback that comes twenty times makes a change once", async () => {
  const held = await paidTrip(world);
  const { pageUrl } = await openDifference(held, { daysAhead: 31, hours: 6 });
  const fields = await payByCard(pageUrl, CARDS.success);
  await allAtOnce(times(20, () => returnToShop(fields)));
  expect(await transitions(held.reservationId)).toEqual(["create", "pay", "change"]);
});

test("of an acceptance by the owner and a withdrawal by the customer at once only one counts", async () => {
  for (let run = 0; run < RUNS; run++) {
    const held = await paidTrip(world);
    await getPool().query("update boats set fast_app = false where id = $1", [held.boatId]);
    const changeId = String((await startChange(held, NEW_TRIP)).body.id);
    const [accepted, gone] = await allAtOnce([
      () => acceptChange(held.reservationId, OWNER, new Date()),
      () => withdrawChange(held, changeId),
    ]);
    expect([accepted.ok, gone.status === 204].filter(Boolean)).toHaveLength(1);
    expect((await tripOf(held.reservationId)).starts).toBe(tripTime(accepted.ok ? 31 : 30, 10));
    await expectWhole();
  }
});
