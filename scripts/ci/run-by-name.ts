import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "@/scripts/ci/run-command";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { say } from "@/scripts/server/say";

const LOADER = ["--import", "./scripts/server/resolve-project-paths.mjs"];

interface Place {
  /** Of tests: `<name>.<kind>.ts` are its programs. */
  folder: string;
  kind: string;
}

/** Runs a program of a folder by name, with the remaining arguments; lists the names if there is no such program. */
export async function runByName(
  { folder, kind }: Place,
  [name = "", ...parameters]: readonly string[],
): Promise<number> {
  const file = join(PROJECT_ROOT, "tests", folder, `${name}.${kind}.ts`);
  if (/^[a-z-]+$/.test(name) && existsSync(file))
    return runCommand(process.execPath, [...LOADER, file, ...parameters]);
  const names = await readdir(join(PROJECT_ROOT, "tests", folder));
  say(`npm run ${kind} -- <name>, where name is one of:`);
  for (const found of names.filter((entry) => entry.endsWith(`.${kind}.ts`)))
    say(`  ${found.replace(`.${kind}.ts`, "")}`);
  return name ? 2 : 0;
}
