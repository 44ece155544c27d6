import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { listenTags } from "@/lib/server/db/listen-tags";
import { closePool } from "@/lib/server/db/pool";
import { announceToSelf } from "@/scripts/support/announce-to-self";
import { joinDatabase } from "@/scripts/support/join-database";
import { prepareDatabase } from "@/scripts/support/prepare-database";
import { PROJECT_ROOT } from "@/scripts/support/project-root";
import { startGateway } from "@/scripts/support/start-gateway";
import { stopOnSignal } from "@/scripts/support/stop-on-signal";

/** The site with hot reloading, on the same database as `npm start`. */
const env = completeEnvironment(PROJECT_ROOT, "development");
const database = await joinDatabase(PROJECT_ROOT);
await prepareDatabase(PROJECT_ROOT, database.url);
const stopGateway = await startGateway(PROJECT_ROOT);
const next = spawn(
  process.execPath,
  [join(PROJECT_ROOT, "node_modules/next/dist/bin/next"), "dev", "--port", String(env.PORT)],
  { cwd: PROJECT_ROOT, stdio: ["ignore", "inherit", "inherit"] },
);
const ended = new Promise((resolve) => next.once("exit", resolve));
let stopping: Promise<void> | undefined;
// The development server needs a moment before it can hear about changes.
const listener = listenTags(database.url, async (tags) => {
  for (let tries = 0; tries < 30 && !stopping; tries += 1) {
    if (
      await announceToSelf(tags).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(1000);
  }
});

/** By a signal, or because the development server ended: both wait for the same end. */
function stop(): Promise<void> {
  stopping ??= stopAll();
  return stopping;
}

async function stopAll(): Promise<void> {
  next.kill("SIGTERM");
  await ended;
  await listener.stop();
  await stopGateway();
  await closePool();
  await database.leave();
}

stopOnSignal(stop);
void ended.then(() => stop()).then(() => process.exit(next.exitCode ?? 1));
