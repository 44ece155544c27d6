import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "@/scripts/ci/run-command";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { say } from "@/scripts/server/say";

/** Measurements that take longer than tests may: `npm run bench -- <name>`, one file each in tests/bench. */
const [name = "", ...parameters] = process.argv.slice(2);
const folder = join(PROJECT_ROOT, "tests", "bench");
const file = join(folder, `${name}.bench.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const names = existsSync(folder) ? await readdir(folder) : [];
  say("npm run bench -- <name>, where name is one of:");
  for (const found of names.filter((entry) => entry.endsWith(".bench.ts")))
    say(`  ${found.replace(".bench.ts", "")}`);
  process.exit(name ? 2 : 0);
}
const loader = ["--import", "./scripts/server/resolve-project-paths.mjs"];
process.exit(await runCommand(process.execPath, [...loader, file, ...parameters]));
