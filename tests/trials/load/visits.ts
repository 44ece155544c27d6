import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export interface Visits {
  /** Responses by status; 0 = none came. */
  statuses: Map<number, number>;
  /** Milliseconds of each. */
  times: number[];
  stop(): Promise<void>;
}

const PAUSE_MS = 20;
const PATIENCE_MS = 20_000;

/** Visitors who request these addresses in turn over kept connections until they are stopped. */
export function sendVisitors(
  { url }: { url: string },
  paths: readonly string[] | (() => string),
  count: number,
): Visits {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const times: number[] = [];
  let isStopped = false;
  let asked = 0;
  const next = () => (typeof paths === "function" ? paths() : (paths[asked++ % paths.length] ?? "/"));
  const visitor = async () => {
    while (!isStopped) {
      const started = performance.now();
      const status = await statusOf(url + next(), agent);
      times.push(performance.now() - started);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: count }, visitor));
  return {
    statuses,
    times,
    stop: async () => {
      isStopped = true;
      await all;
      agent.destroy();
    },
  };
}

/** The status once the whole response is there; 0 when it never is. */
function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { accept: "text/html" };
    const asked = request(url, { agent, headers, timeout: PATIENCE_MS }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", () => resolve(0));
    });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", () => resolve(0));
    asked.end();
  });
}

/** How many got no response or a server's failure. */
export function countFailed({ statuses }: Visits): number {
  return [...statuses].reduce(
    (sum, [status, count]) => (status === 0 || status >= 500 ? sum + count : sum),
    0,
  );
}

/** `1200 × 200, 3 × 503`. */
export function describeStatuses({ statuses }: Visits): string {
  return [...statuses].map(([status, count]) => `${count} × ${status || "no response"}`).join(", ");
}

/** The time within which that share of them came. */
export function timeAt(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)} ms`;
}
