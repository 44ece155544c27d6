import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { type JobWorker, startWorker } from "@/lib/server/runtime/worker/start-worker";
import { administer, databaseUrl } from "@/tests/fixtures/database/database-server";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { until } from "@/tests/fixtures/database/test-workers";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase();
const workers: JobWorker[] = [];

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await getPool().query("delete from graphile_worker._private_jobs");
});

async function addWork(count: number): Promise<void> {
  await inTransaction(async (tx) => {
    for (let index = 0; index < count; index += 1)
      await addJob(tx, "expire_reservation", { reservationId: String(index) });
  });
}

/** As `kill -9` leaves it: locked by a worker whose last report is this many seconds old. */
async function lockFor(worker: string, silentSeconds: number): Promise<void> {
  const ago = `${silentSeconds} seconds`;
  await getPool().query(
    "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval, attempts = 1",
    [worker, ago],
  );
  await getPool().query("insert into job_workers values ($1, now() - $2::interval)", [worker, ago]);
}

const locked = async () =>
  (await getPool().query("select id from graphile_worker.jobs where locked_at is not null")).rowCount;

test("a worker that starts takes over the jobs of a dead one, and leaves those of a running one", async () => {
  const handler = jest.fn(async () => undefined);
  await addWork(2);
  await lockFor("dead", 40);
  workers.push(startWorker(database.url(), { expire_reservation: handler }));
  await until(() => handler.mock.calls.length === 2);
  await workers.pop()?.stop();

  await addWork(1);
  await lockFor("running", 20);
  workers.push(startWorker(database.url(), { expire_reservation: handler }));
  await sleep(1500);
  expect(handler.mock.calls).toHaveLength(2);
});

test("`jobs unlock` frees what a dead worker holds, and names it", async () => {
  await addWork(1);
  await lockFor("gone", 3600);
  expect(await runOps(database.url(), ["jobs", "unlock"])).toEqual({
    code: 0,
    text: "The jobs of 1 workers that are gone run again: gone.\n",
  });
  expect(await locked()).toBe(0);
  expect((await runOps(database.url(), ["jobs", "unlock"])).text).toMatch(/^No job/);
});

test("a worker that is stopped with a full queue leaves no job locked, and none done twice", async () => {
  const done: string[] = [];
  const work = {
    expire_reservation: async (payload: { reservationId: string }) => void done.push(payload.reservationId),
  };
  await addWork(400);
  const worker = startWorker(database.url(), work);
  await until(() => done.length > 20);
  await worker.stop();
  expect(done.length).toBeLessThan(400);
  expect(await locked()).toBe(0);
  expect((await getPool().query("select from job_workers where id like 'pool-%'")).rowCount).toBe(0);
  workers.push(startWorker(database.url(), work));
  await until(() => done.length >= 400);
  await sleep(200);
  expect([done.length, new Set(done).size]).toEqual([400, 400]);
});

test("a worker that starts while the database takes no writes works as soon as it does", async () => {
  const handler = jest.fn(async () => undefined);
  const name = new URL(database.url()).pathname.slice(1);
  await addWork(1);
  // As a standby before its promotion.
  await getPool().query(`alter database ${name} set default_transaction_read_only = on`);
  workers.push(startWorker(database.url(), { expire_reservation: handler }));
  await sleep(2500);
  expect(handler).not.toHaveBeenCalled();
  await getPool().query(`alter database ${name} reset default_transaction_read_only`);
  await getPool().query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palamar worker' and datname = $1",
    [name],
  );
  await until(() => handler.mock.calls.length === 1);
});

test("a worker that loses the database during its jobs continues them when it is back", async () => {
  const done = new Set<string>();
  const work = {
    expire_reservation: async ({ reservationId }: { reservationId: string }) => {
      // Each ends by itself: several find that they cannot be reported.
      await sleep(60 + 40 * (Number(reservationId) % 4));
      done.add(reservationId);
    },
  };
  // The library complains on the console as well.
  for (const name of ["error", "trace"] as const) jest.spyOn(console, name).mockReturnValue(undefined);
  const server = databaseUrl(database.url(), "postgres");
  const name = new URL(database.url()).pathname.slice(1);
  await addWork(60);
  workers.push(startWorker(database.url(), work));
  await until(() => done.size > 10);
  await administer(server, [
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  ]);
  await sleep(3000);
  await administer(server, [`alter database ${name} allow_connections true`]);
  const deadline = Date.now() + 60_000;
  while (done.size < 60 && Date.now() < deadline) await sleep(100);
  expect(done.size).toBe(60);
});

const ADDED = [
  "read_calendars",
  "reconcile_payments",
  "refresh_ended_prices",
  "remove_old_records",
  "sweep_accounts",
  "sweep_guests",
  "sweep_orders",
  "sweep_papers",
  "sweep_reservations",
];

test("what the clock adds is in the queue once for all workers, due within the day of the database", async () => {
  const due = async () =>
    (
      await getPool().query(
        `select task_identifier as name from graphile_worker.jobs where key like 'due: %'
         and run_at between now() and now() + interval '1 day' order by 1`,
      )
    ).rows.map(({ name }) => name);
  for (let count = 0; count < 2; count += 1)
    workers.push(startWorker(database.url(), { expire_reservation: async () => undefined }));
  await until(async () => (await due()).length >= ADDED.length);
  expect(await due()).toEqual(ADDED);
});
