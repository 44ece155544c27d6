import { chmodSync, globSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { closePool } from "@/lib/server/platform/db/pool";
import { buildWhenStale } from "@/scripts/server/build-when-stale";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { say } from "@/scripts/server/say";
import { type DebianProgram, debianProgram } from "@/tests/fixtures/installation/debian-program";
import { stopPrograms } from "@/tests/fixtures/processes/start-program";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

export interface Trial {
  /** A folder of its own that is gone afterwards, and that PostgreSQL's account may enter. */
  folder: string;
  /** A line of the table at the end. */
  figure(name: string, value: string | number): void;
  /** A promise of the operations guide with what was seen; a broken one fails the trial. */
  promise(name: string, isKept: boolean, seen: string | number): void;
}

interface Line {
  word: string;
  name: string;
  value: string;
}

const LOG_LINES = 8;
const MAX_LETTERS = 600;

/**
 * Runs a trial and ends the process: 0 when every promise was kept, 1 when one was broken or the trial failed or took
 * longer than it may, 2 when a program is missing. Whatever happens, Ctrl-C too, nothing of it stays.
 */
export async function runTrial(
  { needs, minutes }: { needs: readonly DebianProgram[]; minutes: number },
  work: (trial: Trial) => Promise<void>,
): Promise<void> {
  refuseMissing(needs);
  completeEnvironment(PROJECT_ROOT, "production");
  // Its own connections are lost as well; what the site's processes say is in their logs.
  changeEnvironment({ LOG_LEVEL: "error" });
  await buildWhenStale(PROJECT_ROOT);
  const folder = await mkdtemp(join(tmpdir(), "palamar-trial-"));
  chmodSync(folder, 0o755);
  let isEnding = false;
  const end = async (code: number) => {
    isEnding = true;
    await stopPrograms();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(130));
  const tooLong = setTimeout(
    () => void fail(new Error(`not done after ${minutes} minutes`)),
    minutes * 60_000,
  );
  const fail = async (error: unknown) => {
    // What fails because its programs are being stopped.
    if (isEnding) return;
    say(`FAILED ${error instanceof Error ? error.stack : error}`);
    showLogs(folder);
    await end(1);
  };
  const lines: Line[] = [];
  const line = (word: string) => (name: string, value: string | number) =>
    lines.push({ word, name, value: String(value) });
  const started = performance.now();
  try {
    await work({
      folder,
      figure: line(""),
      promise: (name, isKept, seen) => line(isKept ? "kept" : "BROKEN")(name, seen),
    });
    await closePool();
  } catch (error) {
    await fail(error);
  }
  clearTimeout(tooLong);
  line("")("seconds of the whole trial", ((performance.now() - started) / 1000).toFixed(0));
  const isBroken = lines.some(({ word }) => word === "BROKEN");
  if (isBroken) showLogs(folder);
  report(lines);
  await end(isBroken ? 1 : 0);
}

function refuseMissing(needs: readonly DebianProgram[]): void {
  try {
    for (const name of needs) debianProgram(name);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

function report(lines: readonly Line[]): void {
  const width = Math.max(...lines.map(({ name }) => name.length));
  for (const { word, name, value } of lines) say(`${word.padEnd(7)}${name.padEnd(width + 2)}${value}`);
}

/** The last that each program said, and first of all what was an error to it. */
function showLogs(folder: string): void {
  for (const file of globSync(join(folder, "**/*.log"))) {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    const errors = lines.filter((line) => line.includes('"level":"error"')).slice(0, LOG_LINES);
    const shown = [...errors, ...lines.slice(-LOG_LINES)].map((line) => line.slice(0, MAX_LETTERS));
    say(`── ${basename(file)}\n${shown.join("\n")}`);
  }
}
