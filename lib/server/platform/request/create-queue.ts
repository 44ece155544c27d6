import { TooBusy } from "@/lib/server/platform/request/too-busy";

interface QueueLimits {
  /** What waits, for the log. */
  name: string;
  atOnce: number;
  /** How many may wait; later callers are refused and may come again. */
  waiting: number;
}

/**
 * A queue for work that takes much of a processor: only so much runs at once in a process, in the order in which it
 * came. Its function throws TooBusy where too much waits.
 */
export function createQueue({ name, atOnce, waiting: mostWaiting }: QueueLimits) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw new TooBusy(`Too many ${name} are waiting`);
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
