import { processState } from "@/lib/server/platform/process-state";
import type { JobWorker } from "@/lib/server/runtime/worker/start-worker";

/** This process's one worker. */
export const heldWorker = processState<{ worker: JobWorker | null }>("worker", () => ({ worker: null }));
