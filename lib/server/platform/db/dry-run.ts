import { AsyncLocalStorage } from "node:async_hooks";
import { processState } from "@/lib/server/platform/process-state";

const dryRuns = processState("dry-run", () => new AsyncLocalStorage<true>());

/**
 * Runs `work` so that each of its transactions does everything and is then rolled back. Other calls in the process
 * commit as usual.
 */
export function dryRun<T>(work: () => Promise<T>): Promise<T> {
  return dryRuns.run(true, work);
}

/** How a transaction ends whose work is done. */
export function endOfTransaction(): "commit" | "rollback" {
  return dryRuns.getStore() ? "rollback" : "commit";
}
