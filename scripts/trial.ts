import { runByName } from "@/scripts/ci/run-by-name";

/**
 * Several processes, releases, poolers, clocks and a database that dies, with Debian's programs on this machine:
 * `npm run trial -- <name>`, one file each in tests/trials.
 */
// Ctrl-C reaches the trial too: it cleans up, and then we end with it.
process.on("SIGINT", () => undefined);
process.exit(await runByName({ folder: "trials", kind: "trial" }, process.argv.slice(2)));
