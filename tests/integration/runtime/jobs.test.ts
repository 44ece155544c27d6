import { setTimeout as sleep } from "node:timers/promises";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { addJob, removeJob } from "@/lib/server/platform/jobs/add-job";
import { type JobWorker, startWorker } from "@/lib/server/runtime/worker/start-worker";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { until } from "@/tests/fixtures/database/test-workers";

const database = testDatabase();
const workers: JobWorker[] = [];

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});

function work(handler: (payload: { reservationId: string }) => Promise<void>): void {
  workers.push(startWorker(database.url(), { expire_reservation: handler }));
}

test("a job exists exactly when its change was committed, and two workers do it once", async () => {
  const handler = jest.fn(async () => undefined);
  await inTransaction((tx) => addJob(tx, "expire_reservation", { reservationId: "kept" }));
  const failing = inTransaction(async (tx) => {
    await addJob(tx, "expire_reservation", { reservationId: "lost" });
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  work(handler);
  work(handler);
  await until(() => handler.mock.calls.length > 0);
  await sleep(500);
  expect(handler.mock.calls).toEqual([[{ reservationId: "kept" }, expect.any(Date)]]);
});

test("a job waits for its instant, is replaced under its key and can be withdrawn", async () => {
  const handler = jest.fn(async () => undefined);
  const soon = new Date(Date.now() + 1000);
  const late = new Date(Date.now() + 60_000);
  await inTransaction(async (tx) => {
    await addJob(tx, "expire_reservation", { reservationId: "late" }, { runAt: late, jobKey: "one" });
    await addJob(tx, "expire_reservation", { reservationId: "soon" }, { runAt: soon, jobKey: "one" });
    await addJob(tx, "expire_reservation", { reservationId: "withdrawn" }, { runAt: soon, jobKey: "two" });
    await removeJob(tx, "two");
  });
  work(handler);
  await until(() => handler.mock.calls.length > 0);
  expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
  await sleep(300);
  expect(handler.mock.calls).toEqual([[{ reservationId: "soon" }, expect.any(Date)]]);
});

test("a worker whose connections the server cut goes on working", async () => {
  const handler = jest.fn(async () => undefined);
  work(handler);
  await inTransaction((tx) => addJob(tx, "expire_reservation", { reservationId: "before" }));
  await until(() => handler.mock.calls.length === 1);
  // It looks for more at once; a cut in the middle of that is an error that it says.
  await until(async () => {
    await sleep(250);
    const { rowCount } = await getPool().query(
      "select from pg_stat_activity where application_name = 'palamar worker' and datname = current_database() and state <> 'idle'",
    );
    return rowCount === 0;
  });
  await getPool().query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'palamar worker' and datname = current_database()",
  );
  await inTransaction((tx) => addJob(tx, "expire_reservation", { reservationId: "after" }));
  await until(() => handler.mock.calls.length === 2);
});

test("a job that failed stays in the queue with its reason", async () => {
  work(() => Promise.reject(new Error("mail server down")));
  await inTransaction((tx) =>
    addJob(tx, "expire_reservation", { reservationId: "failing" }, { jobKey: "failing" }),
  );
  await until(async () => {
    const { rows } = await getPool().query<{ last_error: string | null }>(
      "select last_error from graphile_worker.jobs where key = 'failing'",
    );
    return rows[0]?.last_error?.includes("mail server down") ?? false;
  });
});
