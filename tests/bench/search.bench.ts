import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import * as v from "valibot";
import { completeEnvironment, setDatabaseUrl } from "@/lib/config/complete-environment";
import { quoteBody } from "@/lib/contracts/boats/quote";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { calculatePrice } from "@/lib/server/catalogue/boats/calculate-price";
import { searchBoats } from "@/lib/server/catalogue/search/search-boats";
import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import { startEmbeddedDatabase } from "@/packages/embedded-postgresql/embedded-database";
import { say } from "@/scripts/server/say";
import { fillDemoData } from "@/scripts/server/seed-data";
import { planPages } from "@/tests/bench/search/plan-pages";
import { planSearches } from "@/tests/bench/search/plan-searches";
import { seedManyBoats } from "@/tests/bench/search/seed-many-boats";
import { type Customer, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";

// Processor time of the database for a whole page of the list among many boats: its boats with their quotes, its total
// and the numbers beside its filters; and for other pages and calendars without any cache. Quotes and reservations are
// measured by the clock. Each is asked fifteen times and its best time counts, since other work on the machine says
// nothing about the query. Fails when one in twenty of a group takes too long, or all on average.
// npm run bench -- search [boats] [times that each boat is taken]
const BOATS = Number(process.argv[2] ?? 20_000);
const TIMES_TAKEN = Number(process.argv[3] ?? 10);
const SEARCHES = 20;
const TRIES = 15;
/** From here on `seedManyBoats` leaves each boat free for as many days as there are tries. */
const FIRST_FREE_DAY = 3;
/** In milliseconds: what one in twenty of a group may exceed, and all on average. Beyond, only timeouts fail. */
const BARS = [
  { boats: 50_000, limit: 30, mean: 30 },
  { boats: 200_000, limit: 120, mean: 40 },
  { boats: Number.POSITIVE_INFINITY, limit: Number.POSITIVE_INFINITY, mean: Number.POSITIVE_INFINITY },
] as const;
const FOLDER = `var/bench-search-${process.pid}`;
/** As the operations guide advises for so many boats. */
const QUARTER_OF_MEMORY = `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`;

completeEnvironment(process.cwd(), "production");
const database = await startEmbeddedDatabase({
  projectRoot: process.cwd(),
  dataDirectory: join(FOLDER, "postgres"),
  database: "palamar",
  durable: false,
  sharedBuffers: QUARTER_OF_MEMORY,
});
setDatabaseUrl(database.url);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(1));
await run().then(
  (isFast) => end(isFast ? 0 : 1),
  (error: unknown) => {
    say(String(error));
    return end(1);
  },
);

/** Nothing stays behind, however it ended. */
async function end(code: number): Promise<never> {
  await closePool().catch(() => undefined);
  await database.leave();
  await rm(FOLDER, { recursive: true, force: true });
  process.exit(code);
}

async function run(): Promise<boolean> {
  await migrateDatabase(process.cwd(), database.url);
  await fillDemoData(database.url);
  const boats = await seed();
  const now = new Date();
  const { rows } = await getPool().query<{ id: number; slug: string }>(
    `select p.id, s.slug from places p join slugs s on s.scope = 'place' and s.entity_id = p.id and s.locale = 'tr'
       and s.current where p.kind = 'city' and p.id in (select city_id from boat_counts) order by 1`,
  );
  say(`${boats} boats, each taken ${TIMES_TAKEN} times; milliseconds`);
  const bar = BARS.find((one) => boats <= one.boats) ?? BARS[0];
  const databaseTime = await databaseClock();
  const results: Measured[] = [];
  for (const { name, queries } of planSearches(
    SEARCHES,
    rows.map(({ id }) => id),
    tripDayOf(now),
  )) {
    const works = queries.map((query) => () => searchBoats("tr", query, now));
    results.push(await measure(name, bar.limit, works, databaseTime));
  }
  const means = results.map(({ mean }) => mean);
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  say(`${"all searches".padEnd(34)} mean ${mean.toFixed(1).padStart(6)}`);
  const boatIds = Array.from({ length: SEARCHES }, (_, index) => 1001 + index * 1000);
  for (const { name, timesLimit, reads } of planPages(rows, boatIds, tripDayOf(now), now)) {
    const limit = timesLimit === null ? Number.POSITIVE_INFINITY : bar.limit * timesLimit;
    results.push(await measure(name, limit, reads, databaseTime));
  }
  const trips = await Promise.all(boatIds.map(planTrips));
  results.push(
    await measure(
      "quote",
      bar.limit,
      trips.map(({ quote }) => quote),
      () => performance.now(),
    ),
  );
  results.push(
    await measure(
      "quote and reservation",
      bar.limit,
      trips.map(({ reserve }) => reserve),
      () => performance.now(),
    ),
  );
  return mean <= bar.mean && results.every(({ isFast }) => isFast);
}

