import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { childEnvironment } from "@/lib/config/child-environment";

export interface ReservingApp {
  process: ChildProcess;
  /** Of its database. */
  url: string;
  /** The folder of its database's files. */
  data: string;
  port: number;
}

/** Starts `reserving-app.ts` and waits until it answers; the database is migrated then. */
export async function runReservingApp(dataDirectory: string, port = 0): Promise<ReservingApp> {
  const parameters = ["tests/support/reserving-app.ts", process.cwd(), dataDirectory, String(port)];
  const child = spawn(
    process.execPath,
    ["--import", "./scripts/server/resolve-project-paths.mjs", ...parameters],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: childEnvironment({
        NODE_OPTIONS: "",
        DATABASE_URL: "",
        LOG_LEVEL: "silent",
        RATE_LIMITS: "false",
      }),
    },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("{")) return { process: child, ...JSON.parse(line) };
  }
  throw new Error(`the app ended with ${child.exitCode}`);
}
