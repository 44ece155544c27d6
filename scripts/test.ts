import { parseArgs } from "node:util";
import { runStages } from "@/scripts/ci/run-stages";
import { STAGES, type StageName } from "@/scripts/ci/test-stages";
import { say } from "@/scripts/server/say";

/** Everything: `npm test`, or a part: `npm test -- --only integration,e2e`. */
const { values } = parseArgs({ options: { only: { type: "string" } } });
const all = Object.keys(STAGES) as StageName[];
const wanted = values.only?.split(",") ?? all;
const unknown = wanted.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  say(`no such stage: ${unknown.join(", ")}; there are ${all.join(", ")}`);
  process.exit(2);
}
const { failures } = await runStages(all.filter((name) => wanted.includes(name)));
process.exit(failures.length > 0 ? 1 : 0);
