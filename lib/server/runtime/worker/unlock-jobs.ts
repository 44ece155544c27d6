import type { Actor } from "@/lib/domain/shared/actor";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { freeDeadWorkers } from "@/lib/server/runtime/worker/worker-heartbeat";

/** Frees at once the jobs of workers that no longer report. Returns the workers. */
export async function unlockJobs(by: Actor<"staff">): Promise<string[]> {
  return inTransaction(async (tx, client) => {
    const workers = await freeDeadWorkers(client);
    const subject = { kind: "site", id: "jobs" } as const;
    if (workers.length > 0) await audit(tx, { by, event: "jobs_unlocked", subject, data: { workers } });
    return workers;
  });
}
