import { afterEach } from "@jest/globals";
import { changeEnvironment } from "@/lib/config/test-run";
import { getPool } from "@/lib/server/db/pool";
import type { JobName } from "@/lib/server/jobs/job-payloads";
import { JOBS, type JobHandlers } from "@/lib/server/worker/job-list";
import { type JobWorker, startWorker } from "@/lib/server/worker/start-worker";

/** The jobs of the site under a clock of the test's own. */
function jobsAt(clock: () => Date, names: readonly JobName[]): JobHandlers {
  const handlers = names.map((name) => {
    const handler = JOBS[name] as ((payload: unknown, now: Date) => Promise<void>) | undefined;
    return [name, (payload: unknown) => handler?.(payload, clock())];
  });
  return Object.fromEntries(handlers) as JobHandlers;
}

/** Workers of a test file, stopped after each test; mails go to the named server. */
export function testWorkers(databaseUrl: () => string) {
  const workers: JobWorker[] = [];
  const restored: (() => void)[] = [];
  const stop = async () => {
    for (const worker of workers.splice(0)) await worker.stop();
  };
  afterEach(async () => {
    await stop();
    for (const restore of restored.splice(0)) restore();
  });
  return {
    stop,
    mailTo: (url: string) => restored.push(changeEnvironment({ SMTP_URL: url })),
    start: (names: readonly JobName[], clock = () => new Date()) => {
      workers.push(startWorker(databaseUrl(), jobsAt(clock, names)));
    },
  };
}

/** As if enough time had passed for every job that waits and was tried less often than so many times. */
export async function makeJobsDue(tries = 1000): Promise<void> {
  await getPool().query(
    "update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts < $1",
    [tries],
  );
}

/** How many jobs wait, and how many of them have been tried. */
export async function waitingJobs(): Promise<{ waiting: number; tried: number }> {
  const { rows } = await getPool().query(
    "select count(*)::int as waiting, (count(*) filter (where attempts > 0))::int as tried from graphile_worker._private_jobs",
  );
  return rows[0];
}

/** Waits until it is so; throws when it never is. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error("waited in vain");
    await new Promise((go) => setTimeout(go, 50));
  }
}
