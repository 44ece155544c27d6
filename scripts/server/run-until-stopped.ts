import { log } from "@/lib/server/platform/log";
import { stopOnSignal } from "@/scripts/server/stop-on-signal";

type Stop = () => Promise<void>;

/**
 * Runs a program that stays until a signal ends it. `start` names what must be stopped as soon as it has begun: at a
 * signal, and when the start fails, all of it is stopped, the last begun first. It continues when its output is no
 * longer read.
 */
export function runUntilStopped(start: (atStop: (stop: Stop) => void) => Promise<void>): void {
  const stops: Stop[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0)) {
      // What could not be stopped must not keep the rest running, least of all the database.
      await stop().catch((error: unknown) => log("error", "stop_failed", { error }));
    }
  };
  // The reader of the output may be gone: reporting this error there would fail again, without end.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  process.on("unhandledRejection", (error) => log("error", "unhandled_rejection", { error }));
  stopOnSignal(stopAll);
  start((stop) => stops.unshift(stop)).catch(async (error: unknown) => {
    log("error", "start_failed", { error });
    await stopAll();
    process.exit(1);
  });
}
