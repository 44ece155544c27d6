import { setTimeout as sleep } from "node:timers/promises";
import {
  clockDifferenceSeconds,
  currentTime,
  followDatabaseClock,
  forgetDatabaseClock,
  measureDatabaseClock,
} from "@/lib/server/platform/db/database-clock";
import { getPool } from "@/lib/server/platform/db/pool";
import { findUnreadiness } from "@/lib/server/runtime/front/find-unreadiness";
import { startWorker } from "@/lib/server/runtime/worker/start-worker";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase();
const DAY = 24 * 3600 * 1000;
const honest = Date.now.bind(Date);

afterEach(() => {
  jest.restoreAllMocks();
  forgetDatabaseClock();
});

/** The process's clock stands wrong by so much. */
function moveClock(milliseconds: number): void {
  jest.spyOn(Date, "now").mockImplementation(() => honest() + milliseconds);
}

test("a process whose clock is a day ahead takes the database's time, says so and is not ready", async () => {
  moveClock(DAY);
  const logged = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const stop = await followDatabaseClock();
  stop();
  expect(Math.abs(currentTime().getTime() - honest())).toBeLessThan(2000);
  expect(Math.abs((clockDifferenceSeconds() ?? 0) - DAY / 1000)).toBeLessThan(3);
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(/"clock_skew","seconds":86\d{3}\}/));
  expect(await findUnreadiness(process.cwd())).toBe("clock");
});

test("a clock that is set while the process runs changes nothing, and one that agrees is ready", async () => {
  await measureDatabaseClock();
  expect(await findUnreadiness(process.cwd())).toBeNull();
  moveClock(-DAY);
  expect(Math.abs(currentTime().getTime() - honest())).toBeLessThan(2000);
  await measureDatabaseClock();
  expect(Math.abs((clockDifferenceSeconds() ?? 0) + DAY / 1000)).toBeLessThan(3);
});

test("the jobs of a worker whose clock is a day ahead get the database's time", async () => {
  moveClock(DAY);
  await measureDatabaseClock();
  const seen: Date[] = [];
  const worker = startWorker(database.url(), {
    sweep_accounts: async (_, now) => void seen.push(now),
  });
  await getPool().query("select graphile_worker.add_job('sweep_accounts', '{}'::json)");
  for (let tries = 0; seen.length === 0 && tries < 400; tries += 1) await sleep(50);
  expect(Math.abs((seen[0]?.getTime() ?? 0) - honest())).toBeLessThan(10_000);
  let due: { late: boolean }[] = [];
  // The worker plans its regular jobs once it has started.
  for (let tries = 0; due.length === 0 && tries < 400; tries += 1) {
    await sleep(50);
    const { rows } = await getPool().query<{ late: boolean }>(
      "select run_at > now() + interval '2 minutes' as late from graphile_worker.jobs where key = 'due: sweep_reservations'",
    );
    due = rows;
  }
  await worker.stop();
  expect(due).toEqual([{ late: false }]);
});
