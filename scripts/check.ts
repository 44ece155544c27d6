import { runStages } from "@/scripts/ci/run-stages";

/** For daily work: needs no database, build or browser. */
const { failures } = await runStages(["lint", "unused", "types", "guards", "unit"]);
process.exit(failures.length > 0 ? 1 : 0);
