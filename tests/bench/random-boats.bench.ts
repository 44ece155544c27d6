import { runCommand } from "@/scripts/ci/run-command";
import { say } from "@/scripts/server/say";

// The search among boats with random terms, with a seed after another: `npm run bench -- random-boats [count] [first]`.
// The gate tries one seed. Ends at the first one that fails, and names it.
const COUNT = Number(process.argv[2] ?? 20);
const FIRST = Number(process.argv[3] ?? Math.floor(Date.now() / 86_400_000));

for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
  const code = await runCommand(
    process.execPath,
    [
      "node_modules/jest/bin/jest.js",
      "--selectProjects",
      "integration",
      "--maxWorkers=1",
      "tests/integration/search/random-boats.test.ts",
    ],
    { env: { NODE_ENV: "test", SEARCH_SEED: String(seed) } },
  );
  say(`seed ${seed}: ${code === 0 ? "agrees" : "FAILS"}`);
  if (code !== 0) process.exit(code);
}
