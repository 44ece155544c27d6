import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { clockDifferenceSeconds } from "@/lib/server/platform/db/database-clock";
import { getPool } from "@/lib/server/platform/db/pool";
import { readSnapshot } from "@/lib/server/runtime/metrics/read-snapshot";

/** Seconds; a render takes some hundredths, a page from memory less than a thousandth. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface RequestSeen {
  route: string;
  method: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  countRequest(seen: RequestSeen): void;
  countRender(route: string, seconds: number): void;
  countKept(result: "hit" | "miss"): void;
  /** Everything as Prometheus reads it. */
  text(): Promise<string>;
  contentType: string;
}

type Load = () => Record<string, { running: number; waiting: number }>;

/** What this process counts, and what the database says at the moment of asking. */
export function createMetrics(load: Load): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: "palamar_requests_total",
    help: "Requests by route, method and status",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "palamar_request_seconds",
    help: "Time to the end of the response",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const renders = new Histogram({
    name: "palamar_render_seconds",
    help: "Time that the application took, without waiting for its turn",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const kept = new Counter({
    name: "palamar_page_cache_total",
    help: "Requests for pages that may be kept: served from memory or rendered",
    labelNames: ["result"],
    registers,
  });
  addGauges(registers, load);
  return {
    countRequest: ({ route, method, status, seconds }) => {
      requests.inc({ route, method, status: String(status) });
      durations.observe({ route }, seconds);
    },
    countRender: (route, seconds) => renders.observe({ route }, seconds),
    countKept: (result) => kept.inc({ result }),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function addGauges(registers: Registry[], load: Load): void {
  new Gauge({
    name: "palamar_admission",
    help: "Requests that run and wait, by line",
    labelNames: ["line", "state"],
    registers,
    collect() {
      for (const [line, { running, waiting }] of Object.entries(load())) {
        this.set({ line, state: "running" }, running);
        this.set({ line, state: "waiting" }, waiting);
      }
    },
  });
  new Gauge({
    name: "palamar_pool_connections",
    help: "Connections of the pool: open, idle, and requests that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = getPool();
      this.set({ state: "open" }, totalCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waiting" }, waitingCount);
    },
  });
  new Gauge({
    name: "palamar_clock_difference_seconds",
    help: "Seconds by which this process's clock differs too much from the database's; 0 = it agrees",
    registers,
    collect() {
      this.set(clockDifferenceSeconds() ?? 0);
    },
  });
  addDatabaseGauges(registers);
}

function addDatabaseGauges(registers: Registry[]): void {
  const up = new Gauge({ name: "palamar_database_up", help: "1 while the database answers", registers });
  new Gauge({
    name: "palamar_records",
    help: "Jobs, workers, payments, refunds and holds by state, as the database counts them",
    labelNames: ["kind", "state"],
    registers,
    async collect() {
      this.reset();
      const rows = await readSnapshot();
      up.set(rows ? 1 : 0);
      for (const { kind, state, count } of rows ?? []) this.set({ kind, state }, count);
    },
  });
}
