import { resolve } from "node:path";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { refuseDemoData, refuseUnsafeSettings } from "@/lib/config/production-profile";
import { log } from "@/lib/server/log";
import { joinDatabase } from "@/scripts/ops/join-database";
import { buildWhenStale } from "@/scripts/server/build-when-stale";
import { findDemoLogin } from "@/scripts/server/find-demo-login";
import { hasDemoData } from "@/scripts/server/has-demo-data";
import { prepareDatabase } from "@/scripts/server/prepare-database";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { say } from "@/scripts/server/say";
import { startGateway } from "@/scripts/server/start-gateway";
import { stopOnSignal } from "@/scripts/server/stop-on-signal";

const started = performance.now();
const stops: (() => Promise<void>)[] = [];

async function start(): Promise<void> {
  const env = completeEnvironment(PROJECT_ROOT, "production");
  refuseUnsafeSettings(env);
  stopOnSignal(stopAll);
  const joining = joinDatabase(PROJECT_ROOT);
  stops.unshift(async () => (await joining).leave());
  const database = await joining;
  await prepareDatabase(PROJECT_ROOT, database.url);
  refuseDemoData(env, await hasDemoData());
  // Asked before there are visitors: a site that serves them does not end over a hint.
  const login = await findDemoLogin();
  stops.unshift(await startGateway(PROJECT_ROOT));
  const build = await buildWhenStale(PROJECT_ROOT);
  // Next decides how it runs when it is loaded, so the environment must be whole before.
  const { serveSite } = await import("@/scripts/server/serve-site");
  const serving = serveSite(PROJECT_ROOT, { build, databaseUrl: database.url });
  stops.unshift(async () => (await serving).stop());
  await serving;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`Palamar is ready after ${seconds} s: ${env.SITE_URL} (listening on ${env.HOST}:${env.PORT})`);
  if (login) say(`Demo login: ${login}`);
  if (!env.SMTP_URL) say(`Mails are written to ${resolve(PROJECT_ROOT, env.VAR_DIRECTORY, "outbox")}`);
}

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0)) {
    // What could not be stopped must not keep the rest running, least of all the database.
    await stop().catch((error: unknown) => log("error", "stop_failed", { error }));
  }
}

process.on("unhandledRejection", (error) => log("error", "unhandled_rejection", { error }));

start().catch(async (error: unknown) => {
  log("error", "start_failed", { error });
  await stopAll().catch(() => undefined);
  process.exit(1);
});
