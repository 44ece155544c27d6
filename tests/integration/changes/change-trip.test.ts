import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat, makeCustomer, orderOf, tripTime } from "@/tests/fixtures/bookings/booking-world";
import {
  cancel,
  changeOf,
  detailOf,
  openDifference,
  quoteChange,
  refundsOf,
  startChange,
  tripOf,
} from "@/tests/fixtures/bookings/changed-trip";
import { type Held, paymentOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { CARDS, payByCard, returnToShop, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
const world = testWorld();

const trip = () => paidTrip(world);

/** Moves the trip and its occupancy to this many days from now, as if time had passed. */
async function startInDays({ reservationId }: Held, days: number): Promise<void> {
  const start = `date_trunc('day', now()) + make_interval(days => ${days}, hours => 12)`;
  await getPool().query(
    `update boat_occupancies set period = tstzrange(${start}, ${start} + interval '5 hours') where reservation_id = $1`,
    [reservationId],
  );
  await getPool().query(
    `update reservations set starts_at = ${start}, ends_at = ${start} + interval '4 hours',
       policy_starts_at = case when policy_starts_at is not null then ${start} end where id = $1`,
    [reservationId],
  );
}

describe("an instant boat's paid trip", () => {
  test("is moved at once where the price stays, and keeps its number, payment and place in the calendar", async () => {
    const held = await trip();
    const { status, body } = await startChange(held, { daysAhead: 33, fromHour: 12 });
    expect([status, body.status, body.payment, body.refund]).toEqual([201, "made", 0, 0]);
    expect(await tripOf(held.reservationId)).toMatchObject({
      status: "reservation_created",
      starts: tripTime(33, 12),
      total: 400_000,
      taken: "12–17",
      held: 0,
    });
    expect(await transitions(held.reservationId)).toEqual(["create", "pay", "change"]);
    expect(await refundsOf(held.reservationId)).toEqual([]);
  });

  test.each([
    [{ fromHour: 11 }, "11–16"],
    [{ fromHour: 8 }, "08–13"],
    [{ fromHour: 11, hours: 2 }, "11–14"],
    [{ fromHour: 9, hours: 6 }, null],
  ])("may be moved into hours that overlap its own: %j", async (newTrip, taken) => {
    const held = await trip();
    const { status, body } = await startChange(held, newTrip);
    expect(status).toBe(201);
    if (taken) expect((await tripOf(held.reservationId)).taken).toBe(taken);
    else {
      // A longer one is paid first: then only what is new is held, before and after the trip's own time.
      expect(body.status).toBe("payment_pending");
      expect(await tripOf(held.reservationId)).toMatchObject({ taken: "09–10 10–15 15–16", held: 2 });
    }
  });

  test("may take more guests, but not more than the boat carries", async () => {
    const held = await trip();
    expect((await startChange(held, { persons: 9 })).body.status).toBe("made");
    expect((await tripOf(held.reservationId)).persons).toBe(9);
    expect((await quoteChange(held, { persons: 13 })).body.error).toBe("over_capacity");
  });

  test("becomes a more expensive one when the difference is paid; until then the old one is valid and the new time is held", async () => {
    const held = await trip();
    const { changeId, paymentId, pageUrl } = await openDifference(held, { daysAhead: 31, hours: 6 });
    expect(await tripOf(held.reservationId)).toMatchObject({
      starts: tripTime(30, 10),
      total: 400_000,
      held: 1,
    });
    const rival = await makeCustomer();
    const order = orderOf(world, held.boatId, rival.id, { daysAhead: 31 });
    expect((await createReservation(order, new Date())).ok).toBe(false);

    expect((await returnToShop(await payByCard(pageUrl, CARDS.success))).status).toBe(303);
    expect(await paymentOf(paymentId)).toMatchObject({ state: "paid" });
    expect(await changeOf(changeId)).toMatchObject({ status: "made" });
    expect(await tripOf(held.reservationId)).toMatchObject({
      starts: tripTime(31, 10),
      total: 600_000,
      prepayment: 120_000,
      remaining: 480_000,
      taken: "10–17",
      held: 0,
    });
  });

  test("becomes a cheaper one with the difference on its way back, and gives it back once", async () => {
    const held = await trip();
    const { body } = await startChange(held, { hours: 2 });
    expect([body.status, body.refund]).toEqual(["made", 40_000]);
    expect(await refundsOf(held.reservationId)).toEqual([
      { amount: 40_000, reason: "trip_changed", difference: false },
    ]);
    // What is paid for the trip now is the smaller sum, of which the policy speaks from here on.
    expect((await cancel(held)).body).toMatchObject({ status: "reservation_cancelled", refund: 40_000 });
    expect((await refundsOf(held.reservationId)).map(({ amount }) => amount)).toEqual([40_000, 40_000]);
  });

  test("gives a cancellation's refund back over both payments", async () => {
    const held = await trip();
    const { pageUrl } = await openDifference(held, { hours: 6 });
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    expect((await cancel(held)).body).toMatchObject({ status: "reservation_cancelled", refund: 120_000 });
    expect(await refundsOf(held.reservationId)).toEqual([
      { amount: 40_000, reason: "cancelled_by_customer", difference: true },
      { amount: 80_000, reason: "cancelled_by_customer", difference: false },
    ]);
  });

  test("keeps the accepted contracts of the changed trip, with and without a payment", async () => {
    const held = await trip();
    await startChange(held, { daysAhead: 35 });
    const { pageUrl } = await openDifference(held, { daysAhead: 36, hours: 5 });
    await returnToShop(await payByCard(pageUrl, CARDS.success));
    const { rows } = await getPool().query(
      `select a.change_id is not null as by_click, count(*)::int as texts from contract_acceptances a
       left join payments p on p.id = a.payment_id
       left join reservation_changes c on c.id = a.change_id
       where coalesce(p.reservation_id, c.reservation_id) = $1 group by 1 order by 1`,
      [held.reservationId],
    );
    expect(rows).toEqual([
      { by_click: false, texts: 4 },
      { by_click: true, texts: 2 },
    ]);
  });

  test("is mailed to its customer as a change, with both times", async () => {
    const held = await trip();
    await startChange(held, { daysAhead: 34 });
    const { changes, history } = (await detailOf(held)).body as unknown as {
      changes: { status: string; from: object; to: object }[];
      history: { event: string }[];
    };
    expect(changes).toMatchObject([
      { status: "made", from: { start_date: tripTime(30, 10) }, to: { start_date: tripTime(34, 10) } },
    ]);
    expect(history.at(-1)?.event).toBe("change");
  });

  test("is mailed with its hours and guests before and after, and frees time only where none is shared", async () => {
    const held = await trip();
    const toOwner = async (changeId: unknown) => {
      await runJobs();
      const mails = await outbox.read();
      return mails.find(({ file }) => file.includes(`-changed-owner-${String(changeId).slice(0, 8)}`))?.text;
    };
    const longer = await toOwner((await startChange(held, { fromHour: 11, persons: 6 })).body.id);
    expect(longer).toMatch(/ zamanı: .*, 11:00–15:00 \(6 kişi\) \(önceki: .*, 10:00–14:00 \(4 kişi\)\)/);
    expect(longer).not.toContain("yeniden müsait");
    const moved = await toOwner((await startChange(held, { daysAhead: 33, persons: 6 })).body.id);
    expect(moved).toMatch(
      / zamanı: .*, 10:00–14:00 \(önceki: .*, 11:00–15:00\)\. Eski saatler yeniden müsait\./,
    );
  });

  test("becomes coming when it is moved near its start, and is no longer coming when it is moved away", async () => {
    const held = await paidTrip(world, await makeBoat(world, { cancellationPolicy: "flexible" }));
    await startChange(held, { daysAhead: 2 });
    expect((await tripOf(held.reservationId)).status).toBe("reservation_coming");
    await startChange(held, { daysAhead: 20 });
    expect((await tripOf(held.reservationId)).status).toBe("reservation_created");
    expect(await transitions(held.reservationId)).toEqual(["create", "pay", "change", "come", "change"]);
  });
});

describe("the policy decides what a change costs", () => {
  test("while only a part would come back: more is paid, less is credited on board, and no later date gives more back", async () => {
    const held = await trip();
    await startInDays(held, 5);
    const dearer = await quoteChange(held, { daysAhead: 40, hours: 6 });
    expect(dearer.body).toMatchObject({ percent: 50, payment: 40_000, refund: 0 });
    const cheaper = await quoteChange(held, { daysAhead: 40, hours: 2 });
    expect(cheaper.body).toMatchObject({
      percent: 50,
      payment: 0,
      refund: 0,
      prepayment: 80_000,
      remaining: 120_000,
    });
    expect((await startChange(held, { daysAhead: 40, hours: 2 })).body.status).toBe("made");
    // Forty days ahead a cancellation would be free; the policy goes on counting from the day five days ahead.
    expect((await cancel(held)).body.refund).toBe(40_000);
  });

  test("a free change lets the policy count from the new start", async () => {
    const held = await trip();
    expect((await startChange(held, { daysAhead: 5 })).body.status).toBe("made");
    expect((await cancel(held)).body.refund).toBe(40_000);
  });

  test("half of what is still paid comes back of a trip that became cheaper for free", async () => {
    const held = await trip();
    expect((await startChange(held, { hours: 2 })).body.refund).toBe(40_000);
    await startInDays(held, 5);
    expect((await cancel(held)).body.refund).toBe(20_000);
    expect((await refundsOf(held.reservationId)).map(({ amount }) => amount)).toEqual([40_000, 20_000]);
  });

  test("once nothing would come back a trip cannot be changed", async () => {
    const held = await trip();
    await startInDays(held, 1);
    expect((await quoteChange(held, { daysAhead: 40 })).body.error).toBe("change_closed");
    expect((await startChange(held, { daysAhead: 40 })).body.error).toBe("change_closed");
  });

  test("a trip cheaper than what is paid is refused while only a part would come back", async () => {
    const held = await paidTrip(world, await makeBoat(world, { prepaymentPercent: 100 }));
    await startInDays(held, 5);
    expect((await quoteChange(held, { daysAhead: 40, hours: 2 })).body.error).toBe("change_below_paid");
  });
});
