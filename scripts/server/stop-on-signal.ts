import { log } from "@/lib/server/platform/log";

/** Ctrl-C reaches us twice: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MILLISECONDS = 1000;

/** Stops in order at the first signal; a second one ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let first: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (first !== null) {
      if (Date.now() - first > SAME_SIGNAL_MILLISECONDS) process.exit(130);
      return;
    }
    first = Date.now();
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
