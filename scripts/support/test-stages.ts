import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { serverEnv } from "@/lib/config/env.server";
import { buildWhenStale } from "@/scripts/support/build-when-stale";
import { PROJECT_ROOT } from "@/scripts/support/project-root";
import { runCommand } from "@/scripts/support/run-command";

export interface Count {
  passed: number;
  failed: number;
}

export const STAGES = {
  lint: async () => one(await runCommand(bin("biome"), ["check", "--error-on-warnings"])),
  types: async () =>
    one((await runCommand(bin("next"), ["typegen"])) || (await runCommand(bin("tsc"), ["--noEmit"]))),
  guards: () => jest("guards"),
  unit: () => jest("unit"),
  integration: () => jest("integration", serverEnv().DATABASE_URL ? OWN_SERVER : []),
  build: async () => one(await buildWhenStale(PROJECT_ROOT).then(() => 0, report)),
  e2e: () => playwright(),
} as const satisfies Record<string, () => Promise<Count>>;

export type StageName = keyof typeof STAGES;

/** These start embedded servers of their own: a DATABASE_URL changes nothing for them. */
const OWN_SERVER = ["runtime/embedded-database", "runtime/stalled-database", "faults/kill-nine"];

/** A check that has no tests of its own counts as one. */
function one(exitCode: number): Count {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function report(error: unknown): number {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
}

async function jest(project: string, ignored: string[] = []): Promise<Count> {
  const file = await resultFile(project);
  const parameters = ["--selectProjects", project, "--json", `--outputFile=${file}`, "--passWithNoTests"];
  if (ignored.length > 0) parameters.push("--testPathIgnorePatterns", ...ignored);
  const exitCode = await runCommand(bin("jest"), parameters, { NODE_ENV: "test", LOG_LEVEL: "error" });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const result: { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number } =
    read(file);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

async function playwright(): Promise<Count> {
  const file = await resultFile("e2e");
  const exitCode = await runCommand(bin("playwright"), ["test", "--pass-with-no-tests"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors }: { stats: Record<"expected" | "flaky" | "unexpected", number>; errors: unknown[] } =
    read(file);
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: exitCode === 0 ? failed : Math.max(1, failed) };
}

async function resultFile(name: string): Promise<string> {
  const folder = join(PROJECT_ROOT, "var", "test-results");
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  await rm(file, { force: true });
  return file;
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8"));
}

function bin(name: string): string {
  return join(PROJECT_ROOT, "node_modules", ".bin", name);
}
