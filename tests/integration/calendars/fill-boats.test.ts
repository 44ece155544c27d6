import { addDays, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { blockBoats, freeBoats } from "@/lib/server/booking/blocks/block-boats";
import { takeBoatsOut } from "@/lib/server/booking/blocks/take-boats-out";
import { expireReservation } from "@/lib/server/booking/lifecycle/expire-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { removeFeed, replaceFile, settleConflict } from "@/lib/server/catalogue/calendars/change-feed";
import { countCalendarConflicts, listCalendarConflicts } from "@/lib/server/operator/list-calendars";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { hold, letExpire } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { importedOf, uploaded } from "@/tests/fixtures/calendars/boat-feeds";
import { calendarText } from "@/tests/fixtures/calendars/calendar-text";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
testOutbox();
const world = testWorld();

/** The trips of the fixtures are thirty days ahead, from 10:00 to 14:00, with an hour of turnaround. */
const DAY = addDays(tripDayOf(new Date()), 30);
const at = (hour: number) => toInstant(atHour(DAY, hour));
const hours = (from: number, until: number): Period => ({ startsAt: at(from), endsAt: at(until) });
const replace = (feedId: string, ...periods: Period[]) =>
  replaceFile({ feedId, text: calendarText(periods) }, STAFF, new Date());

/** Full days of the boat that somebody waits for. */
async function waitFor(boatId: number): Promise<void> {
  const { id } = await makeCustomer();
  await getPool().query(
    `insert into waiting_list_entries (user_id, boat_id, day, kind, person_count) values ($1, $2, $3, 'hourly', 2)`,
    [id, boatId, DAY],
  );
}

async function turnsOf(boatId: number): Promise<number> {
  const { rows } = await getPool().query<{ count: number }>(
    `select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'give_waiting_turn' and (j.payload->>'boatId')::int = $1`,
    [boatId],
  );
  return rows[0]?.count ?? 0;
}

test("a boat is blocked for what any of its calendars takes, once", async () => {
  const boat = await makeBoat(world);
  const first = await uploaded(boat, hours(8, 12), hours(20, 22));
  await uploaded(boat, hours(10, 14));
  expect(await importedOf(boat)).toEqual([hours(8, 12), hours(12, 14), hours(20, 22)]);
  expect((await replace(first)).ok).toBe(true);
  expect(await importedOf(boat)).toEqual([hours(10, 14)]);
});

test("what is sold is not blocked, and stays sold: a conflict with its number, until somebody settles it", async () => {
  const { boatId, reservationId } = await paidTrip(world);
  const feed = await uploaded(boatId, hours(8, 24));
  expect(await importedOf(boatId)).toEqual([hours(8, 10), hours(15, 24)]);
  const now = new Date();
  const [conflict, ...others] = (await listCalendarConflicts(now)).filter(({ feedId }) => feedId === feed);
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({
    ...hours(8, 24),
    calendar: "Airbnb",
    saleStartsAt: at(10),
    saleEndsAt: at(14),
  });
  const before = await countCalendarConflicts(now);
  const settled = await settleConflict({ feedId: feed, ...hours(8, 24) }, STAFF, now);
  expect(settled.ok).toBe(true);
  expect(await countCalendarConflicts(now)).toBe(before - 1);
  await replace(feed, hours(8, 24), hours(30, 32));
  expect(await countCalendarConflicts(now)).toBe(before - 1);
  await replace(feed, hours(9, 24));
  expect(await countCalendarConflicts(now)).toBe(before);
  const { rows } = await getPool().query("select status from reservations where id = $1", [reservationId]);
  expect(rows).toEqual([{ status: "reservation_created" }]);
});

test("an event in the turnaround after a trip is no conflict", async () => {
  const { boatId } = await paidTrip(world);
  const feed = await uploaded(boatId, hours(14, 20));
  expect(await importedOf(boatId)).toEqual([hours(15, 20)]);
  expect((await listCalendarConflicts(new Date())).filter(({ feedId }) => feedId === feed)).toEqual([]);
});

test("what a cancelled trip frees goes to the calendar that wants it, before anybody can book it", async () => {
  const { boatId, reservationId } = await paidTrip(world);
  await uploaded(boatId, hours(8, 24));
  const cancelled = await cancelReservation(
    { reservationId, by: STAFF, cause: "owner", reason: "Motor" },
    new Date(),
  );
  expect(cancelled.ok).toBe(true);
  expect(await importedOf(boatId)).toEqual([hours(8, 24)]);
  const customer = await makeCustomer();
  expect(await createReservation(orderOf(world, boatId, customer.id), new Date())).toMatchObject({
    ok: false,
  });
});

test("a hold that ends unpaid gives its time to the calendar that wants it", async () => {
  const { boatId, reservationId } = await hold(world);
  await uploaded(boatId, hours(12, 20));
  expect(await importedOf(boatId)).toEqual([hours(15, 20)]);
  await letExpire(reservationId);
  await expireReservation(reservationId, new Date());
  expect(await importedOf(boatId)).toEqual([hours(12, 20)]);
});

test("people's blocks take the time over, so that it stays blocked when the calendar gives it back", async () => {
  const boat = await makeBoat(world);
  const feed = await uploaded(boat, hours(8, 20));
  const block = { boatIds: [boat], ...hours(10, 12), note: "Bakım" };
  expect((await blockBoats(block, STAFF, new Date())).ok).toBe(true);
  expect(await importedOf(boat)).toEqual([hours(8, 10), hours(12, 20)]);
  const out = { boatIds: [boat], ...hours(14, 16), reason: "Motor" };
  expect((await takeBoatsOut(out, STAFF, new Date())).ok).toBe(true);
  await replace(feed);
  expect(await importedOf(boat)).toEqual([]);
  const again = await createReservation(orderOf(world, boat, (await makeCustomer()).id), new Date());
  expect(again).toMatchObject({ ok: false });
});

test("people cannot free what a calendar blocks, and are told why; their own blocks they can", async () => {
  const boat = await makeBoat(world);
  await uploaded(boat, hours(8, 20));
  const free = () => freeBoats({ boatIds: [boat], ...hours(0, 24) }, STAFF, new Date());
  expect(await free()).toMatchObject({ code: "blocked_by_calendar" });
  await blockBoats({ boatIds: [boat], ...hours(10, 12), note: null }, STAFF, new Date());
  expect((await free()).ok).toBe(true);
  expect(await importedOf(boat)).toEqual([hours(8, 20)]);
});

test("those who wait are notified of time that a calendar gives back, and of no other", async () => {
  const boat = await makeBoat(world);
  await waitFor(boat);
  const feed = await uploaded(boat, hours(8, 20));
  expect(await turnsOf(boat)).toBe(0);
  await replace(feed, hours(8, 20), hours(22, 23));
  expect(await turnsOf(boat)).toBe(0);
  await replace(feed, hours(8, 14), hours(22, 23));
  expect(await turnsOf(boat)).toBe(1);
});

test("the same file once more writes nothing: its blocks are the same rows", async () => {
  const boat = await makeBoat(world);
  const feed = await uploaded(boat, hours(8, 12), hours(14, 16));
  const idsOf = async () =>
    (await getPool().query("select id from boat_occupancies where boat_id = $1 order by id", [boat])).rows;
  const before = await idsOf();
  await replace(feed, hours(14, 16), hours(8, 12));
  expect(await idsOf()).toEqual(before);
});

test("with a calendar go its blocks, and another one takes what it wants of them", async () => {
  const boat = await makeBoat(world);
  const first = await uploaded(boat, hours(8, 12));
  await uploaded(boat, hours(10, 14));
  expect((await removeFeed(first, STAFF, new Date())).ok).toBe(true);
  expect(await importedOf(boat)).toEqual([hours(10, 14)]);
  expect(await removeFeed(first, STAFF, new Date())).toMatchObject({ code: "not_found" });
});

test("no title and no description of an event is kept", async () => {
  const boat = await makeBoat(world);
  await uploaded(boat, hours(8, 12));
  const { rows } = await getPool().query<{ row: string }>(
    `select row_to_json(e)::text as row from calendar_events e union all select row_to_json(f)::text from calendar_feeds f
     union all select row_to_json(o)::text from boat_occupancies o union all select row_to_json(a)::text from audit_events a`,
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ row }) => row.includes("Yılmaz"))).toEqual([]);
});
