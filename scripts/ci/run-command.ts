import { spawn } from "node:child_process";
import { childEnvironment } from "@/lib/config/child-environment";
import { PROJECT_ROOT } from "@/scripts/server/project-root";

/** Runs a program of the project with this very Node; answers its exit code. Its output goes to ours. */
export function runCommand(
  program: string,
  parameters: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, parameters, {
    cwd: PROJECT_ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: childEnvironment({ ...env, NEXT_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" }),
  });
  const onExit = () => child.kill();
  process.once("exit", onExit);
  process.once("SIGTERM", exitOnSignal);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      process.off("exit", onExit);
      process.off("SIGTERM", exitOnSignal);
      resolve(code ?? 1);
    });
  });
}

/** By itself a signal would end us without the "exit" that ends the child. */
function exitOnSignal(): void {
  process.exit(143);
}
