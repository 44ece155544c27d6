import { EventEmitter } from "node:events";
import { setInterval } from "node:timers";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import { Pool } from "pg";
import { QUEUE_CONNECTIONS } from "@/lib/server/db/connection-shares";
import { currentTime } from "@/lib/server/db/database-clock";
import { readDirectly } from "@/lib/server/db/read-scope";
import { type LogLevel, log } from "@/lib/server/log";
import { JOBS, type JobHandlers } from "@/lib/server/worker/job-list";
import { freeWorkers, reportWorker } from "@/lib/server/worker/worker-heartbeat";

export interface JobWorker {
  /** Lets running jobs finish; the others stay in the queue. */
  stop(): Promise<void>;
}

const RESTART_PAUSE = 1000;
const CONCURRENT_JOBS = 4;
const HEARTBEAT = 10_000;

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
      const presence = showPresence(pool);
      presence.events.once("worker:getJob:error", ({ error }) => {
        log("warn", "job_worker_lost", { error });
        // The queue remembers that its first query failed, and would ask for no job any more. At once it would only
        // complain: let it hear of its failure first.
        setImmediate(() => runner?.stop().catch(() => undefined));
      });
      try {
        runner = await run({
          pgPool: pool,
          taskList: tasksOf(jobs),
          events: presence.events,
          ...RUN_OPTIONS,
        });
        if (stopped.signal.aborted) await runner.stop().catch(() => undefined);
        await runner.promise;
      } catch (error) {
        if (!stopped.signal.aborted) log("warn", "job_worker_lost", { error });
      }
      runner = null;
      await presence.end();
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

/** Reports the worker that `events` tell of until it ends; then nothing stays locked for it. */
function showPresence(pool: Pool): { events: WorkerEvents; end(): Promise<void> } {
  const events: WorkerEvents = new EventEmitter();
  let id: string | undefined;
  const report = async () => {
    if (id === undefined) return;
    const freed = await reportWorker(pool, id);
    if (freed.length > 0) log("warn", "dead_workers_freed", { workers: freed });
  };
  const beat = () => void report().catch((error: unknown) => log("warn", "heartbeat_lost", { error }));
  const timer = setInterval(beat, HEARTBEAT);
  events.on("pool:create", ({ workerPool }) => {
    id = workerPool.id;
    beat();
  });
  return {
    events,
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
    log(known[level] ?? "debug", "job_worker", { message, jobId, taskIdentifier });
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
