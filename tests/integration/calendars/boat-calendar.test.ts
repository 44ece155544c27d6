import { GET as calendarHandler } from "@/app/calendars/[token]/route";
import { addDays, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { blockBoats } from "@/lib/server/booking/blocks/block-boats";
import {
  calendarLinkPath,
  createCalendarLink,
  revokeCalendarLink,
} from "@/lib/server/catalogue/calendars/calendar-links";
import { readCalendar } from "@/lib/server/catalogue/calendars/read-calendar";
import { sealId } from "@/lib/server/platform/keys/sealed-id";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { hold, letExpire, one } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { uploaded } from "@/tests/fixtures/calendars/boat-feeds";
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
const hours = (from: number, until: number) => ({ startsAt: at(from), endsAt: at(until) });

interface Link {
  id: string;
  token: string;
}

async function link(
  boatId: number,
  changes: { wholeDays?: boolean; withImported?: boolean } = {},
): Promise<Link> {
  const { code: boatCode } = await one<{ code: string }>(
    "select code from boats where id = $1",
    String(boatId),
  );
  const wanted = { boatCode, name: "Airbnb", wholeDays: false, withImported: false, ...changes };
  const created = await createCalendarLink(wanted, STAFF);
  if (!created.ok) throw new Error(created.code);
  const token = /([^/]+)\.ics$/.exec(calendarLinkPath(created.value.id))?.[1] ?? "";
  return { id: created.value.id, token };
}

const get = (token: string, etag?: string) =>
  calendarHandler(new Request("http://site.example/", { headers: etag ? { "If-None-Match": etag } : {} }), {
    params: Promise.resolve({ token }),
  });

async function textOf({ token }: Link): Promise<string> {
  const response = await get(token);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  return response.text();
}

function periodsOf(text: string) {
  const read = readCalendar(text, new Date());
  if (!read.ok) throw new Error(read.code);
  return read.value;
}

test("another platform reads when the boat is taken, with the turnaround, and not by whom", async () => {
  const { boatId, customer, reservationId } = await paidTrip(world);
  await blockBoats({ boatIds: [boatId], ...hours(20, 22), note: "Motor bakımı" }, STAFF, new Date());
  const text = await textOf(await link(boatId));
  expect(periodsOf(text)).toEqual([hours(10, 15), hours(20, 22)]);
  expect(text.match(/^SUMMARY:.*$/gm)).toEqual(["SUMMARY:Dolu", "SUMMARY:Dolu"]);
  expect(text).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT15M\r$/m);
  expect(text).toMatch(/^X-PUBLISHED-TTL:PT15M\r$/m);
  expect(text.match(/^DT(START|END):\d{8}T\d{6}Z\r$/gm)).toHaveLength(4);
  const { number } = await one<{ number: string }>(
    "select number from reservations where id = $1",
    reservationId,
  );
  for (const secret of [number, reservationId, customer.id, "Ayşe", "Yılmaz", "Motor"])
    expect(text).not.toContain(secret);
});

test("an event keeps its UID, and the calendar its mark, while nothing changes", async () => {
  const { boatId } = await hold(world);
  const own = await link(boatId);
  const first = await get(own.token);
  const etag = first.headers.get("etag") ?? "";
  const text = await first.text();
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await get(own.token, known);
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  }
  await blockBoats({ boatIds: [boatId], ...hours(20, 22), note: null }, STAFF, new Date());
  const later = await get(own.token, etag);
  expect(later.status).toBe(200);
  const uids = (calendar: string) => calendar.match(/^UID:.*$/gm) ?? [];
  expect(uids(await later.text())[0]).toBe(uids(text)[0]);
});

test("a hold counts until its end", async () => {
  const held = await hold(world);
  const own = await link(held.boatId);
  expect(periodsOf(await textOf(own))).toEqual([hours(10, 15)]);
  await letExpire(held.reservationId);
  expect(periodsOf(await textOf(own))).toEqual([]);
});

test("for platforms that know days only, each day of Istanbul that is touched is taken once, to the next midnight", async () => {
  const boat = await makeBoat(world);
  const block = (from: number, until: number) =>
    blockBoats({ boatIds: [boat], ...hours(from, until), note: null }, STAFF, new Date());
  // Before three in the morning it is still yesterday in UTC; the end at midnight touches no further day.
  for (const [from, until] of [
    [1, 2],
    [10, 12],
    [47, 48],
    [95, 97],
  ] as const)
    await block(from, until);
  const text = await textOf(await link(boat, { wholeDays: true }));
  const days = [0, 1, 3, 4];
  const compact = (count: number) => addDays(DAY, count).replaceAll("-", "");
  expect(text.match(/^DTSTART;VALUE=DATE:\d+/gm)).toEqual(
    days.map((day) => `DTSTART;VALUE=DATE:${compact(day)}`),
  );
  expect(text.match(/^DTEND;VALUE=DATE:\d+/gm)).toEqual(
    days.map((day) => `DTEND;VALUE=DATE:${compact(day + 1)}`),
  );
  expect(periodsOf(text)).toEqual(days.map((day) => hours(24 * day, 24 * (day + 1))));
});

test("what came from other calendars is told only where it is wished", async () => {
  const boat = await makeBoat(world);
  await uploaded(boat, hours(8, 12));
  expect(periodsOf(await textOf(await link(boat)))).toEqual([]);
  expect(periodsOf(await textOf(await link(boat, { withImported: true })))).toEqual([hours(8, 12)]);
});

test("a revoked address, a made-up one and one sealed for something else are not found", async () => {
  const boat = await makeBoat(world);
  const own = await link(boat);
  expect((await get(own.token)).status).toBe(200);
  expect((await revokeCalendarLink(own.id, STAFF, new Date())).ok).toBe(true);
  const tokens = [
    own.token,
    sealId(own.id, ["guest link"]),
    sealId(crypto.randomUUID(), ["calendar link"]),
    own.id,
    "a",
  ];
  for (const token of tokens) {
    const response = await get(token);
    expect([response.status, await response.text()]).toEqual([404, ""]);
  }
  expect(await revokeCalendarLink(own.id, STAFF, new Date())).toMatchObject({ code: "not_found" });
});

test("a boat has at most ten addresses", async () => {
  const boat = await makeBoat(world);
  for (let count = 0; count < 10; count += 1) await link(boat);
  await expect(link(boat)).rejects.toThrow("too_many_calendars");
});
