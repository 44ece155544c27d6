import type { ServerEnv } from "@/lib/config/env.server";

export interface ConnectionShares {
  /** For requests, or for the handlers of jobs in a process without a site. */
  pool: number;
  worker: number;
}

/** One listens, the others fetch and complete jobs; their handlers use the pool. */
export const QUEUE_CONNECTIONS = 4;
/** The connection that listens for changed tags. */
const LISTENER = 1;
const MIN_CONNECTIONS = 8;

/**
 * Divides the connections that a process may open: worker and listener are part of them, so that all processes together
 * can be counted against the server's `max_connections`. Throws when there are too few to work with.
 */
export function connectionShares({
  DATABASE_POOL_SIZE,
  JOB_WORKER,
}: Pick<ServerEnv, "DATABASE_POOL_SIZE" | "JOB_WORKER">): ConnectionShares {
  if (!(DATABASE_POOL_SIZE >= MIN_CONNECTIONS))
    throw new Error(`DATABASE_POOL_SIZE must be at least ${MIN_CONNECTIONS}`);
  const worker = JOB_WORKER ? QUEUE_CONNECTIONS : 0;
  return { worker, pool: DATABASE_POOL_SIZE - worker - LISTENER };
}
