import { setTimeout as sleep } from "node:timers/promises";
import { pathFor } from "@/lib/routes/path-for";
import type { TestServer } from "@/tests/fixtures/http/test-server";
import { startPostgresql } from "@/tests/fixtures/installation/debian-postgresql";
import { planInstallation } from "@/tests/fixtures/installation/installation";
import { putContractsInForce } from "@/tests/fixtures/payments/put-contracts-in-force";
import { measureChanges } from "@/tests/trials/load/changes";
import { sendCustomers, verifyReservations } from "@/tests/trials/load/reserving-customers";
import { countFailed, describeStatuses, sendVisitors, timeAt } from "@/tests/trials/load/visits";
import { runTrial } from "@/tests/trials/run-trial";

// Two processes of the site and a worker behind haproxy on one PostgreSQL: first the processes are killed under
// customers who reserve and pay, then they are stopped as a release does, under visitors who must not notice.
const CUSTOMERS = 40;
const KILLS = 4;
const KILL_EVERY_MS = 8000;
const DEAD_FOR_MS = 2000;
const VISITORS = 16;
const PAGES = [
  pathFor("home", "tr"),
  pathFor("boats", "en"),
  pathFor("faq", "ar"),
  "/api/v1/vehicles?page=1",
];

await runTrial({ needs: ["postgresql", "haproxy"], minutes: 12 }, async (trial) => {
  const database = await startPostgresql(trial.folder);
  const installation = await planInstallation({ folder: trial.folder, databaseUrl: database.url });
  const { startSite, startWorker } = installation;
  let worker = await startWorker();
  await putContractsInForce();
  const sites: [TestServer, TestServer] = [await startSite(0), await startSite(1)];

  const customers = await sendCustomers(installation, CUSTOMERS);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(KILL_EVERY_MS);
    const place = kill % 2 === 0 ? 0 : 1;
    await sites[place].stop("SIGKILL");
    if (place === 1) await worker.stop("SIGKILL");
    await sleep(DEAD_FOR_MS);
    if (place === 1) worker = await startWorker();
    sites[place] = await startSite(place);
  }
  await customers.stop();
  trial.figure("kill -9 of a site, of the worker", `${KILLS}, ${Math.floor(KILLS / 2)}`);
  await verifyReservations(trial, customers, installation);
  trial.figure(
    "reservation calls, p50 and p99",
    `${timeAt(customers.history.times, 0.5)}, ${timeAt(customers.history.times, 0.99)}`,
  );

  await measureChanges(trial, sites);

  const visits = sendVisitors(installation, PAGES, VISITORS);
  await sleep(3000);
  for (const place of [0, 1] as const) {
    await sites[place].stop("SIGTERM");
    sites[place] = await startSite(place);
    // As the balancer sees it: two checks.
    await sleep(3000);
  }
  await visits.stop();
  const failed = countFailed(visits);
  trial.figure("visits while both sites are replaced, one by one", describeStatuses(visits));
  trial.promise("visits that failed meanwhile", failed === 0, failed);
});
