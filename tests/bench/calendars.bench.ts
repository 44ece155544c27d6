import { rm } from "node:fs/promises";
import { setDatabaseUrl } from "@/lib/config/complete-environment";
import { fetchCalendar } from "@/lib/server/catalogue/calendars/fetch-calendar";
import { readDueFeeds } from "@/lib/server/catalogue/calendars/read-due-feeds";
import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import { startEmbeddedDatabase } from "@/packages/embedded-postgresql/embedded-database";
import { say } from "@/scripts/server/say";
import { makeBoat, makeWorld } from "@/tests/fixtures/bookings/booking-world";
import { startCalendarServer } from "@/tests/fixtures/calendars/calendar-server";
import { calendarText } from "@/tests/fixtures/calendars/calendar-text";

// How long the worker's job takes for 200 calendars of 50 events each, from an https server on this machine: at first,
// with nothing changed, and with one event of each changed. Fails above 60 seconds.
const FEEDS = Number(process.argv[2] ?? 200);
const EVENTS = 50;
const MAX_SECONDS = 60;
const HOUR_MS = 3_600_000;
const DATA = `var/bench-${process.pid}`;

process.env.CALENDAR_IMPORT = "true";
const database = await startEmbeddedDatabase({
  projectRoot: process.cwd(),
  dataDirectory: DATA,
  database: "palamar",
});
let worst = 0;
try {
  setDatabaseUrl(database.url);
  await migrateDatabase(process.cwd(), database.url);
  worst = await measure();
} finally {
  await closePool();
  await database.leave();
  for (const path of [DATA, `${DATA}-start.log`]) await rm(path, { recursive: true, force: true });
}
process.exit(worst > MAX_SECONDS ? 1 : 0);

async function measure(): Promise<number> {
  let moved = 0;
  const first = Math.ceil(Date.now() / HOUR_MS + 48) * HOUR_MS;
  const platform = await startCalendarServer((request, response) => {
    const etag = `"${moved}"`;
    response.setHeader("ETag", etag);
    if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else response.end(calendarText(eventsOf(first, moved)));
  });
  await fillIn((feed) => platform.at(`/${feed}.ics`));
  const fetch: typeof fetchCalendar = (address, options) =>
    fetchCalendar(address, { ...options, internet: platform.internet });
  let slowest = 0;
  for (const what of ["all new", "nothing changed", "one event of each changed"]) {
    if (what.startsWith("one")) moved = 1;
    await getPool().query("update calendar_feeds set next_read_at = now() - interval '1 minute'");
    const begun = performance.now();
    await readDueFeeds(new Date(), fetch);
    const seconds = (performance.now() - begun) / 1000;
    slowest = Math.max(slowest, seconds);
    const { rows } = await getPool().query(
      "select count(*)::int as blocks, (select count(*)::int from calendar_feeds where error is not null) as errors from boat_occupancies",
    );
    say(`${what}: ${FEEDS} calendars in ${seconds.toFixed(1)} s, ${JSON.stringify(rows[0])}`);
  }
  await platform.close();
  return slowest;
}

function eventsOf(first: number, moved: number) {
  return Array.from({ length: EVENTS }, (_, index) => {
    const startsAt = first + index * 24 * HOUR_MS + (index === 0 ? moved * HOUR_MS : 0);
    return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + 4 * HOUR_MS) };
  });
}

/** A boat for each calendar. */
async function fillIn(addressOf: (feed: number) => string): Promise<void> {
  const world = await makeWorld();
  for (let feed = 0; feed < FEEDS; feed += 1)
    await getPool().query(
      "insert into calendar_feeds (boat_id, name, address, next_read_at) values ($1, 'Airbnb', $2, now())",
      [await makeBoat(world), addressOf(feed)],
    );
}
