import { serverEnv } from "@/lib/config/env.server";
import { heldWorker } from "@/lib/server/runtime/worker/held-worker";
import { startWorker } from "@/lib/server/runtime/worker/start-worker";

/** Starts this process's job worker, unless it runs already or the settings say none. */
export function startWorkerOnce(): void {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, JOB_WORKER } = serverEnv();
  if (!JOB_WORKER || !DATABASE_DIRECT_URL) return;
  heldWorker.worker ??= startWorker(DATABASE_DIRECT_URL);
}
