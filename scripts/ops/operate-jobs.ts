import { type JobHealth, readJobHealth } from "@/lib/server/operator/read-job-health";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { retryJobs } from "@/lib/server/runtime/worker/retry-jobs";
import { unlockJobs } from "@/lib/server/runtime/worker/unlock-jobs";
import type { OperationInput } from "@/scripts/ops/operation";
import { when } from "@/scripts/ops/print";
import { explain, say } from "@/scripts/server/say";

/** Whether the workers keep up, in one line. */
export function describeHealth(health: JobHealth): string {
  const { healthy, aliveWorkers, lastReportAt, oldestDueAt, givenUp, lastMailAt } = health;
  return `Jobs ${healthy ? "run" : "NEED A LOOK"}: ${[
    `${aliveWorkers} workers alive${lastReportAt ? ` (last report ${when(lastReportAt)})` : ""}`,
    oldestDueAt ? `oldest due job since ${when(oldestDueAt)}` : "nothing is due",
    `${givenUp} given up`,
    lastMailAt ? `last mail ${when(lastMailAt)}` : "no mail yet",
  ].join(", ")}`;
}

/** The workers; what waits, is due, runs and failed, by kind of job; then the failed ones with their reasons. */
export async function jobsStatus(): Promise<number> {
  const health = await readJobHealth(currentTime());
  say(describeHealth(health));
  for (const { name, waiting, due, running, failed } of health.counts) {
    say(
      `${name.padEnd(24)} ${waiting} waiting, ${due} due, ${running} running, ${failed} failed at least once`,
    );
  }
  for (const { id, name, attempts, maxAttempts, nextAt, reason } of health.failures) {
    const next = attempts >= maxAttempts ? "given up" : `next ${when(nextAt)}`;
    say(`  ${id}  ${name}  ${attempts} of ${maxAttempts} tries, ${next}: ${reason}`);
  }
  return 0;
}

/** Has the running site try failed jobs again at once: the named one, or all that were given up or wait for a retry. */
export async function retryFailedJobs({ by, args: [id] }: OperationInput): Promise<number> {
  if (id !== undefined && !/^\d+$/.test(id))
    return explain("Give the job's number, as `jobs status` shows it, or none for all failed ones.");
  const count = await retryJobs(id ?? null, by);
  say(count === 0 ? "There is no such failed job." : `${count} jobs run again at once.`);
  return count === 0 && id !== undefined ? 1 : 0;
}

/** Frees at once the jobs of workers that no longer report; a running worker does the same every ten seconds. */
export async function unlockDeadJobs({ by }: OperationInput): Promise<number> {
  const freed = await unlockJobs(by);
  say(
    freed.length === 0
      ? "No job is held by a worker that is gone."
      : `The jobs of ${freed.length} workers that are gone run again: ${freed.join(", ")}.`,
  );
  return 0;
}
