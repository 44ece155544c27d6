import { type ChildProcess, spawn } from "node:child_process";
import { setPriority } from "node:os";
import { createInterface } from "node:readline";
import { childEnvironment } from "@/lib/config/child-environment";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { say } from "@/scripts/server/say";

interface CommandOptions {
  env?: Record<string, string>;
  /** The prefix of every line of output: others write to the same terminal meanwhile. */
  label?: string;
  /** Gives way to others by so much, as `nice` counts it. */
  nice?: number;
}

/** Runs a program of the project with the current Node; returns its exit code. Its output goes to ours. */
export function runCommand(
  program: string,
  parameters: string[],
  { env = {}, label, nice }: CommandOptions = {},
): Promise<number> {
  const output = label === undefined ? "inherit" : "pipe";
  const child = spawn(program, parameters, {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", output, output],
    env: childEnvironment({ ...env, NEXT_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" }),
  });
  if (label !== undefined) labelOutput(child, label);
  if (nice && child.pid) setPriority(child.pid, nice);
  const onExit = () => child.kill();
  process.once("exit", onExit);
  process.once("SIGTERM", exitOnSignal);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    // All that it wrote has been read by then.
    child.once("close", (code) => {
      process.off("exit", onExit);
      process.off("SIGTERM", exitOnSignal);
      resolve(code ?? 1);
    });
  });
}

function labelOutput({ stdout, stderr }: ChildProcess, label: string): void {
  for (const stream of [stdout, stderr])
    if (stream) createInterface({ input: stream }).on("line", (line) => say(`${label} │ ${line}`));
}

/** By itself a signal would end us without the "exit" that ends the child. */
function exitOnSignal(): void {
  process.exit(143);
}
