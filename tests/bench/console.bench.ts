import { rm } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { completeEnvironment, setDatabaseUrl } from "@/lib/config/complete-environment";
import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import { startEmbeddedDatabase } from "@/packages/embedded-postgresql/embedded-database";
import { say } from "@/scripts/server/say";
import { fillDemoData } from "@/scripts/server/seed-data";
import { planConsole } from "@/tests/bench/console/plan-console";
import { seedManyBookings } from "@/tests/bench/console/seed-many-bookings";
import { seedManyBoats } from "@/tests/bench/search/seed-many-boats";

// What the pages of the operator's console read, by the clock, among very many boats and reservations. Each is asked
// five times and its best time counts, since other work on the machine says nothing about the query. Fails when one in
// twenty of a group takes longer than its bar; the figures and files have none.
// npm run bench -- console [boats] [reservations]
const BOATS = Number(process.argv[2] ?? 100_000);
const BOOKINGS = Number(process.argv[3] ?? 1_000_000);
const TRIES = 5;
const FOLDER = `var/bench-console-${process.pid}`;
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
  await seed();
  const { rows } = await getPool().query<{ boats: number; bookings: number }>(
    "select (select count(*) from boats)::int as boats, (select count(*) from reservations)::int as bookings",
  );
  say(`${rows[0]?.boats} boats, ${rows[0]?.bookings} reservations; milliseconds`);
  const measured: boolean[] = [];
  for (const { name, limit, reads } of await planConsole(new Date()))
    measured.push(await measure(name, limit, reads));
  return measured.every(Boolean);
}

async function seed(): Promise<void> {
  const client = new Client({ connectionString: database.url });
  client.on("error", () => undefined);
  await client.connect();
  const started = performance.now();
  await seedManyBoats(client, BOATS, 0);
  await seedManyBookings(client, BOOKINGS);
  await client.end();
  say(`seeded in ${Math.round((performance.now() - started) / 1000)} s`);
}

async function measure(
  name: string,
  limit: number,
  reads: readonly (() => Promise<unknown>)[],
): Promise<boolean> {
  const times: number[] = [];
  for (const read of reads) {
    const tries: number[] = [];
    for (let tried = 0; tried < TRIES; tried += 1) {
      const asked = performance.now();
      // What the database gives up after its time limit is not fast.
      const isRead = await read().then(
        () => true,
        () => false,
      );
      tries.push(isRead ? performance.now() - asked : Number.POSITIVE_INFINITY);
    }
    times.push(Math.min(...tries));
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
  const text = (share: number) => at(share).toFixed(1).padStart(7);
  const isFast = at(0.95) <= limit;
  const bar = isFast ? "" : `  (limit ${limit})`;
  say(`${name.padEnd(34)} p50 ${text(0.5)}  p95 ${text(0.95)}  slowest ${text(1)}${bar}`);
  return isFast;
}
