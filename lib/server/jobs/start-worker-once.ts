import { serverEnv } from "@/lib/config/env.server";
import { type JobWorker, startWorker } from "@/lib/server/jobs/start-worker";

// The starter and Next's bundle share nothing else.
const holder = globalThis as typeof globalThis & { palamarWorker?: JobWorker };

/** Starts this process's job worker, unless it runs already or the settings say none. */
export function startWorkerOnce(): void {
  const { DATABASE_URL, JOB_WORKER } = serverEnv();
  if (!JOB_WORKER || !DATABASE_URL) return;
  holder.palamarWorker ??= startWorker(DATABASE_URL);
}

/** Stops this process's job worker, if one runs. */
export async function stopWorker(): Promise<void> {
  const worker = holder.palamarWorker;
  delete holder.palamarWorker;
  await worker?.stop();
}
