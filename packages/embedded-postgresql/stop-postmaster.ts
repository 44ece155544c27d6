import { setTimeout as sleep } from "node:timers/promises";
import { findPostmaster } from "./postmaster-process";

/** In turn: roll back and write a checkpoint; leave at once; the kernel ends a process that is stuck. */
const STEPS = [
  { signal: "SIGINT", within: 30_000 },
  { signal: "SIGQUIT", within: 5_000 },
  { signal: "SIGKILL", within: 5_000 },
] as const;

/** Stops the server on that data and returns when it is gone. */
export async function stopPostmaster(data: string): Promise<void> {
  const pid = findPostmaster(data);
  if (pid === null) return;
  for (const { signal, within } of STEPS) {
    process.kill(pid, signal);
    const deadline = Date.now() + within;
    while (Date.now() < deadline) {
      if (findPostmaster(data) !== pid) return;
      await sleep(20);
    }
  }
}
