import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { listenTags } from "@/lib/server/platform/db/listen-tags";
import { closePool } from "@/lib/server/platform/db/pool";
import { storeSiteAddress } from "@/lib/server/platform/settings/site-address";
import { joinDatabase } from "@/scripts/server/join-database";
import { prepareDatabase } from "@/scripts/server/prepare-database";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { revalidateOwnCache } from "@/scripts/server/revalidate-own-cache";
import { startGateway } from "@/scripts/server/start-gateway";
import { stopOnSignal } from "@/scripts/server/stop-on-signal";

/** The site with hot reloading, on the same database as `npm start`. */
const env = completeEnvironment(PROJECT_ROOT, "development");
const database = await joinDatabase(PROJECT_ROOT);
await prepareDatabase(PROJECT_ROOT, database.url);
await storeSiteAddress(env.SITE_URL);
const stopGateway = await startGateway(PROJECT_ROOT);
const next = spawn(
  process.execPath,
  [join(PROJECT_ROOT, "node_modules/.bin/next"), "dev", "--port", String(env.PORT)],
  { cwd: PROJECT_ROOT, stdio: ["ignore", "inherit", "inherit"] },
);
const ended = new Promise((resolve) => next.once("exit", resolve));
let stopping: Promise<void> | undefined;
// The development server needs a moment before it can hear about changes.
const listener = listenTags(database.url, async (tags) => {
  for (let tries = 0; tries < 30 && !stopping; tries += 1) {
    if (
      await revalidateOwnCache(tags).then(
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
