import { spawn } from "node:child_process";
import { once } from "node:events";
import { accept } from "@/lib/domain/shared/outcome";
import { askReading } from "@/lib/server/catalogue/calendars/change-feed";
import type { fetchCalendar } from "@/lib/server/catalogue/calendars/fetch-calendar";
import { readDueFeeds } from "@/lib/server/catalogue/calendars/read-due-feeds";
import { readFeed } from "@/lib/server/catalogue/calendars/read-feed";
import { getPool } from "@/lib/server/platform/db/pool";
import { JOBS } from "@/lib/server/runtime/worker/job-list";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { errorOf, importedOf, linked, openImport, readAs } from "@/tests/fixtures/calendars/boat-feeds";
import { calendarText } from "@/tests/fixtures/calendars/calendar-text";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const database = testDatabase();
openImport();
const world = testWorld();

const HOUR_MS = 3_600_000;
const MONTH_MS = 30 * 24 * HOUR_MS;
const start = Math.floor((Date.now() + MONTH_MS) / HOUR_MS) * HOUR_MS;
const hours = (from: number, until: number) => ({
  startsAt: new Date(start + from * HOUR_MS),
  endsAt: new Date(start + until * HOUR_MS),
});
const FOUR = [hours(0, 1), hours(2, 3), hours(4, 5), hours(6, 7)];

interface FeedRow {
  read_at: Date | null;
  checked_at: Date | null;
  next_read_at: Date | null;
  changed_at: Date | null;
  event_count: number;
}
const rowOf = (feed: string) => one<FeedRow>("select * from calendar_feeds where id = $1", feed);

test("a good reading counts at once, and says when the next one comes", async () => {
  const boat = await makeBoat(world);
  const feed = await linked(boat);
  await readAs(feed, FOUR);
  expect(await importedOf(boat)).toEqual(FOUR);
  const { event_count: count, read_at: read, next_read_at: next } = await rowOf(feed);
  expect(count).toBe(4);
  expect(Number(next) - Number(read)).toBe(15 * 60_000);
});

test.each([
  ["an empty calendar", []],
  ["a halved calendar", [hours(0, 1)]],
])("%s changes nothing until the next reading finds the same", async (_, fewer) => {
  const boat = await makeBoat(world);
  const feed = await linked(boat);
  await readAs(feed, FOUR);
  await readAs(feed, fewer);
  expect([await importedOf(boat), await errorOf(feed)]).toEqual([FOUR, "calendar_halved"]);
  await readAs(feed, fewer);
  expect([await importedOf(boat), await errorOf(feed)]).toEqual([fewer, null]);
});

test("a calendar with other losses the second time waits again, and one that is back counts", async () => {
  const boat = await makeBoat(world);
  const feed = await linked(boat);
  await readAs(feed, FOUR);
  await readAs(feed, [hours(0, 1)]);
  await readAs(feed, [hours(2, 3)]);
  expect([await importedOf(boat), await errorOf(feed)]).toEqual([FOUR, "calendar_halved"]);
  await readAs(feed, FOUR);
  expect(await errorOf(feed)).toBeNull();
  await readAs(feed, [hours(2, 3)]);
  expect(await importedOf(boat)).toEqual(FOUR);
});

test("half of the events may go at once", async () => {
  const boat = await makeBoat(world);
  const feed = await linked(boat);
  await readAs(feed, FOUR);
  await readAs(feed, FOUR.slice(2));
  expect(await importedOf(boat)).toEqual(FOUR.slice(2));
});

test.each(["<html>Log in</html>", "calendar_unreachable", "calendar_refused"])(
  "%s changes nothing, however often, and is shown with the last good reading",
  async (answer) => {
    const boat = await makeBoat(world);
    const feed = await linked(boat);
    await readAs(feed, FOUR);
    const before = await rowOf(feed);
    for (const _ of [1, 2, 3]) await readAs(feed, answer as "calendar_refused");
    expect(await importedOf(boat)).toEqual(FOUR);
    expect(await errorOf(feed)).toBe(answer.startsWith("<") ? "calendar_broken" : answer);
    const after = await rowOf(feed);
    expect(after.read_at).toEqual(before.read_at);
    expect(Number(after.checked_at)).toBeGreaterThan(Number(before.checked_at));
  },
);

