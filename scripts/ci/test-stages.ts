import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { serverEnv } from "@/lib/config/env.server";
import {
  type BrowserReport,
  type JestReport,
  listBrowserFailures,
  listFlaky,
  listJestFailures,
} from "@/scripts/ci/list-failures";
import { runCommand } from "@/scripts/ci/run-command";
import { buildWhenStale } from "@/scripts/server/build-when-stale";
import { PROJECT_ROOT } from "@/scripts/server/project-root";

export interface StageResult {
  passed: number;
  /** What failed, a line each: `failed: stage › file › title › error`. */
  failures: string[];
  /** Browser tests that passed only when repeated, a line each: `flaky: stage › file › title › error`. */
  flaky?: string[];
}

export interface StageOptions {
  /** A PostgreSQL beside the embedded one, for the stage `other-server`. */
  otherServer?: string;
}

export const STAGES = {
  lint: () => check("lint", "biome", ["check", "--error-on-warnings"]),
  unused: () => check("unused", "knip", ["--treat-config-hints-as-errors"]),
  types: async () => {
    const generated = await check("types", "next", ["typegen"], NO_BUILD);
    return generated.failures.length > 0
      ? generated
      : check("types", "tsc", ["--noEmit", TSC_SINGLE_THREADED]);
  },
  guards: () => jest("guards"),
  unit: () => jest("unit"),
  build: async () => one("build", await buildWhenStale(PROJECT_ROOT).then(() => 0, report)),
  integration: () =>
    jest("integration", {
      parameters: serverEnv().DATABASE_URL ? ignoring(OWN_SERVER) : [],
      workers: INTEGRATION_WORKERS,
    }),
  "other-server": ({ otherServer }) =>
    jest("integration", {
      stage: "other-server",
      parameters: [
        "--testPathPatterns",
        ...SERVER_DEPENDENT.map((file) => `tests/integration/${file}\\.test`),
      ],
      env: { DATABASE_URL: otherServer ?? "" },
      workers: INTEGRATION_WORKERS,
    }),
  e2e: () => playwright(),
} as const satisfies Record<string, (options: StageOptions) => Promise<StageResult>>;

export type StageName = keyof typeof STAGES;

/**
 * What runs beside each other; within a lane one stage after the other. Most integration tests wait, and so do browser
 * tests for a part of their time: together they keep the cores at work. The first lane takes longest.
 */
export const LANES: readonly (readonly StageName[])[] = [
  ["build", "e2e"],
  ["integration", "other-server"],
  ["lint", "unused", "unit", "guards"],
  ["types"],
];

/**
 * Stages that wait for one of another lane. The browser tests take longest, so nothing keeps the cores from the build
 * before them. Types and build both write `next-env.d.ts`.
 */
export const AFTER: Partial<Record<StageName, StageName>> = {
  types: "build",
  integration: "build",
  unit: "build",
};

/** For stages that use no build: they must not depend on whether one has been made meanwhile. */
const NO_BUILD = { NEXT_PUBLIC_BUILD_ID: "" };

/** Several would check the types that all files use once each: nearly twice the work, on cores that are taken. */
const TSC_SINGLE_THREADED = "--singleThreaded";

/** More of them only take longer each: they share the cores with the build and the browsers beside them. */
const INTEGRATION_WORKERS = availableParallelism();

/** The browser tests take longest: the others leave them a little more of the cores, so that all end together. */
const BESIDE_BROWSERS = 3;

/** A test file lives for seconds: to compile its code for long use takes longer than that use would save. */
const SHORT_LIVED = "--no-opt";

/** These start embedded servers of their own: a DATABASE_URL changes nothing for them. */
const OWN_SERVER = ["runtime/embedded-database", "runtime/stalled-database", "faults/kill-nine"];

/**
 * The integration tests that run once more on another PostgreSQL than the embedded one. The rule: list here
 * every file that relies on the server itself rather than on our code before it. Each is a file of tests/integration.
 */
export const SERVER_DEPENDENT = [
  // Row locks, their order, deadlocks, exclusion constraints and triggers
  "reservations/create-reservation",
  "reservations/deadlines",
  "reservations/lock-order",
  "reservations/state-machine",
  "reservations/one-slot",
  "reservations/hold-limits",
  "api/ended-sessions",
  "changes/change-holds",
  "changes/change-races",
  "orders/create-order",
  "payments/refunds",
  "payments/settle-payment",
  // Unique keys and counters that decide who came first
  "faults/abandoned-key",
  "api/idempotency",
  "api/limits",
  "mail/send-once",
  // Search SQL, collation, folding and planner
  "search/count-options",
  "search/find-alternatives",
  "search/found-trips",
  "search/list-boats",
  "search/list-more-boats",
  "boats/page-reads",
  "search/similar-free-boats",
  "content/content-reads",
  "slugs/find-slug",
  // Migrations, extensions, copy and restore
  "runtime/backup",
  "seed/remove-demo",
  "seed/seed-demo",
  // Connections, time limits, NOTIFY and the queue
  "runtime/in-transaction",
  "runtime/jobs",
  "runtime/tags",
  "runtime/watched-client",
] as const;

const ignoring = (files: readonly string[]) => ["--testPathIgnorePatterns", ...files];

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

/** A program that only says whether all is well. */
async function check(
  stage: string,
  program: string,
  parameters: string[],
  env: Record<string, string> = {},
): Promise<StageResult> {
  return one(stage, await runCommand(bin(program), parameters, { env, label: stage }));
}

interface JestOptions {
  stage?: string;
  parameters?: string[];
  env?: Record<string, string>;
  workers?: number;
}

async function jest(
  project: string,
  { stage = project, parameters = [], env = {}, workers }: JestOptions = {},
): Promise<StageResult> {
  const file = await resultFile(stage);
  const own = ["--selectProjects", project, "--json", `--outputFile=${file}`];
  if (workers) own.push(`--maxWorkers=${workers}`);
  const exitCode = await runCommand(process.execPath, [SHORT_LIVED, bin("jest"), ...own, ...parameters], {
    env: { NODE_ENV: "test", LOG_LEVEL: "error", ...NO_BUILD, ...env },
    label: stage,
    nice: BESIDE_BROWSERS,
  });
  if (!existsSync(file)) return one(stage, exitCode || 1);
  const report: JestReport & { numPassedTests: number } = read(file);
  const failures = listJestFailures(stage, report, PROJECT_ROOT);
  return believe(stage, exitCode, { passed: report.numPassedTests, failures });
}

async function playwright(): Promise<StageResult> {
  const file = await resultFile("e2e");
  const exitCode = await runCommand(bin("playwright"), ["test"], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    label: "e2e",
  });
  if (!existsSync(file)) return one("e2e", exitCode || 1);
  const report: BrowserReport & { stats: { expected: number } } = read(file);
  const flaky = listFlaky("e2e", report);
  const passed = report.stats.expected + flaky.length;
  const failures = listBrowserFailures("e2e", report, PROJECT_ROOT);
  return { ...believe("e2e", exitCode, { passed, failures }), flaky };
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
