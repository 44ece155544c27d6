import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { childEnvironment } from "@/lib/config/child-environment";
import { serverEnv } from "@/lib/config/env.server";
import { E2E_FOLDER } from "@/tests/fixtures/browser/e2e-folder";

/** Runs one of the operator's commands on the site under test; returns what it printed. */
export async function operate(...args: string[]): Promise<string> {
  const place: Record<string, string> = serverEnv().DATABASE_URL ? {} : { VAR_DIRECTORY: E2E_FOLDER };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "./scripts/server/resolve-project-paths.mjs", "scripts/ops.ts", ...args],
    { env: childEnvironment({ NODE_OPTIONS: "", ...place }) },
  );
  return stdout;
}
