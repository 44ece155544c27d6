import type { JobWorker } from "@/lib/server/worker/start-worker";

/** This process's one worker. The starter and Next's bundle share nothing but `globalThis`. */
export const heldWorker = globalThis as typeof globalThis & { palamarWorker?: JobWorker };
