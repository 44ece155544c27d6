import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { HOLD_MINUTES } from "@/lib/domain/reservations/plan-deadline";
import { getPool } from "@/lib/server/platform/db/pool";
import { bodyOf, makeBoat, makeCustomer, makeWorld, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { reserveOverHttp } from "@/tests/fixtures/bookings/reserve-over-http";
import type { TestServer } from "@/tests/fixtures/http/test-server";
import { startPostgresql } from "@/tests/fixtures/installation/debian-postgresql";
import { debianProgram } from "@/tests/fixtures/installation/debian-program";
import { planInstallation } from "@/tests/fixtures/installation/installation";
import { putContractsInForce } from "@/tests/fixtures/payments/put-contracts-in-force";
import { runTrial } from "@/tests/trials/run-trial";

// A worker whose clock is a day ahead and a site whose clock is two hours ahead, beside a site with the right time:
// both say so, and neither ends what still lasts nor puts off what is due.
const SWEPT_WITHIN_MS = 150_000;
const VISITS = 40;

/** Settings under which a program's clock, but not its measure of time that passes, is moved. */
const shifted = (by: string) => ({
  LD_PRELOAD: debianProgram("faketime"),
  FAKETIME: by,
  DONT_FAKE_MONOTONIC: "1",
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
});

await runTrial({ needs: ["postgresql", "haproxy", "faketime"], minutes: 6 }, async (trial) => {
  const database = await startPostgresql(trial.folder);
  const installation = await planInstallation({ folder: trial.folder, databaseUrl: database.url });
  await installation.startWorker({ env: shifted("+1d") });
  await putContractsInForce();
  const right = await installation.startSite(0);
  const wrong = await installation.startSite(1, { env: shifted("+2h"), startedAt: "/healthz" });

  const world = await makeWorld();
  const boatId = await makeBoat(world);
  const reserve = async ({ url }: TestServer, daysAhead: number) => {
    const customer = await makeCustomer();
    const body = bodyOf(orderOf(world, boatId, customer.id, { daysAhead }));
    return reserveOverHttp(Number(new URL(url).port), { customer, idempotencyKey: randomUUID(), body });
  };
  const held = await reserve(right, 30);
  const heldByWrong = await reserve(wrong, 31);

  const before = await nextSweep();
  const deadline = Date.now() + SWEPT_WITHIN_MS;
  while ((await nextSweep()) <= before && Date.now() < deadline) await sleep(1000);
  const after = await nextSweep();
  trial.promise("the worker a day ahead sweeps every minute", after > before, `next at ${after}`);

  const { rows } = await getPool().query<{ minutes: number }>(
    `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from boat_occupancies
     where kind = 'hold' and expires_at > now()`,
  );
  const kept = rows.map(({ minutes }) => minutes);
  trial.promise(
    "holds of both sites after it, each of as many minutes",
    kept.join() === `${HOLD_MINUTES},${HOLD_MINUTES}`,
    kept.join(", "),
  );
  const again = [await reserve(right, 30), await reserve(wrong, 30), await reserve(right, 31)];
  const statuses = [held, heldByWrong, ...again].map((answer) => answer?.status);
  trial.promise(
    "the slots are given to nobody else",
    statuses.join() === "201,201,409,409,409",
    statuses.join(", "),
  );

  const late = await count(
    "graphile_worker.jobs where key like 'due: %' and run_at > now() + interval '25 hours'",
  );
  trial.promise("repeated jobs that are put off beyond a day", late === 0, late);
  const crontabs = await count("graphile_worker._private_known_crontabs where last_execution > now()");
  trial.promise("crontabs in the future", crontabs === 0, crontabs);

  const readiness = await fetch(`${wrong.otherUrl}/readyz`);
  const said = `${readiness.status} ${await readiness.text()}`;
  trial.promise("the site two hours ahead is not ready", /^503 .*"clock"/.test(said), said);
  const metrics = await (await fetch(installation.metricsUrl)).text();
  const seconds = Number(/^palamar_clock_difference_seconds (\S+)/m.exec(metrics)?.[1]);
  trial.promise(
    "the worker's own metrics say how far it is ahead",
    Math.abs(seconds - 86_400) < 10,
    `${seconds} s`,
  );
  for (const name of ["worker.log", "site-2.log"]) {
    const line = /"clock_skew".*/.exec(readFileSync(join(installation.varDirectory, name), "utf8"))?.[0];
    trial.promise(`clock_skew in ${name}`, line !== undefined, line ?? "");
  }
  const pages = await Promise.all(Array.from({ length: VISITS }, () => fetch(installation.url)));
  const failed = pages.filter(({ status }) => status !== 200).length;
  trial.promise(`of ${VISITS} visits through the balancer failed`, failed === 0, failed);
});

/** When deadlines are swept next; the empty text while it happens. */
async function nextSweep(): Promise<string> {
  const { rows } = await getPool().query<{ at: string }>(
    "select run_at::text as at from graphile_worker.jobs where key = 'due: sweep_reservations' and locked_at is null",
  );
  return rows[0]?.at ?? "";
}

async function count(from: string): Promise<number> {
  const { rows } = await getPool().query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}
