import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { childEnvironment } from "@/lib/config/child-environment";

export interface MoneyApp {
  port: number;
  /** kill -9; answers once it is dead. */
  kill(): Promise<void>;
}

/** Starts `money-app.ts` on the database and the gateway of this process, and waits until it answers. */
export async function runMoneyApp(): Promise<MoneyApp> {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "./scripts/server/resolve-project-paths.mjs", "tests/support/money-app.ts"],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: childEnvironment({ NODE_OPTIONS: "", LOG_LEVEL: "silent", RATE_LIMITS: "false" }),
    },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  if (!child.stdout) throw new Error("the app has no output");
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith("{")) continue;
    const kill = () => {
      child.kill("SIGKILL");
      return ended;
    };
    return { port: JSON.parse(line).port, kill };
  }
  throw new Error(`the app ended with ${child.exitCode}`);
}
