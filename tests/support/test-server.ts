import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { childEnvironment } from "@/lib/config/child-environment";
import { freePort } from "@/tests/support/free-port";

export interface TestServerOptions {
  /** Folder for database, outbox and log, relative to the project. */
  varDirectory: string;
  /** A free one unless a restart must keep its address. */
  port?: number;
  env?: Record<string, string>;
}

export interface TestServer {
  /** As customers see it: `http://localhost:<port>`. */
  url: string;
  /** The same server under its other name, for everything that must be cross-site. */
  otherUrl: string;
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const READY_WITHIN = 300_000;

/** Starts the whole program, as `npm start` does, on a port of its own; its output goes to `<var>/server.log`. */
export async function startTestServer({
  varDirectory,
  port: wanted,
  env = {},
}: TestServerOptions): Promise<TestServer> {
  const root = process.cwd();
  const port = wanted ?? (await freePort());
  const url = `http://localhost:${port}`;
  const otherUrl = `http://127.0.0.1:${port}`;
  mkdirSync(join(root, varDirectory), { recursive: true });
  const child = spawn(
    process.execPath,
    ["--import", "./scripts/server/resolve-project-paths.mjs", "scripts/start.ts"],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: childEnvironment({
        NODE_ENV: "production",
        NODE_OPTIONS: "",
        PORT: String(port),
        SITE_URL: url,
        // Absent: the program starts its own test gateway.
        TEST_GATEWAY_URL: "",
        VAR_DIRECTORY: varDirectory,
        ...env,
      }),
    },
  );
  const output = createWriteStream(join(root, varDirectory, "server.log"), { flags: "a" });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await becomeReady(child, otherUrl, join(varDirectory, "server.log"));
  return {
    url,
    otherUrl,
    process: child,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await ended;
    },
  };
}

async function becomeReady(child: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}; see ${logFile}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  child.kill("SIGKILL");
  throw new Error(`the server was not ready in time; see ${logFile}`);
}
