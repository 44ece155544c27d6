import type { JobName, JobPayloads } from "@/lib/server/jobs/job-payloads";

export type JobHandler<N extends JobName> = (payload: JobPayloads[N], now: Date) => Promise<void>;

/** What runs for each job; idempotent, since a job may run twice or a day late. */
export const JOBS: { readonly [N in JobName]?: JobHandler<N> } = {};

/** Jobs that the clock adds, in UTC crontab form: "minute hour day month weekday name". */
export const CRONTAB = "";
