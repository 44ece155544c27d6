import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { explain } from "@/scripts/server/say";
import { publicPages } from "@/tests/e2e/steps/page/templates";
import { ask, startPostgresql } from "@/tests/fixtures/installation/debian-postgresql";
import { planInstallation } from "@/tests/fixtures/installation/installation";
import { type ProcessFigures, readProcess } from "@/tests/trials/load/read-process";
import { sendCustomers } from "@/tests/trials/load/reserving-customers";
import { describeStatuses, sendVisitors, timeAt } from "@/tests/trials/load/visits";
import { readMinutes } from "@/tests/trials/read-minutes";
import { runTrial } from "@/tests/trials/run-trial";

// Minutes (or hours) of everything at once: pages, searches, reservations and payments on two sites and a worker. What
// they take at the end is compared with what they took once they were warm: `npm run trial -- soak [minutes]`.
const USUAL_MINUTES = 2;
const WARM_UP_MS = 60_000;
/** The event loop is measured for as long at the beginning as at the end. */
const MEASURED_MS = 30_000;
const READERS = 6;
const SEARCHERS = 3;
const CUSTOMERS = 5;
/** Beyond what caches still fill after the first minute. */
const MAX_GROWTH_MB = 200;
/** What the operations guide plans. */
const MAX_MB = { site: 1200, worker: 600 };
const MAX_CONNECTIONS_EACH = 16;
const MAX_LAG_GROWTH_MS = 150;
const CONNECTIONS =
  "select count(*)::int as count from pg_stat_activity where datname = 'palamar' and application_name like 'palamar%'";

const minutes = readMinutes(process.argv[2], USUAL_MINUTES);
if (minutes === null) process.exit(explain("npm run trial -- soak [minutes]"));

await runTrial({ needs: ["postgresql", "haproxy"], minutes: minutes + 10 }, async (trial) => {
  const database = await startPostgresql(trial.folder);
  const env = { SEED_WHEN_EMPTY: "true" };
  const installation = await planInstallation({ folder: trial.folder, databaseUrl: database.url, env });
  await installation.startWorker();
  const sites = [await installation.startSite(0), await installation.startSite(1)];
  const processes = [...sites.map(({ otherUrl }) => `${otherUrl}/metrics`), installation.metricsUrl];
  const pages = (await Promise.all(LOCALES.map(publicPages))).flat();

  const readers = sendVisitors(installation, pages, READERS);
  const searchers = sendVisitors(installation, search, SEARCHERS);
  const customers = await sendCustomers(installation, CUSTOMERS);
  const read = async () => ({
    processes: await Promise.all(processes.map(readProcess)),
    connections: (await ask<{ count: number }>(database.url, CONNECTIONS))?.count ?? Number.NaN,
  });
  const readAfter = async (milliseconds: number) => {
    await sleep(Math.max(0, milliseconds - MEASURED_MS));
    await read();
    await sleep(MEASURED_MS);
    return read();
  };
  const begin = await readAfter(WARM_UP_MS);
  const end = await readAfter(minutes * 60_000);
  await Promise.all([readers.stop(), searchers.stop(), customers.stop()]);

  trial.figure("minutes, after the first", minutes);
  trial.figure(
    "pages",
    `${describeStatuses(readers)}; p50 ${timeAt(readers.times, 0.5)}, p99 ${timeAt(readers.times, 0.99)}`,
  );
  trial.figure(
    "searches",
    `${describeStatuses(searchers)}; p50 ${timeAt(searchers.times, 0.5)}, p99 ${timeAt(searchers.times, 0.99)}`,
  );
  trial.figure(
    "reservations, calls for them",
    `${customers.history.reserved.size}, ${customers.history.times.length}`,
  );
  for (const [index, name] of ["first site", "second site", "worker"].entries()) {
    const [first, last] = [begin.processes[index], end.processes[index]] as [ProcessFigures, ProcessFigures];
    const most = name === "worker" ? MAX_MB.worker : MAX_MB.site;
    trial.promise(
      `${name}: memory, at most ${MAX_GROWTH_MB} MB more and ${most} MB`,
      last.megabytes - first.megabytes <= MAX_GROWTH_MB && last.megabytes <= most,
      `${first.megabytes} → ${last.megabytes} MB`,
    );
    trial.promise(
      `${name}: event loop, at most ${MAX_LAG_GROWTH_MS} ms more`,
      last.lagMs - first.lagMs <= MAX_LAG_GROWTH_MS,
      `p99 ${first.lagMs} → ${last.lagMs} ms`,
    );
    trial.promise(`${name}: responses with 5xx`, last.failures === 0, last.failures);
  }
  const mayOpen = MAX_CONNECTIONS_EACH * processes.length;
  trial.promise(
    `connections of the database, at most ${mayOpen}`,
    end.connections <= mayOpen,
    `${begin.connections} → ${end.connections}`,
  );
});

/** A list that nobody has asked for: rendered and searched each time. */
function search(): string {
  const locale = LOCALES[randomInt(LOCALES.length)] ?? "tr";
  const query = { min_price: randomInt(1, 20_000), persons: randomInt(1, 12) };
  return pathFor("boats", locale, null, query);
}
