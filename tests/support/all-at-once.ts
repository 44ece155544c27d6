import { setTimeout as sleep } from "node:timers/promises";
import { isUnavailable } from "@/lib/server/db/is-unavailable";

/**
 * Asks all at the same moment. On a busy machine somebody may wait for a lock longer than the site lets anybody wait:
 * whoever is told so asks again, as people do.
 */
export async function allAtOnce<T>(asks: readonly (() => Promise<T>)[]): Promise<T[]> {
  return Promise.all(asks.map(untilServed));
}

/** The same question so many times. */
export const times = <T>(count: number, ask: () => Promise<T>): (() => Promise<T>)[] =>
  Array(count).fill(ask);

async function untilServed<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const answer = await ask();
      if (!isTurnedAway(answer)) return answer;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    await sleep(100);
  }
}

const isTurnedAway = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "status" in answer && answer.status === 503;
