import { runStages } from "@/scripts/support/run-stages";

/** For daily work: under a minute, without database, build or browser. */
const { failed } = await runStages(["lint", "types", "guards", "unit"]);
process.exit(failed > 0 ? 1 : 0);
