import { EventEmitter } from "node:events";
import { setInterval } from "node:timers";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import { Pool } from "pg";
import { QUEUE_CONNECTIONS } from "@/lib/server/platform/db/connection-shares";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { readDirectly } from "@/lib/server/platform/db/read-scope";
import { type LogLevel, log } from "@/lib/server/platform/log";
import { JOBS, type JobHandlers } from "@/lib/server/runtime/worker/job-list";
import { freeWorkers, reportWorker } from "@/lib/server/runtime/worker/worker-heartbeat";

export interface JobWorker {
  /** Lets running jobs finish; the others stay in the queue. */
  stop(): Promise<void>;
}

const RESTART_PAUSE_MS = 1000;
const CONCURRENT_JOBS = 4;
const HEARTBEAT_MS = 10_000;
/** A query has its answer or its error by then. */
const STOP_TIMEOUT_MS = 16_000;

/**
 * Runs the job queue until stopped. When the database becomes unavailable, the worker restarts until it is back; jobs
 * that were running then are retried.
 */
export function startWorker(connectionString: string, jobs: Partial<JobHandlers> = JOBS): JobWorker {
  const stopped = new AbortController();
  let runner: Runner | null = null;
  const finished = workForEver();

  async function workForEver(): Promise<void> {
    while (!stopped.signal.aborted) {
      const pool = openPool(connectionString);
      const presence = showPresence(pool);
      try {
        const current = await run({
          pgPool: pool,
          taskList: tasksOf(jobs),
          events: presence.events,
          ...RUN_OPTIONS,
        });
        runner = current;
        if (stopped.signal.aborted) await current.stop().catch(() => undefined);
        // A runner that we stop ourselves may take as long as its jobs do.
        const lost = presence.lost.then(() => (stopped.signal.aborted ? current.promise : leave(current)));
        await Promise.race([current.promise, lost]);
      } catch (error) {
        if (!stopped.signal.aborted) log("warn", "job_worker_lost", { error });
      }
      runner = null;
      await presence.end();
      await Promise.race([pool.end().catch(() => undefined), stopTimeout()]);
      await sleep(RESTART_PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
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

/**
 * Ends a runner that has lost the database; a new one replaces it. The library can wait here without end: it counts
 * reports of finished jobs wrongly when several fail, and it remembers a first query that failed.
 */
async function leave(runner: Runner): Promise<void> {
  // At once its workers would only complain: let them meet the failure first.
  await setImmediate();
  await Promise.race([runner.stop().catch(() => runner.promise.catch(() => undefined)), stopTimeout()]);
}

const stopTimeout = () => sleep(STOP_TIMEOUT_MS, undefined, { ref: false });

interface Presence {
  events: WorkerEvents;
  /** Resolves when it could not fetch a job, or ends by itself. */
  lost: Promise<void>;
  end(): Promise<void>;
}

/** Reports the worker that `events` name until it ends; then nothing stays locked for it. */
function showPresence(pool: Pool): Presence {
  const events: WorkerEvents = new EventEmitter();
  let id: string | undefined;
  const report = async () => {
    if (id === undefined) return;
    const freed = await reportWorker(pool, id);
    if (freed.length > 0) log("warn", "dead_workers_freed", { workers: freed });
  };
  const beat = () => void report().catch((error: unknown) => log("warn", "heartbeat_lost", { error }));
  const timer = setInterval(beat, HEARTBEAT_MS);
  events.on("pool:create", ({ workerPool }) => {
    id = workerPool.id;
    beat();
  });
  const lost = new Promise<void>((resolve) => {
    events.once("worker:getJob:error", ({ error }) => {
      log("warn", "job_worker_lost", { error });
      resolve();
    });
    events.once("pool:gracefulShutdown", () => resolve());
  });
  return {
    events,
    lost,
    end: async () => {
      clearInterval(timer);
      // Without a database others free them once the heartbeat is too old.
      if (id !== undefined)
        await freeWorkers(pool, [id]).catch((error: unknown) => log("warn", "jobs_stay_locked", { error }));
    },
  };
}

const RUN_OPTIONS = {
  concurrency: CONCURRENT_JOBS,
  noHandleSignals: true,
  pollInterval: 1000,
  // Batches of one: only these are awaited when the worker stops, so that what is done does not stay locked.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  logger: new Logger(({ jobId, taskIdentifier }) => (level, message) => {
    const known: Record<string, LogLevel> = { error: "error", warning: "warn" };
    log(known[level] ?? "debug", "job_worker", { message, job_id: jobId, task: taskIdentifier });
  }),
};

function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: QUEUE_CONNECTIONS,
    application_name: "palamar worker",
    connectionTimeoutMillis: 5000,
    query_timeout: 15_000,
    keepAlive: true,
    onConnect: (client) => client.query("set statement_timeout = 14000"),
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
        readDirectly(() =>
          (handler as (payload: unknown, now: Date) => Promise<void>)(payload, currentTime()),
        ),
    ]),
  );
}
