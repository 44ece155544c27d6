import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setDatabaseUrl } from "@/lib/config/complete-environment";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import {
  bodyOf,
  type Customer,
  makeBoat,
  makeCustomer,
  makeWorld,
  orderOf,
} from "@/tests/fixtures/bookings/booking-world";
import { type Attempt, reserveOverHttp } from "@/tests/fixtures/bookings/reserve-over-http";
import { type ReservingApp, runReservingApp } from "@/tests/fixtures/bookings/run-reserving-app";
import { throwAwayFolder } from "@/tests/fixtures/files/throw-away-folder";

const DATA = join(throwAwayFolder(), `palamar-kill-${process.pid}`);
/** A run of ten thousand is a measurement: `npm run bench -- reservations`. */
const ATTEMPTS = 240;
const CLIENTS = 16;
const BOATS = 20;
const KILLS = 3;
const KILL_EVERY_MS = 700;
/** However fast the machine is: the last attempts wait for these. */
const MIN_KILLS = 3;

let app: ReservingApp;
let finished = false;
let kills = 0;

beforeAll(async () => {
  app = await runReservingApp(DATA);
  setDatabaseUrl(app.url);
});

afterAll(async () => {
  finished = true;
  await closePool();
  await killApp();
  killDatabase();
  for (const path of [DATA, `${DATA}-start.log`]) await rm(path, { recursive: true, force: true });
});

async function killApp(): Promise<void> {
  if (app.process.exitCode !== null || app.process.signalCode !== null) return;
  const ended = new Promise((resolve) => app.process.once("exit", resolve));
  app.process.kill("SIGKILL");
  await ended;
}

function killDatabase(): void {
  try {
    process.kill(Number.parseInt(readFileSync(join(app.data, "postmaster.pid"), "utf8"), 10), "SIGKILL");
  } catch {
    // It is down already.
  }
}

/** A database that dies while the server starts ends it; then it is started once more. */
async function startAgain(): Promise<ReservingApp> {
  return runReservingApp(DATA, app.port).catch(startAgain);
}

/** Server and database by turns, and now and then both; each starts again by itself or is started. */
async function killByTurns(): Promise<void> {
  for (; kills < KILLS; kills += 1) {
    await sleep(KILL_EVERY_MS, undefined, { ref: false });
    if (finished) return;
    if (kills % 3 !== 1) killDatabase();
    if (kills % 3 !== 0) {
      await killApp();
      app = await startAgain();
    }
  }
}

async function planAttempts(): Promise<Attempt[]> {
  const world = await makeWorld();
  const boats = await Promise.all(Array.from({ length: BOATS }, () => makeBoat(world)));
  const customers: Customer[] = [];
  for (let made = 0; made < ATTEMPTS / 2; made += 1) customers.push(await makeCustomer());
  return Array.from({ length: ATTEMPTS }, (_, index) => {
    const customer = customers[index % customers.length] as Customer;
    // Every slot is wanted twice, by neighbours in time.
    const slot = index >> 1;
    const boatId = boats[slot % boats.length] as number;
    const order = orderOf(world, boatId, customer.id, { daysAhead: 5 + Math.floor(slot / boats.length) });
    return { customer, idempotencyKey: randomUUID(), body: bodyOf(order) };
  });
}

test("after kill -9 of server and database every acknowledged reservation is there, once, and none overlap", async () => {
  const attempts = await planAttempts();
  const acknowledged: { id: string; key: string }[] = [];
  const statuses = new Map<number, number>();
  const queue = attempts.entries();
  const client = async () => {
    for (const [index, attempt] of queue) {
      while (index > ATTEMPTS - 100 && kills < MIN_KILLS) await sleep(100);
      let answer = await reserveOverHttp(app.port, attempt);
      while (!answer) {
        await sleep(100);
        answer = await reserveOverHttp(app.port, attempt);
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.id) acknowledged.push({ id: answer.id, key: attempt.idempotencyKey });
    }
  };
  const killing = killByTurns();
  await Promise.all(Array.from({ length: CLIENTS }, client));
  finished = true;
  await killing;

  expect(kills).toBeGreaterThanOrEqual(MIN_KILLS);
  expect([...statuses.keys()].sort()).toEqual([201, 409]);
  expect(statuses.get(201)).toBe(ATTEMPTS / 2);
  const { rows } = await readWhenUp("select id::text from reservations order by id");
  expect(acknowledged.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id));
  const wrong = await readWhenUp(`
    select r.id from reservations r
    left join boat_occupancies o on o.reservation_id = r.id and o.kind = 'hold'
    where o.id is null or not exists (select 1 from reservation_lines l where l.reservation_id = r.id)
       or exists (select 1 from boat_occupancies x where x.boat_id = o.boat_id and x.id <> o.id and x.period && o.period)`);
  expect(wrong.rows).toEqual([]);
});

async function readWhenUp(text: string) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await getPool().query<{ id: string }>(text);
    } catch (error) {
      if (tries > 100) throw error;
      await sleep(200);
    }
  }
}
