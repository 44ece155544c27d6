import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { childEnvironment } from "@/lib/config/child-environment";
import { pathFor } from "@/lib/routes/path-for";
import { closePool } from "@/lib/server/platform/db/pool";
import { startBalancer } from "@/tests/fixtures/installation/balancer";
import {
  ask,
  type DebianPostgresql,
  startPostgresql,
  startStandby,
} from "@/tests/fixtures/installation/debian-postgresql";
import { planInstallation } from "@/tests/fixtures/installation/installation";
import { putContractsInForce } from "@/tests/fixtures/payments/put-contracts-in-force";
import { stopPrograms } from "@/tests/fixtures/processes/start-program";
import {
  type ReservingCustomers,
  sendCustomers,
  verifyReservations,
} from "@/tests/trials/load/reserving-customers";
import { countFailed, describeStatuses, sendVisitors } from "@/tests/trials/load/visits";
import { runTrial, type Trial } from "@/tests/trials/run-trial";

// The first PostgreSQL is killed under customers who reserve and pay, and its standby is promoted. Once with a
// synchronous standby, which has all that a customer was told, and once with an asynchronous one, which may lack the
// last of it.
const CUSTOMERS = 20;
const VISITORS = 4;
const BEFORE_MS = 10_000;
/** Until somebody has noticed, and has fenced the first server. */
const UNTIL_PROMOTED_MS = 5000;
const AFTER_MS = 15_000;
const PAGES = [pathFor("home", "tr"), pathFor("boats", "en"), pathFor("faq", "ar")];

await runTrial({ needs: ["postgresql", "haproxy"], minutes: 10 }, async (trial) => {
  for (const mode of ["synchronous", "asynchronous"] as const) {
    const folder = join(trial.folder, mode);
    mkdirSync(folder);
    trial.figure(`${mode} standby`, "");
    await failOver({ ...trial, folder }, mode === "synchronous");
    await closePool();
    await stopPrograms();
  }
});

async function failOver(trial: Trial, isSynchronous: boolean): Promise<void> {
  const first = await startPostgresql(trial.folder);
  const standby = await startStandby(trial.folder, first);
  if (isSynchronous) await makeSynchronous(first);
  const port = await startBalancer(trial.folder, "haproxy-database.cfg", [first.port, standby.port]);
  const databaseUrl = `postgres://palamar@127.0.0.1:${port}/palamar`;
  const installation = await planInstallation({ folder: trial.folder, databaseUrl });
  await installation.startWorker();
  await putContractsInForce();
  const sites = [await installation.startSite(0), await installation.startSite(1)];
  // Both keep these pages from now on.
  for (const { otherUrl } of sites) for (const path of PAGES) await fetch(otherUrl + path);

  const customers = await sendCustomers(installation, CUSTOMERS);
  const visits = sendVisitors(installation, PAGES, VISITORS);
  await sleep(BEFORE_MS);
  const readLag = "select pg_current_wal_lsn() - replay_lsn as bytes from pg_stat_replication";
  const lag = await ask<{ bytes: string }>(first.url, readLag);
  await first.kill();
  const killed = performance.now();
  const known = customers.history.reserved.size;
  await sleep(UNTIL_PROMOTED_MS);
  await ask(standby.url, "select pg_promote()");
  const promoted = performance.now();
  const back = await firstReservation(customers, known);
  await sleep(AFTER_MS);
  await visits.stop();
  await customers.stop();

  trial.figure("bytes by which the standby was behind before", lag?.bytes ?? "?");
  trial.figure(
    "reservations until the kill, after it",
    `${known}, ${customers.history.reserved.size - known}`,
  );
  trial.figure("seconds without a reservation", ((back - killed) / 1000).toFixed(1));
  trial.figure("  of which after the promotion", ((back - promoted) / 1000).toFixed(1));
  trial.figure("visits of kept pages", describeStatuses(visits));
  trial.promise("visits of kept pages that failed", countFailed(visits) === 0, countFailed(visits));
  const undecided = [...customers.history.answers].filter(([what]) => what.startsWith("undecided"));
  trial.figure(
    "calls that were sent again",
    undecided.map(([what, count]) => `${count} × ${what}`).join(", "),
  );
  const faults = customers.history.answers.get("undecided 500") ?? 0;
  trial.promise("calls that failed as if by a fault of ours (500)", faults === 0, faults);
  if (isSynchronous) await verifyReservations(trial, customers, installation);
  else await countLost(trial, customers, standby);
  const verified = await verifySearch(standby.url);
  trial.promise("npm run ops -- search verify", verified, verified ? "no difference" : "differences");
}

async function makeSynchronous({ url }: DebianPostgresql): Promise<void> {
  await ask(url, "alter system set synchronous_standby_names = '*'");
  await ask(url, "select pg_reload_conf()");
  const isSynchronous = "select from pg_stat_replication where sync_state = 'sync'";
  while (!(await ask(url, isSynchronous))) await sleep(100);
}

/** When the first reservation after those was promised to somebody. */
async function firstReservation({ history }: ReservingCustomers, known: number): Promise<number> {
  while (history.reserved.size <= known) await sleep(20);
  return performance.now();
}

/** What an asynchronous standby may lack: promised to a customer, and nowhere. */
async function countLost(
  trial: Trial,
  { history }: ReservingCustomers,
  { url }: DebianPostgresql,
): Promise<void> {
  const stored = await ask<{ ids: string[] }>(url, "select array_agg(id::text) as ids from reservations");
  const ids = new Set(stored?.ids);
  const lost = [...history.reserved.keys()].filter((id) => !ids.has(id)).length;
  trial.figure("promised reservations that are lost (no promise)", lost);
}

async function verifySearch(databaseUrl: string): Promise<boolean> {
  const command = [
    "--import",
    "./scripts/server/resolve-project-paths.mjs",
    "scripts/ops.ts",
    "search",
    "verify",
  ];
  const env = childEnvironment({ DATABASE_URL: databaseUrl, NODE_OPTIONS: "" });
  return promisify(execFile)(process.execPath, command, { env }).then(
    () => true,
    () => false,
  );
}
