import { globSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { completeEnvironment, setDatabaseUrl } from "@/lib/config/complete-environment";
import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import { closePool } from "@/lib/server/platform/db/pool";
import { startEmbeddedDatabase } from "@/packages/embedded-postgresql/embedded-database";
import { say } from "@/scripts/server/say";
import { checkHistory } from "@/tests/bench/reservations/check-history";
import { newHistory } from "@/tests/bench/reservations/history";
import { runAsCustomer, type Scene } from "@/tests/bench/reservations/run-as-customer";
import { settleMoney } from "@/tests/bench/reservations/settle-money";
import { makeBoat, makeCustomer, makeWorld } from "@/tests/fixtures/bookings/booking-world";
import { freePort } from "@/tests/fixtures/http/free-port";
import { startTestServer, type TestServer } from "@/tests/fixtures/http/test-server";
import { putContractsInForce } from "@/tests/fixtures/payments/put-contracts-in-force";

// The whole built program under customers who reserve, pay and cancel, while it and its database are killed
// (kill -9) every ten seconds. Afterwards the responses that customers got are compared with what is stored and
// charged.
const ATTEMPTS = Number(process.argv[2] ?? 10_000);
const CUSTOMERS = 200;
const BOATS = 50;
const KILL_EVERY_MS = 10_000;
const FOLDER = `var/bench-reservations-${process.pid}`;
const GATEWAY = join(FOLDER, "test-gateway");

completeEnvironment(process.cwd(), "production");
const port = await freePort();
const env = { RATE_LIMITS: "false", SEED_WHEN_EMPTY: "false", LOG_LEVEL: "error" };
const startServer = () => startTestServer({ varDirectory: FOLDER, port, env });
const database = await startEmbeddedDatabase({
  projectRoot: process.cwd(),
  dataDirectory: join(FOLDER, "postgres"),
  database: "palamar",
});
setDatabaseUrl(database.url);
// Before the site starts: into an empty database it would bring its own.
await migrateDatabase(process.cwd(), database.url);
await putContractsInForce();
let server = await startServer();
let running = true;
let kills = 0;
const killed = { program: 0, database: 0 };

const history = newHistory();
let isSound = false;
try {
  isSound = await run();
} finally {
  running = false;
  await server.stop();
  await closePool();
  await database.leave();
  await rm(FOLDER, { recursive: true, force: true });
}
process.exit(isSound ? 0 : 1);

async function run(): Promise<boolean> {
  const scene = await prepare();
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => makeCustomer()));
  const started = performance.now();
  const killing = killByTurns();
  await Promise.all(customers.map((customer) => runAsCustomer(scene, customer)));
  const seconds = (performance.now() - started) / 1000;
  running = false;
  await killing;
  const unsettled = await settleMoney(GATEWAY);
  const problems = await checkHistory(history, GATEWAY);
  report(seconds, unsettled, problems);
  return problems.length + unsettled === 0;
}

async function prepare(): Promise<Scene> {
  const world = await makeWorld();
  const boats: number[] = [];
  for (let made = 0; made < BOATS; made += 1) boats.push(await makeBoat(world));
  return { api: `http://127.0.0.1:${port}/api/v1`, world, boats, history, left: ATTEMPTS };
}

async function killByTurns(): Promise<void> {
  while (running) {
    await sleep(KILL_EVERY_MS);
    if (!running) return;
    if (kills % 3 !== 1) killDatabase();
    if (kills % 3 !== 0) {
      await server.stop("SIGKILL");
      killed.program += 1;
      server = await startAgain();
    }
    kills += 1;
  }
}

/** A database that dies while the program starts ends it; then it is started once more. */
function startAgain(): Promise<TestServer> {
  return startServer().catch(startAgain);
}

function killDatabase(): void {
  try {
    const pid = readFileSync(join(database.places.data, "postmaster.pid"), "utf8");
    process.kill(Number.parseInt(pid, 10), "SIGKILL");
    killed.database += 1;
  } catch {
    // It is down already.
  }
}

/** From the logs, since a database that was killed forgets its counters. */
function countDeadlocks(): number {
  const logs = globSync(join(database.places.data, "log", "*.log"));
  return logs.reduce(
    (sum, file) => sum + readFileSync(file, "utf8").split("deadlock detected").length - 1,
    0,
  );
}

function report(seconds: number, unsettled: number, problems: readonly string[]): void {
  const times = history.times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  const reserved = history.reserved.size;
  say(`${history.attempts} attempts of ${CUSTOMERS} customers on ${BOATS} boats in ${seconds.toFixed(0)} s`);
  for (const [what, count] of [...history.answers].sort()) say(`  ${what.padEnd(40)} ${count}`);
  say(`reservations ${reserved}, reservations/s ${(reserved / seconds).toFixed(1)}`);
  say(`responses/s ${(times.length / seconds).toFixed(0)}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  say(`deadlocks ${countDeadlocks()}`);
  say(`kills ${kills}: program ${killed.program}, database ${killed.database}`);
  say(`charges and refunds that never arrived: ${unsettled}`);
  for (const problem of problems.slice(0, 50)) say(`  ${problem}`);
  say(problems.length === 0 ? "The history is consistent." : `${problems.length} contradictions.`);
}
