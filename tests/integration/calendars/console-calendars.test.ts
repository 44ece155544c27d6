import { addDays, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { listFeeds } from "@/lib/server/operator/list-calendars";
import { readToday } from "@/lib/server/operator/read-today";
import { getPool } from "@/lib/server/platform/db/pool";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { importedOf, openImport, uploaded } from "@/tests/fixtures/calendars/boat-feeds";
import { calendarText } from "@/tests/fixtures/calendars/calendar-text";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
testOutbox();
openImport();
const world = testWorld();
const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);

const DAY = addDays(tripDayOf(new Date()), 30);
const hours = (from: number, until: number) => ({
  startsAt: toInstant(atHour(DAY, from)),
  endsAt: toInstant(atHour(DAY, until)),
});
const codeOf = async (boat: number) =>
  (await one<{ code: string }>("select code from boats where id = $1", String(boat))).code;

test("an uploaded file shows first what it would block, and then blocks that and nothing else", async () => {
  const { cookie } = await makeStaff("support");
  const boat = await makeBoat(world);
  const text = calendarText([hours(8, 12), hours(14, 16)]);
  const body = { boat: await codeOf(boat), name: "Airbnb", text, fingerprint: null };
  const shown = await callConsole("POST /operate/calendars/files", cookie, { body });
  expect([shown.status, shown.body.done]).toEqual([200, false]);
  expect(shown.body.lines.filter(({ kind }: { kind: string }) => kind === "time")).toHaveLength(2);
  expect(await importedOf(boat)).toEqual([]);
  const done = await callConsole("POST /operate/calendars/files", cookie, {
    body: { ...body, fingerprint: shown.body.fingerprint },
  });
  expect(done.body.done).toBe(true);
  expect(await importedOf(boat)).toEqual([hours(8, 12), hours(14, 16)]);
});

test("a calendar's address stands in no log, no audit and no list: only its host", async () => {
  const { cookie } = await makeStaff("support");
  const boat = await makeBoat(world);
  const address = "https://platform.example/ical/SECRET-1.ics?s=SECRET-2";
  const body = { boat: await codeOf(boat), name: "Booking", address, fingerprint: null };
  written.mockClear();
  const shown = await callConsole("POST /operate/calendars", cookie, { body });
  const done = await callConsole("POST /operate/calendars", cookie, {
    body: { ...body, fingerprint: shown.body.fingerprint },
  });
  expect(done.body.done).toBe(true);
  const feeds = await listFeeds({ boatCode: await codeOf(boat) });
  expect(feeds).toMatchObject([{ host: "platform.example", readAt: null }]);
  const { rows } = await getPool().query(
    "select row_to_json(a)::text from audit_events a union all select payload::text from graphile_worker._private_jobs",
  );
  expect(rows.length).toBeGreaterThan(1);
  const said = JSON.stringify([shown.body, done.body, feeds, rows, written.mock.calls]);
  expect(said).toContain("calendar_added");
  expect(said).not.toContain("SECRET");
});

test.each([
  "http://platform.example/a.ics",
  "https://127.0.0.1/a.ics",
  "https://[::1]/",
  "https://a:b@platform.example/",
])("%s is refused before anything is kept", async (address) => {
  const { cookie } = await makeStaff("support");
  const body = { boat: await codeOf(await makeBoat(world)), name: "A", address, fingerprint: null };
  const answer = await callConsole("POST /operate/calendars", cookie, { body });
  expect([answer.status, ["calendar_address", "calendar_not_public"]]).toEqual([
    422,
    expect.arrayContaining([answer.body.error]),
  ]);
});

test("Today counts sales in conflict, each once, until they are settled", async () => {
  const { cookie } = await makeStaff("support");
  const { boatId } = await paidTrip(world);
  const before = (await readToday(new Date())).calendarConflicts;
  const feed = await uploaded(boatId, hours(9, 11), hours(12, 13));
  expect((await readToday(new Date())).calendarConflicts).toBe(before + 1);
  for (const { startsAt, endsAt } of [hours(9, 11), hours(12, 13)]) {
    const body = { from: startsAt.toISOString(), until: endsAt.toISOString(), fingerprint: null };
    const call = (fingerprint: string | null) =>
      callConsole("POST /operate/calendars/{id}/settle", cookie, {
        params: { id: feed },
        body: { ...body, fingerprint },
      });
    const { fingerprint } = (await call(null)).body;
    expect((await call(fingerprint)).body.done).toBe(true);
  }
  expect((await readToday(new Date())).calendarConflicts).toBe(before);
});
