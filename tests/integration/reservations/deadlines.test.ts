import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { JOBS } from "@/lib/server/runtime/worker/job-list";
import { hold, statusOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { request, runLifecycle } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { makeJobsDue, testWorkers, until, waitingJobs } from "@/tests/fixtures/database/test-workers";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";
import { type SmtpSink, startSmtpSink } from "@/tests/fixtures/mail/smtp-sink";

const database = testDatabase();
const workers = testWorkers(() => database.url());
jest.spyOn(process.stdout, "write").mockReturnValue(true);
jest.spyOn(process.stderr, "write").mockReturnValue(true);

const TIMED_JOBS = ["expire_reservation", "sweep_reservations", "tell_reservation"] as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const world = testWorld();

const later = (ms: number) => () => new Date(Date.now() + ms);
/** Two at once, as after a restart: the second must find nothing left to do. */
const addSweeps = () =>
  inTransaction(async (tx) => {
    await addJob(tx, "sweep_reservations", {});
    await addJob(tx, "sweep_reservations", {});
  });
const workedOff = () => until(async () => (await waitingJobs()).waiting === 0);

/** One of each that time acts upon; the trip is thirty days ahead. */
async function waitingLives() {
  const [unanswered, unpaid, paid] = [await request(world), await hold(world), await request(world)];
  await runLifecycle(paid.reservationId, "paid");
  return { unanswered, unpaid, paid };
}

const uniqueIds = (sink: SmtpSink) =>
  new Set(sink.mails.map((mail) => /^Message-ID: (<.*>)$/im.exec(mail)?.[1])).size;

describe("two workers that were down while every deadline passed", () => {
  test("do everything once, late rather than never, and mail everybody once", async () => {
    const sink = await startSmtpSink();
    workers.mailTo(sink.url);
    const { unanswered, unpaid, paid } = await waitingLives();
    workers.start(TIMED_JOBS);
    await until(async () => (await waitingJobs()).waiting === 2);
    await workers.stop();
    const before = sink.mails.length;

    // No worker runs while the hold, the answer and the payment fall due and the trip comes near; then two at once.
    await addSweeps();
    await makeJobsDue();
    const clock = later(28 * DAY);
    workers.start(TIMED_JOBS, clock);
    workers.start(TIMED_JOBS, clock);
    await workedOff();
    expect(await transitions(unanswered.reservationId)).toEqual(["create", "expire"]);
    expect(await transitions(unpaid.reservationId)).toEqual(["create", "expire"]);
    expect(await transitions(paid.reservationId)).toEqual(["create", "accept", "pay", "come"]);
    // Timed out twice, one owner who had been asked, one reminder.
    expect(sink.mails.length - before).toBe(4);
    await workers.stop();

    await addSweeps();
    workers.start(TIMED_JOBS, later(31 * DAY));
    workers.start(TIMED_JOBS, later(31 * DAY));
    await workedOff();
    expect(await transitions(paid.reservationId)).toEqual(["create", "accept", "pay", "come", "complete"]);
    expect(sink.mails.length - before).toBe(5);
    expect(uniqueIds(sink)).toBe(sink.mails.length);
    await sink.stop();
  });

  test("complete a trip that came and went meanwhile, and do not remind of it", async () => {
    const sink = await startSmtpSink();
    workers.mailTo(sink.url);
    const { reservationId } = await request(world);
    await runLifecycle(reservationId, "paid");
    await getPool().query("delete from graphile_worker._private_jobs");
    await addSweeps();
    workers.start(TIMED_JOBS, later(40 * DAY));
    await workedOff();
    expect(await transitions(reservationId)).toEqual(["create", "accept", "pay", "come", "complete"]);
    expect(sink.mails).toHaveLength(1);
    await sink.stop();
  });
});

describe("a clock", () => {
  test("that jumps a month ahead, back before the beginning, and ahead again repeats and undoes nothing", async () => {
    const { unanswered, unpaid, paid } = await waitingLives();
    const run = async (ms: number) => {
      const now = new Date(Date.now() + ms);
      for (const { reservationId } of [unanswered, unpaid, paid])
        await JOBS.expire_reservation?.({ reservationId }, now);
      await JOBS.sweep_reservations?.({}, now);
    };
    for (const ms of [0, 29 * 60_000, -DAY, 31 * 60_000, -2 * DAY, 25 * HOUR, 0, 31 * DAY, -DAY, 31 * DAY])
      await run(ms);
    expect(await transitions(unanswered.reservationId)).toEqual(["create", "expire"]);
    expect(await transitions(unpaid.reservationId)).toEqual(["create", "expire"]);
    expect(await transitions(paid.reservationId)).toEqual(["create", "accept", "pay", "come", "complete"]);
  });

  test("that is slow lets a job come too early: it does nothing, and the sweep does it in time", async () => {
    const { reservationId } = await hold(world);
    await JOBS.expire_reservation?.({ reservationId }, later(29 * 60_000)());
    expect(await statusOf(reservationId)).toBe("request_created_payment_pending");
    await JOBS.sweep_reservations?.({}, later(30 * 60_000 + 1000)());
    expect(await statusOf(reservationId)).toBe("request_timeout");
  });
});

describe("a job", () => {
  test.each([
    ["the answer", () => request(world), 24 * HOUR],
    ["the payment of an instant boat", () => hold(world), 30 * 60_000],
    [
      "the payment of an accepted request",
      async () => {
        const held = await request(world);
        await runLifecycle(held.reservationId, "accepted");
        return held;
      },
      24 * HOUR,
    ],
  ])("ends the wait for %s at its deadline, once, in whichever order it runs", async (_, begin, ms) => {
    const { reservationId } = await begin();
    const end = { reservationId };
    await JOBS.expire_reservation?.(end, later(ms - 60_000)());
    expect(await statusOf(reservationId)).not.toBe("request_timeout");
    const due = later(ms + 1000)();
    await allAtOnce([
      async () => JOBS.expire_reservation?.(end, due),
      async () => JOBS.sweep_reservations?.({}, due),
      async () => JOBS.expire_reservation?.(end, due),
    ]);
    expect(await statusOf(reservationId)).toBe("request_timeout");
    expect((await transitions(reservationId)).filter((event) => event === "expire")).toHaveLength(1);
  });

  test("waits for exactly the deadline that the customer was given", async () => {
    const { reservationId } = await hold(world);
    const { rows } = await getPool().query(
      `select r.expires_at = j.run_at as same from reservations r
       join graphile_worker.jobs j on j.key = 'expire:' || r.id where r.id = $1`,
      [reservationId],
    );
    expect(rows).toEqual([{ same: true }]);
  });
});
