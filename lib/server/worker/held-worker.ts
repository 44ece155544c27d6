import { processState } from "@/lib/server/process-state";
import type { JobWorker } from "@/lib/server/worker/start-worker";

/** This process's one worker. */
export const heldWorker = processState<{ worker: JobWorker | null }>("worker", () => ({ worker: null }));
