import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { setDatabaseUrl } from "@/lib/config/complete-environment";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import { say } from "@/scripts/server/say";
import {
  bodyOf,
  type Customer,
  makeBoat,
  makeCustomer,
  makeWorld,
  orderOf,
} from "@/tests/fixtures/bookings/booking-world";
import { type Attempt, reserveOverHttp } from "@/tests/fixtures/bookings/reserve-over-http";
import { runReservingApp } from "@/tests/fixtures/bookings/run-reserving-app";

// Reservations per second through `POST reservations` with 16 connections, on an embedded database with fsync:
// every fourth attempt wants a slot that is already wanted. Fails below 150 a second or beyond 250 ms for the slowest
// of a hundred.
const CONNECTIONS = 16;
const BOATS = 50;
const ATTEMPTS = Number(process.argv[2] ?? 4000);
const DATA = `var/bench-${process.pid}`;

const MIN_PER_SECOND = 150;
const MAX_MS = 250;

const app = await runReservingApp(DATA);
let isFast = false;
setDatabaseUrl(app.url);
try {
  const attempts = await planAttempts();
  await run(attempts.slice(0, CONNECTIONS * 4));
  isFast = report(await run(attempts.slice(CONNECTIONS * 4)), await countDeadlocks());
} finally {
  await closePool();
  app.process.kill("SIGKILL");
  const { stopPostmaster } = await import("@/packages/embedded-postgresql/stop-postmaster");
  await stopPostmaster(app.data);
  for (const path of [DATA, `${DATA}-start.log`]) await rm(path, { recursive: true, force: true });
}
process.exit(isFast ? 0 : 1);

async function planAttempts(): Promise<Attempt[]> {
  const world = await makeWorld();
  const boats: number[] = [];
  for (let made = 0; made < BOATS; made += 1) boats.push(await makeBoat(world));
  const customers: Customer[] = [];
  for (let made = 0; made < ATTEMPTS / 2; made += 1) customers.push(await makeCustomer());
  return Array.from({ length: ATTEMPTS }, (_, index) => {
    const customer = customers[index % customers.length] as Customer;
    const slot = index % 4 === 3 ? index - 1 : index;
    const boatId = boats[slot % BOATS] as number;
    const round = Math.floor(slot / BOATS);
    const trip = { daysAhead: 3 + Math.floor(round / 3), fromHour: 8 + 5 * (round % 3), hours: 3 };
    const order = orderOf(world, boatId, customer.id, trip);
    return { customer, idempotencyKey: randomUUID(), body: bodyOf(order) };
  });
}

interface Run {
  seconds: number;
  /** Milliseconds of each response, sorted. */
  times: number[];
  statuses: Map<number, number>;
}

async function run(attempts: Attempt[]): Promise<Run> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const queue = attempts.values();
  const started = performance.now();
  const connection = async () => {
    for (const attempt of queue) {
      const asked = performance.now();
      const status = (await reserveOverHttp(app.port, attempt))?.status ?? 0;
      times.push(performance.now() - asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  times.sort((a, b) => a - b);
  return { seconds: (performance.now() - started) / 1000, times, statuses };
}

async function countDeadlocks(): Promise<number> {
  const { rows } = await getPool().query<{ deadlocks: string }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.deadlocks);
}

function report({ seconds, times, statuses }: Run, deadlocks: number): boolean {
  const slowest = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const at = (share: number) => slowest(share).toFixed(1);
  const perSecond = (statuses.get(201) ?? 0) / seconds;
  const answers = [...statuses].map(([status, count]) => `${count} × ${status || "no answer"}`).join(", ");
  say(`${times.length} attempts over ${CONNECTIONS} connections in ${seconds.toFixed(1)} s: ${answers}`);
  say(`reservations/s ${perSecond.toFixed(0)}`);
  say(`responses/s ${(times.length / seconds).toFixed(0)}`);
  say(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(0.9999)} ms`);
  say(`deadlocks ${deadlocks}`);
  return perSecond >= MIN_PER_SECOND && slowest(0.99) <= MAX_MS && deadlocks === 0;
}
