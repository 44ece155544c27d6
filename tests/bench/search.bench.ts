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

// How long a whole page of the list takes among very many boats: its boats with their quotes, its total and the
// numbers beside its filters; and other pages, calendars, quotes and reservations without any cache. Each is asked
// fifteen times and its best time counts, since other work on the machine says nothing about the query, and since
// PostgreSQL keeps the plan of a prepared statement after its fifth call on a connection. Fails when one in twenty of a
// group takes too long.
// npm run bench -- search [boats] [times that each boat is taken]
const BOATS = Number(process.argv[2] ?? 100_000);
const TIMES_TAKEN = Number(process.argv[3] ?? 10);
const SEARCHES = 20;
const TRIES = 15;
const MANY = 100_000;
/** From here on `seedManyBoats` leaves each boat free for as many days as there are tries. */
const FIRST_FREE_DAY = 3;
const MAX_MS = { many: 10, city: 25, coast: 60 } as const;
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
  const results: boolean[] = [];
  for (const { name, isWholeCoast, queries } of planSearches(
    SEARCHES,
    rows.map(({ id }) => id),
    tripDayOf(now),
  )) {
    const limit = boats > MANY * 1.5 ? (isWholeCoast ? MAX_MS.coast : MAX_MS.city) : MAX_MS.many;
    results.push(
      await measure(
        name,
        limit,
        queries.map((query) => () => searchBoats("tr", query, now)),
      ),
    );
  }
  const limit = boats > MANY * 1.5 ? MAX_MS.city : MAX_MS.many;
  const boatIds = Array.from({ length: SEARCHES }, (_, index) => 1001 + index * 1000);
  for (const { name, timesLimit, reads } of planPages(rows, boatIds, tripDayOf(now), now)) {
    results.push(
      await measure(name, timesLimit === null ? Number.POSITIVE_INFINITY : limit * timesLimit, reads),
    );
  }
  const trips = await Promise.all(boatIds.map(planTrips));
  results.push(
    await measure(
      "quote",
      limit,
      trips.map(({ quote }) => quote),
    ),
  );
  results.push(
    await measure(
      "quote and reservation",
      limit,
      trips.map(({ reserve }) => reserve),
    ),
  );
  return results.every(Boolean);
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

async function measure(name: string, limit: number, works: (() => Promise<unknown>)[]): Promise<boolean> {
  const times: number[] = [];
  for (const work of works) {
    const tries: number[] = [];
    for (let tried = 0; tried < TRIES; tried += 1) {
      const asked = performance.now();
      await work();
      tries.push(performance.now() - asked);
    }
    times.push(Math.min(...tries));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
  const text = (share: number) => at(share).toFixed(1).padStart(7);
  const isFast = at(0.95) < limit;
  say(
    `${name.padEnd(34)} p50 ${text(0.5)}  p95 ${text(0.95)}  slowest ${text(1)}${isFast ? "" : `  (limit ${limit})`}`,
  );
  return isFast;
}
