import { resolve } from "node:path";
import { completeEnvironment } from "@/lib/config/complete-environment";
import { refuseDemoData, refuseUnsafeSettings } from "@/lib/config/production-profile";
import { demoDeskPath } from "@/lib/server/people/desk/demo-desk";
import { demoConsolePath } from "@/lib/server/people/staff/demo-console";
import { getPool } from "@/lib/server/platform/db/pool";
import { storeSiteAddress } from "@/lib/server/platform/settings/site-address";
import { buildWhenStale } from "@/scripts/server/build-when-stale";
import { hasDemoData } from "@/scripts/server/has-demo-data";
import { joinDatabase } from "@/scripts/server/join-database";
import { prepareDatabase } from "@/scripts/server/prepare-database";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { runUntilStopped } from "@/scripts/server/run-until-stopped";
import { say } from "@/scripts/server/say";
import { sayOpenPoints } from "@/scripts/server/say-open-points";
import { startGateway } from "@/scripts/server/start-gateway";

const started = performance.now();

runUntilStopped(async (atStop) => {
  const env = completeEnvironment(PROJECT_ROOT, "production");
  refuseUnsafeSettings(env);
  const joining = joinDatabase(PROJECT_ROOT);
  atStop(async () => (await joining).leave());
  const database = await joining;
  await prepareDatabase(PROJECT_ROOT, database.url);
  refuseDemoData(env, await hasDemoData());
  // Asked before there are visitors: a site that serves them does not end over a hint.
  const login = await findDemoLogin();
  await storeSiteAddress(env.SITE_URL);
  await sayOpenPoints();
  atStop(await startGateway(PROJECT_ROOT));
  const build = await buildWhenStale(PROJECT_ROOT);
  // Next decides how it runs when it is loaded, so the environment must be whole before.
  const { serveSite } = await import("@/scripts/server/serve-site");
  const serving = serveSite(PROJECT_ROOT, { build, databaseUrl: database.url });
  atStop(async () => (await serving).stop());
  await serving;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`Palamar is ready after ${seconds} s: ${env.SITE_URL} (listening on ${env.HOST}:${env.PORT})`);
  if (login) say(`Demo login: ${login}`);
  // Sealed now: it works for two hours, on this machine only.
  const [office, desk] = login ? [demoConsolePath(new Date()), demoDeskPath(new Date())] : [];
  if (office) say(`Demo console: ${env.SITE_URL}${office}`);
  if (desk) say(`Demo owner's desk: ${env.SITE_URL}${desk}`);
  if (!env.SMTP_URL) say(`Mails are written to ${resolve(PROJECT_ROOT, env.VAR_DIRECTORY, "outbox")}`);
});

/** How to try the site as a customer, or null when this database has no demo customers. */
async function findDemoLogin(): Promise<string | null> {
  const { DEMO_LOGIN } = await import("@/lib/server/runtime/seed/seed-customers");
  const { email, password } = DEMO_LOGIN;
  const { rowCount } = await getPool().query("select from users where demo and email = $1", [email]);
  return rowCount ? `${email} / ${password}` : null;
}
