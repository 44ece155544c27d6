import { parseArgs } from "node:util";
import { runStages } from "@/scripts/ci/run-stages";
import { STAGES, type StageName } from "@/scripts/ci/test-stages";
import { say } from "@/scripts/server/say";

/**
 * Everything: `npm test`, or a part: `npm test -- --only integration,e2e`. With `--other-server postgres://…`
 * what depends on the server runs once more on that one.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, "other-server": { type: "string" } } });
const otherServer = values["other-server"];
const all = (Object.keys(STAGES) as StageName[]).filter((name) => name !== "other-server" || otherServer);
const wanted = values.only?.split(",") ?? all;
const unknown = wanted.filter((name) => !all.some((one) => one === name));
if (unknown.length > 0) {
  say(`no such stage: ${unknown.join(", ")}; there are ${all.join(", ")}`);
  process.exit(2);
}
const { failures } = await runStages(
  all.filter((name) => wanted.includes(name)),
  { otherServer },
);
process.exit(failures.length > 0 ? 1 : 0);
