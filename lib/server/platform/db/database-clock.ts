import { setInterval } from "node:timers";
import { getPool } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";
import { processState } from "@/lib/server/platform/process-state";

interface Measured {
  /** The database's time in milliseconds … */
  time: number;
  /** … when this process's monotonic clock stood here. */
  at: number;
  /** Milliseconds by which this process's clock is surely ahead (positive) or behind. */
  difference: number;
}

/** A clock that differs by more makes the process unready. */
const MAX_DIFFERENCE_MS = 5000;
const MEASURE_EVERY_MS = 10_000;
/** A response that took longer does not show when the server read its clock. */
const MAX_ROUND_TRIP_MS = 2000;
const READ = "select extract(epoch from clock_timestamp()) * 1000 as time";

const clock = processState<{ measured: Measured | null }>("clock", () => ({ measured: null }));

/**
 * Now, by the database's clock: holds and deadlines mean the same in every process. The process's own clock
 * serves until the first measurement only; after it even a step of that clock changes nothing.
 */
export function currentTime(): Date {
  const { measured } = clock;
  return new Date(measured ? measured.time + performance.now() - measured.at : Date.now());
}

/** Asks the database for its time. A slow response is used only when there is none better. */
export async function measureDatabaseClock(): Promise<void> {
  const asked = performance.now();
  const { rows } = await getPool().query<{ time: string }>(READ);
  const roundTrip = performance.now() - asked;
  if (roundTrip > MAX_ROUND_TRIP_MS && clock.measured) return;
  const time = Number(rows[0]?.time) + roundTrip / 2;
  const apparent = Date.now() - time;
  const difference = Math.sign(apparent) * Math.max(0, Math.abs(apparent) - roundTrip / 2);
  clock.measured = { time, at: performance.now(), difference };
}

/** Whole seconds by which this process's clock differs too much from the database's, or null while it agrees. */
export function clockDifferenceSeconds(): number | null {
  const difference = clock.measured?.difference ?? 0;
  return Math.abs(difference) > MAX_DIFFERENCE_MS ? Math.round(difference / 1000) : null;
}

/**
 * Measures now and every ten seconds until stopped, and logs a clock that differs. An unavailable database leaves the
 * last measurement in force.
 */
export async function followDatabaseClock(): Promise<() => void> {
  const measure = async () => {
    await measureDatabaseClock().catch((error: unknown) => log("debug", "clock_not_measured", { error }));
    const seconds = clockDifferenceSeconds();
    if (seconds !== null) log("error", "clock_skew", { seconds });
  };
  await measure();
  const timer = setInterval(() => void measure(), MEASURE_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Forgets what was measured; for tests. */
export function forgetDatabaseClock(): void {
  clock.measured = null;
}