/** Four hours on one boat: on a free day each time, by another customer. */
async function planTrips(boatId: number) {
  const { rows } = await getPool().query<{ port: number }>(
    "select port_id as port from boats where id = $1",
    [boatId],
  );
  const customers: Customer[] = [];
  for (let made = 0; made < TRIES; made += 1) customers.push(await makeCustomer());
  let daysAhead = FIRST_FREE_DAY;
  const quote = async (wanted = orderOf({ portId: rows[0]?.port ?? 0 }, boatId, "", { daysAhead })) => {
    const { rentType, startsAt, endsAt, personCount } = wanted.request;
    const trip = { rent_type: rentType, start_date: startsAt, end_date: endsAt, person_count: personCount };
    const body = v.parse(quoteBody, { vehicle_id: boatId, ...trip });
    const quoted = await calculatePrice(body, "tr", new Date());
    if (!quoted.ok || !quoted.value.available) throw new Error(`boat ${boatId} is not free`);
    return { ...wanted, expectedTotalMinor: quoted.value.total_price };
  };
  const reserve = async () => {
    const order = { ...(await quote()), userId: customers.pop()?.id ?? "" };
    daysAhead += 1;
    const created = await createReservation(order, new Date());
    if (!created.ok) throw new Error(`boat ${boatId}: ${created.code}`);
  };
  return { quote: () => quote(), reserve };
}

async function seed(): Promise<number> {
  const client = new Client({ connectionString: database.url });
  client.on("error", () => undefined);
  await client.connect();
  const started = performance.now();
  const boats = await seedManyBoats(client, BOATS, TIMES_TAKEN);
  await client.end();
  say(`seeded in ${Math.round((performance.now() - started) / 1000)} s`);
  return boats;
}

/** A clock in milliseconds of processor time that the database's processes have taken; on Linux. */
async function databaseClock(): Promise<() => number> {
  const { rows } = await getPool().query<{ pid: number }>("select pg_backend_pid() as pid");
  const server = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${rows[0]?.pid}/status`, "utf8"))?.[1];
  const taken = new Map<string, number>();
  return () => {
    for (const pid of readFileSync(`/proc/${server}/task/${server}/children`, "utf8").trim().split(" ")) {
      try {
        taken.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6);
      } catch {
        // It has just ended; what it took still counts.
      }
    }
    return [...taken.values()].reduce((sum, time) => sum + time, 0);
  };
}

interface Measured {
  isFast: boolean;
  mean: number;
}

async function measure(
  name: string,
  limit: number,
  works: (() => Promise<unknown>)[],
  clock: () => number,
): Promise<Measured> {
  const times: number[] = [];
  for (const work of works) {
    const tries: number[] = [];
    for (let tried = 0; tried < TRIES; tried += 1) {
      const asked = clock();
      await work();
      tries.push(clock() - asked);
    }
    times.push(Math.min(...tries));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
  const text = (share: number) => at(share).toFixed(1).padStart(7);
  const isFast = at(0.95) <= limit;
  say(
    `${name.padEnd(34)} p50 ${text(0.5)}  p95 ${text(0.95)}  slowest ${text(1)}${isFast ? "" : `  (limit ${limit})`}`,
  );
  return { isFast, mean: times.reduce((sum, time) => sum + time, 0) / times.length };
}
