import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { serverEnv } from "@/lib/config/env.server";
import {
  type BrowserReport,
  type JestReport,
  listBrowserFailures,
  listJestFailures,
} from "@/scripts/ci/list-failures";
import { runCommand } from "@/scripts/ci/run-command";
import { buildWhenStale } from "@/scripts/server/build-when-stale";
import { PROJECT_ROOT } from "@/scripts/server/project-root";

export interface StageResult {
  passed: number;
  /** What failed, a line each: `failed: stage › file › title › error`. */
  failures: string[];
}

export const STAGES = {
  lint: async () => one("lint", await runCommand(bin("biome"), ["check", "--error-on-warnings"])),
  types: async () =>
    one(
      "types",
      (await runCommand(bin("next"), ["typegen"])) || (await runCommand(bin("tsc"), ["--noEmit"])),
    ),
  guards: () => jest("guards"),
  unit: () => jest("unit"),
  integration: () => jest("integration", serverEnv().DATABASE_URL ? OWN_SERVER : []),
  build: async () => one("build", await buildWhenStale(PROJECT_ROOT).then(() => 0, report)),
  e2e: () => playwright(),
} as const satisfies Record<string, () => Promise<StageResult>>;

export type StageName = keyof typeof STAGES;

/** These start embedded servers of their own: a DATABASE_URL changes nothing for them. */
const OWN_SERVER = ["runtime/embedded-database", "runtime/stalled-database", "faults/kill-nine"];

/** A check that has no tests of its own counts as one. */
function one(stage: string, exitCode: number): StageResult {
  if (exitCode === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [`failed: ${stage} › exit code ${exitCode}`] };
}

/** A runner that says it failed has failed, even where its report names no test. */
function believe(stage: string, exitCode: number, { passed, failures }: StageResult): StageResult {
  return { passed, failures: failures.length > 0 ? failures : one(stage, exitCode).failures };
}

function report(error: unknown): number {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
}

async function jest(project: string, ignored: string[] = []): Promise<StageResult> {
  const file = await resultFile(project);
  const parameters = ["--selectProjects", project, "--json", `--outputFile=${file}`, "--passWithNoTests"];
  if (ignored.length > 0) parameters.push("--testPathIgnorePatterns", ...ignored);
  const exitCode = await runCommand(bin("jest"), parameters, { NODE_ENV: "test", LOG_LEVEL: "error" });
  if (!existsSync(file)) return one(project, exitCode || 1);
  const report: JestReport & { numPassedTests: number } = read(file);
  const failures = listJestFailures(project, report, PROJECT_ROOT);
  return believe(project, exitCode, { passed: report.numPassedTests, failures });
}

async function playwright(): Promise<StageResult> {
  const file = await resultFile("e2e");
  const exitCode = await runCommand(bin("playwright"), ["test", "--pass-with-no-tests"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (!existsSync(file)) return one("e2e", exitCode || 1);
  const report: BrowserReport & { stats: { expected: number } } = read(file);
  return believe("e2e", exitCode, {
    passed: report.stats.expected,
    failures: listBrowserFailures("e2e", report, PROJECT_ROOT),
  });
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
