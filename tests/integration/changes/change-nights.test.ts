import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat, makeCustomer, orderOf, tripTime } from "@/tests/fixtures/bookings/booking-world";
import {
  changeOf,
  openDifference,
  quoteChange,
  refundsOf,
  startChange,
  tripOf,
} from "@/tests/fixtures/bookings/changed-trip";
import { type Held, one, openPage } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { CARDS, payByCard, returnToShop, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();

const NIGHT_MINOR = 900_000;

function orderNights(boatId: number, userId: string, daysAhead: number, nights: number) {
  const order = orderOf(world, boatId, userId);
  const [startsAt, endsAt] = [tripTime(daysAhead, 0), tripTime(daysAhead + nights, 0)];
  const request = { ...order.request, rentType: "daily" as const, startsAt, endsAt };
  return { ...order, request, expectedTotalMinor: nights * NIGHT_MINOR };
}

/** A new customer's paid trip of two nights, thirty days ahead, on a boat with four berths. */
async function paidNights(): Promise<Held> {
  const boatId = await makeBoat(world, { sleepingCapacity: 4 });
  await getPool().query("insert into rates (boat_id, kind, price_minor) values ($1, 'daily', $2)", [
    boatId,
    NIGHT_MINOR,
  ]);
  const customer = await makeCustomer();
  const created = await createReservation(orderNights(boatId, customer.id, 30, 2), new Date());
  if (!created.ok) throw new Error(created.code);
  const held = { customer, boatId, reservationId: created.value.id };
  await returnToShop(await payByCard((await openPage(held)).pageUrl, CARDS.success));
  return held;
}

/** The nights that the boat is taken, as the first and the last day of each part. */
const takenDays = ({ boatId }: Held) =>
  one<{ days: string }>(
    `select string_agg(to_char(lower(period) at time zone 'Europe/Istanbul', 'YYYY-MM-DD') || ' ' || kind || ' ' ||
       to_char(upper(period) at time zone 'Europe/Istanbul', 'YYYY-MM-DD'), ', ' order by period) as days
     from boat_occupancies where boat_id = $1`,
    String(boatId),
  );

const day = (daysAhead: number) => tripTime(daysAhead, 0).slice(0, 10);

test("a trip of two nights moves by a night into its own time, and frees the first one", async () => {
  const held = await paidNights();
  expect((await startChange(held, { daysAhead: 31, nights: 2 })).body).toMatchObject({
    status: "made",
    payment: 0,
    refund: 0,
  });
  expect(await takenDays(held)).toEqual({ days: `${day(31)} reservation ${day(33)}` });
  const next = await makeCustomer();
  const freed = await createReservation(orderNights(held.boatId, next.id, 30, 1), new Date());
  expect(freed.ok).toBe(true);
});

test("a third night is held beside the two, and belongs to the trip once its price is paid", async () => {
  const held = await paidNights();
  const { changeId, pageUrl } = await openDifference(held, { nights: 3 });
  const [, hold] = (await takenDays(held)).days.split(", ");
  expect(hold).toBe(`${day(32)} hold ${day(33)}`);
  const rival = await makeCustomer();
  const wanted = orderNights(held.boatId, rival.id, 32, 1);
  expect(await createReservation(wanted, new Date())).toMatchObject({ ok: false, code: "slot_taken" });
  await returnToShop(await payByCard(pageUrl, CARDS.success));
  expect((await changeOf(changeId)).status).toBe("made");
  expect(await takenDays(held)).toEqual({ days: `${day(30)} reservation ${day(33)}` });
  expect(await tripOf(held.reservationId)).toMatchObject({ total: 2_700_000, prepayment: 540_000 });
});

test("a trip with one night less gets the pre-payment of that night back", async () => {
  const held = await paidNights();
  expect((await startChange(held, { nights: 1 })).body).toMatchObject({ status: "made", refund: 180_000 });
  expect(await refundsOf(held.reservationId)).toEqual([
    { amount: 180_000, reason: "trip_changed", difference: false },
  ]);
  expect(await takenDays(held)).toEqual({ days: `${day(30)} reservation ${day(31)}` });
});

test("refuses more guests than berths, and nights of another trip, with the nearest free ones", async () => {
  const held = await paidNights();
  expect((await quoteChange(held, { nights: 2, persons: 5 })).body.error).toBe("over_capacity");
  const neighbour = await makeCustomer();
  expect((await createReservation(orderNights(held.boatId, neighbour.id, 35, 2), new Date())).ok).toBe(true);
  const quoted = await quoteChange(held, { daysAhead: 34, nights: 2 });
  expect(quoted.body.available).toBe(false);
  expect(quoted.body.nearest_free_times).not.toEqual([]);
  const refused = await startChange(held, { daysAhead: 34, nights: 2 });
  expect([refused.status, refused.body.error]).toEqual([409, "slot_taken"]);
  expect((await tripOf(held.reservationId)).starts.slice(0, 10)).toBe(day(30));
});