test("a calendar is asked for what is new since its last reading, and once a day for all", async () => {
  const boat = await makeBoat(world);
  const feed = await linked(boat);
  const asked: (string | null | undefined)[] = [];
  const fetch: typeof fetchCalendar = async (_, { etag } = {}) => {
    asked.push(etag);
    return accept(etag ? { text: null, etag } : { text: calendarText(FOUR), etag: '"one"' });
  };
  const now = new Date();
  await readFeed(feed, now, fetch);
  await readFeed(feed, now, fetch);
  expect(await importedOf(boat)).toEqual(FOUR);
  await readFeed(feed, new Date(now.getTime() + 24 * HOUR_MS), fetch);
  expect(asked).toEqual([null, '"one"', null]);
  const { read_at: read, changed_at: changed } = await rowOf(feed);
  expect([Number(read) - now.getTime(), changed]).toEqual([24 * HOUR_MS, now]);
});

test("what is due is read, the others wait; one that fails for a reason of ours keeps none of them waiting", async () => {
  await getPool().query("update calendar_feeds set next_read_at = null");
  const feeds = [];
  for (const _ of [1, 2, 3]) feeds.push(await linked(await makeBoat(world)));
  const [first = "", second = "", later = ""] = feeds;
  await getPool().query("update calendar_feeds set next_read_at = now() + interval '1 hour' where id = $1", [
    later,
  ]);
  const addresses: string[] = [];
  const fetch: typeof fetchCalendar = async (address) => {
    addresses.push(address);
    if (addresses.length === 1) throw new Error("A bug");
    return accept({ text: calendarText(FOUR), etag: null });
  };
  await expect(readDueFeeds(new Date(), fetch)).rejects.toThrow("could not be read");
  expect(addresses).toHaveLength(2);
  const read = await Promise.all(
    [first, second, later].map(async (id) => (await rowOf(id)).read_at !== null),
  );
  expect(read).toEqual([false, true, false]);
});

test("while readings are switched off no calendar is asked for", async () => {
  const feed = await linked(await makeBoat(world));
  const open = changeEnvironment({ CALENDAR_IMPORT: "false" });
  const fetch = jest.fn();
  await readDueFeeds(new Date(), fetch);
  await readFeed(feed, new Date(), fetch);
  await JOBS.read_calendar({ feedId: feed }, new Date());
  expect(await askReading(feed, STAFF)).toMatchObject({ code: "calendar_import_off" });
  open();
  expect(fetch).not.toHaveBeenCalled();
});

test("a calendar that is removed while it is read leaves nothing behind", async () => {
  const boat = await makeBoat(world);
  const feed = await linked(boat);
  await readFeed(feed, new Date(), async () => {
    await getPool().query("delete from calendar_feeds where id = $1", [feed]);
    return accept({ text: calendarText(FOUR), etag: null });
  });
  expect(await importedOf(boat)).toEqual([]);
});

/** Reads the calendar in a process of its own, which is killed once it waits for the boat's lock. */
async function killWhileStoring(feed: string, boat: number): Promise<void> {
  const lock = await getPool().connect();
  await lock.query("begin");
  await lock.query("select 1 from boats where id = $1 for update", [boat]);
  const text = calendarText([hours(10, 20)]);
  const script = `
    import { readFeed } from "@/lib/server/catalogue/calendars/read-feed";
    await readFeed("${feed}", new Date(), async () => ({ ok: true, value: { text: ${JSON.stringify(text)}, etag: null } }));`;
  const reading = spawn(
    process.execPath,
    [
      "--conditions=react-server",
      "--import",
      "./scripts/server/resolve-project-paths.mjs",
      "--input-type=module",
      "--eval",
      script,
    ],
    { env: { ...process.env, CALENDAR_IMPORT: "true", DATABASE_URL: database.url() }, stdio: "ignore" },
  );
  const isWaiting = async () =>
    (
      await one<{ waits: boolean }>(
        "select count(*) > 0 as waits from pg_locks where not granted and $1 = $1",
        "",
      )
    ).waits;
  while (!(await isWaiting())) await new Promise((done) => setTimeout(done, 10));
  reading.kill("SIGKILL");
  await once(reading, "exit");
  await lock.query("rollback");
  lock.release();
}

test("a process that dies between the answer and its blocks leaves the boat as it was, and the next one reads it", async () => {
  const boat = await makeBoat(world);
  const feed = await linked(boat);
  await readAs(feed, FOUR);
  await killWhileStoring(feed, boat);
  expect(await importedOf(boat)).toEqual(FOUR);
  await readAs(feed, [hours(10, 20), ...FOUR]);
  expect(await importedOf(boat)).toEqual([...FOUR, hours(10, 20)]);
});
