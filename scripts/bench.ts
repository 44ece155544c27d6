import { runByName } from "@/scripts/ci/run-by-name";

/** Measurements that take longer than tests may: `npm run bench -- <name>`, one file each in tests/bench. */
process.exit(await runByName({ folder: "bench", kind: "bench" }, process.argv.slice(2)));
