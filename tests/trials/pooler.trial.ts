import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, startPostgresql } from "@/tests/fixtures/installation/debian-postgresql";
import { type Installation, planInstallation } from "@/tests/fixtures/installation/installation";
import { readPoolerVersion, startPooler } from "@/tests/fixtures/installation/pooler";
import { putContractsInForce } from "@/tests/fixtures/payments/put-contracts-in-force";
import { measureChanges } from "@/tests/trials/load/changes";
import { sendCustomers, verifyReservations } from "@/tests/trials/load/reserving-customers";
import { runTrial, type Trial } from "@/tests/trials/run-trial";

// pgbouncer between two sites, a worker and PostgreSQL: in session mode everything works, in transaction mode the start
// is refused with the reason, or an address without it serves what needs a connection of its own.
const CUSTOMERS = 12;
const SECONDS = 15;
const CONNECTIONS =
  "select count(*)::int as count from pg_stat_activity where datname = 'palamar' and pid <> pg_backend_pid()";

await runTrial({ needs: ["postgresql", "haproxy", "pgbouncer"], minutes: 8 }, async (trial) => {
  const { folder } = trial;
  const database = await startPostgresql(folder);
  const { version, knowsStatements } = readPoolerVersion();
  trial.figure("pgbouncer", version);

  const session = await startPooler(folder, "session", database.port);
  const installation = await planInstallation({ folder, databaseUrl: session });
  const worker = await installation.startWorker();
  await putContractsInForce();
  const sites = [await installation.startSite(0), await installation.startSite(1)];
  await serve(trial, installation);
  const open = (await ask<{ count: number }>(database.url, CONNECTIONS))?.count;
  trial.figure("session mode: connections of the server, 2 sites and worker", open ?? "?");
  await measureChanges(trial, sites);
  for (const program of [...sites, worker]) await program.stop();

  const transaction = await startPooler(folder, "transaction", database.port);
  const withoutDirect = await refusal(installation, "no-direct", { DATABASE_URL: transaction });
  trial.promise(
    "transaction mode alone is refused",
    /DATABASE_DIRECT_URL/.test(withoutDirect),
    withoutDirect,
  );
  const direct = { DATABASE_URL: transaction, DATABASE_DIRECT_URL: database.url };
  if (!knowsStatements) {
    const old = await refusal(installation, "direct", direct);
    trial.promise(
      "with a direct address it is refused before 1.21",
      /max_prepared_statements/.test(old),
      old,
    );
    return;
  }
  await installation.startWorker({ env: direct });
  const site = await installation.startSite(0, { env: direct });
  await serve(trial, installation);
  await measureChanges(trial, [site]);
});

/** Customers who reserve and pay for a while; their mails show that jobs run. */
async function serve(trial: Trial, installation: Installation): Promise<void> {
  const customers = await sendCustomers(installation, CUSTOMERS);
  await sleep(SECONDS * 1000);
  await customers.stop();
  await verifyReservations(trial, customers, installation);
  const mails = readdirSync(join(installation.varDirectory, "outbox")).length;
  trial.promise("mails that the worker wrote", mails > 0, mails);
}

/** Why a site does not start, in the words of its log; empty when it does. */
async function refusal(
  installation: Installation,
  name: string,
  env: Record<string, string>,
): Promise<string> {
  const logName = `${name}.log`;
  const site = await installation.startSite(1, { env, logName }).catch(() => null);
  await site?.stop();
  if (site) return "";
  const log = readFileSync(join(installation.varDirectory, logName), "utf8");
  return /DATABASE_URL leads [^"]*/.exec(log)?.[0] ?? log.slice(-200);
}
