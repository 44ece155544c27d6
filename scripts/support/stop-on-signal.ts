import { log } from "@/lib/server/http/log";

/** Stops in order at the first signal; a second one ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(130);
    stopping = true;
    log("info", "stopping", { signal });
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log("error", "stop_failed", { error });
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
