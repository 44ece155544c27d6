import { completeEnvironment } from "@/lib/config/complete-environment";
import { serverEnv } from "@/lib/config/env.server";
import { refuseDemoData, refuseUnsafeSettings } from "@/lib/config/production-profile";
import { followDatabaseClock } from "@/lib/server/db/database-clock";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { closePool } from "@/lib/server/db/pool";
import { log } from "@/lib/server/log";
import { serveMetrics } from "@/lib/server/metrics/serve-metrics";
import { startWorker } from "@/lib/server/worker/start-worker";
import { joinDatabase } from "@/scripts/ops/join-database";
import { hasDemoData } from "@/scripts/server/has-demo-data";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { say } from "@/scripts/server/say";
import { startGateway } from "@/scripts/server/start-gateway";
import { stopOnSignal } from "@/scripts/server/stop-on-signal";

/** The background jobs alone, beside sites that run with `JOB_WORKER=false`: `npm run worker`. */
const stops: (() => Promise<void>)[] = [];

async function start(): Promise<void> {
  const env = completeEnvironment(PROJECT_ROOT, "production");
  refuseUnsafeSettings(env);
  stopOnSignal(stopAll);
  const database = await joinDatabase(PROJECT_ROOT);
  stops.unshift(closePool, database.leave);
  await migrateDatabase(PROJECT_ROOT, database.url);
  refuseDemoData(env, await hasDemoData());
  stops.unshift(await startGateway(PROJECT_ROOT));
  const stopClock = await followDatabaseClock();
  stops.unshift(async () => stopClock());
  const worker = startWorker(database.url);
  stops.unshift(() => worker.stop());
  const { METRICS_PORT: port, METRICS_TOKEN: token, HOST: host } = serverEnv();
  const metrics = await serveMetrics({ host, port, token });
  stops.unshift(metrics.stop);
  say(`The job worker runs.${metrics.port ? ` Metrics: http://${host}:${metrics.port}/metrics` : ""}`);
}

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0)) {
    await stop().catch((error: unknown) => log("error", "stop_failed", { error }));
  }
}

process.on("unhandledRejection", (error) => log("error", "unhandled_rejection", { error }));

start().catch(async (error: unknown) => {
  log("error", "start_failed", { error });
  await stopAll();
  process.exit(1);
});
