import { setTimeout as sleep } from "node:timers/promises";
import { Logger, type Runner, run, type TaskList } from "graphile-worker";
import { Pool } from "pg";
import { readDirectly } from "@/lib/server/db/read-scope";
import { type LogLevel, log } from "@/lib/server/log";
import { CRONTAB, JOBS, type JobHandlers } from "@/lib/server/worker/job-list";

export interface JobWorker {
  /** Lets running jobs finish; the others stay in the queue. */
  stop(): Promise<void>;
}

const RESTART_PAUSE = 1000;
const CONCURRENT_JOBS = 4;

/**
 * Works off the job queue until stopped. When the database becomes unavailable the worker is started
 * again, for ever; jobs that were running then are tried again.
 */
export function startWorker(connectionString: string, jobs: Partial<JobHandlers> = JOBS): JobWorker {
  const stopped = new AbortController();
  let runner: Runner | null = null;
  const finished = workForEver();

  async function workForEver(): Promise<void> {
    while (!stopped.signal.aborted) {
      const pool = openPool(connectionString);
      try {
        runner = await run({ pgPool: pool, taskList: tasksOf(jobs), ...RUN_OPTIONS });
        if (stopped.signal.aborted) await runner.stop().catch(() => undefined);
        await runner.promise;
      } catch (error) {
        if (!stopped.signal.aborted) log("warn", "job_worker_lost", { error });
      }
      runner = null;
      await pool.end().catch(() => undefined);
      await sleep(RESTART_PAUSE, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  return {
    stop: async () => {
      stopped.abort();
      await runner?.stop().catch(() => undefined);
      await finished;
    },
  };
}

const RUN_OPTIONS = {
  concurrency: CONCURRENT_JOBS,
  noHandleSignals: true,
  pollInterval: 1000,
  crontab: CRONTAB,
  logger: new Logger(({ jobId, taskIdentifier }) => (level, message) => {
    const known: Record<string, LogLevel> = { error: "error", warning: "warn" };
    log(known[level] ?? "debug", "job_worker", { message, jobId, taskIdentifier });
  }),
};

function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: CONCURRENT_JOBS + 2,
    application_name: "palamar worker",
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    statement_timeout: 14_000,
    keepAlive: true,
  });
  const onError = (error: Error) => log("warn", "database_connection_lost", { error });
  pool.on("error", onError);
  // A client that a job holds reports to itself only.
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

function tasksOf(jobs: Partial<JobHandlers>): TaskList {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, handler]) => [
      name,
      // The queue stores what `addJob` typed; the name ties payload and handler together.
      (payload: unknown) =>
        readDirectly(() => (handler as (payload: unknown, now: Date) => Promise<void>)(payload, new Date())),
    ]),
  );
}
