import { completeEnvironment } from "@/lib/config/complete-environment";
import { serverEnv } from "@/lib/config/env.server";
import { refuseDemoData, refuseUnsafeSettings } from "@/lib/config/production-profile";
import { followDatabaseClock } from "@/lib/server/platform/db/database-clock";
import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import { closePool } from "@/lib/server/platform/db/pool";
import { serveMetrics } from "@/lib/server/runtime/metrics/serve-metrics";
import { startWorker } from "@/lib/server/runtime/worker/start-worker";
import { hasDemoData } from "@/scripts/server/has-demo-data";
import { joinDatabase } from "@/scripts/server/join-database";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { runUntilStopped } from "@/scripts/server/run-until-stopped";
import { say } from "@/scripts/server/say";
import { startGateway } from "@/scripts/server/start-gateway";

/** The background jobs alone, beside sites that run with `JOB_WORKER=false`: `npm run worker`. */
runUntilStopped(async (atStop) => {
  const env = completeEnvironment(PROJECT_ROOT, "production");
  refuseUnsafeSettings(env);
  const database = await joinDatabase(PROJECT_ROOT);
  atStop(database.leave);
  atStop(closePool);
  await migrateDatabase(PROJECT_ROOT, database.url);
  refuseDemoData(env, await hasDemoData());
  atStop(await startGateway(PROJECT_ROOT));
  const stopClock = await followDatabaseClock();
  atStop(async () => stopClock());
  const worker = startWorker(database.url);
  atStop(() => worker.stop());
  const { METRICS_PORT: port, METRICS_TOKEN: token, HOST: host } = serverEnv();
  const metrics = await serveMetrics({ host, port, token });
  atStop(metrics.stop);
  say(`The job worker runs.${metrics.port ? ` Metrics: http://${host}:${metrics.port}/metrics` : ""}`);
});
