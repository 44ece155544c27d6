import { sql } from "drizzle-orm";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { declineReservation } from "@/lib/server/booking/reservations/decline-reservation";
import { getGateway } from "@/lib/server/money/providers/registry";
import { refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { listOccupancies } from "@/lib/server/operator/list-occupancies";
import { listSteps } from "@/lib/server/operator/list-steps";
import { readReservationSheet } from "@/lib/server/operator/read-reservation-sheet";
import { inTransaction, preview } from "@/lib/server/platform/db/in-transaction";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { deliverSms } from "@/lib/server/platform/sms/deliver-sms";
import { deliverMail } from "@/lib/server/talk/mail/deliver-mail";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { type Held, one, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
const NOW = new Date();

/** Every row of every table, the queue's too, as a count and a sum of each table. */
async function everyRow(): Promise<Record<string, string>> {
  const { rows: tables } = await getPool().query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await getPool().query(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
    );
    sums[name] = rows[0].sum;
  }
  return sums;
}

/** What a verb leaves behind, as the operator's screens and the queue show it. */
async function effectsOn({ reservationId, boatId }: Held) {
  const { number, status } = await readReservationSheet(reservationId, NOW);
  const steps = await listSteps({ kind: "reservation", id: reservationId });
  const [jobs, audited] = await Promise.all([
    getPool().query(
      "select task_identifier as job, count(*)::int from graphile_worker.jobs group by 1 order by 1",
    ),
    getDb().execute(
      sql`select event, actor_id from audit_events where subject_id = ${reservationId} order by id`,
    ),
  ]);
  return {
    number,
    status,
    steps: steps.map(({ at: _, ...step }) => step),
    taken: (await listOccupancies(boatId, NOW)).map(({ kind, what }) => [kind, what]),
    jobs: jobs.rows,
    audited: audited.rows,
  };
}

async function twoRequests(): Promise<{ trip: Held; rival: Held }> {
  const trip = await request(world);
  return { trip, rival: await request(world, { boatId: trip.boatId }) };
}

const numberOf = async ({ reservationId }: Held) =>
  (await one<{ number: string }>("select number from reservations where id = $1", reservationId)).number;

const ACTS: readonly [string, () => Promise<Held>, (trip: Held) => Promise<unknown>][] = [
  [
    "accepting a request",
    async () => (await twoRequests()).trip,
    ({ reservationId }) => acceptReservation(reservationId, STAFF, NOW),
  ],
  [
    "declining a request",
    () => request(world),
    ({ reservationId }) => declineReservation(reservationId, STAFF, "Bakım", NOW),
  ],
  [
    "cancelling a paid trip",
    () => paidTrip(world),
    ({ reservationId }) =>
      cancelReservation({ reservationId, by: STAFF, cause: "owner", reason: "Motor" }, NOW),
  ],
  [
    "refunding a part",
    () => paidTrip(world),
    async (trip) => {
      const refund = { number: await numberOf(trip), amountMinor: 10_000, note: "Kano yoktu", again: false };
      return refundByOperator(refund, STAFF, NOW);
    },
  ],
];

test.each(ACTS)("a preview of %s shows what it does, and leaves no row and no job", async (_, begin, act) => {
  const trip = await begin();
  const before = await everyRow();
  const effectsBefore = await effectsOn(trip);
  const foreseen = await preview(async () => ({ outcome: await act(trip), effects: await effectsOn(trip) }));
  expect(foreseen.outcome).toMatchObject({ ok: true });
  expect(foreseen.effects.audited).not.toEqual(effectsBefore.audited);
  expect(foreseen.effects.jobs).not.toEqual(effectsBefore.jobs);
  expect(await everyRow()).toEqual(before);

  expect(await act(trip)).toMatchObject({ ok: true });
  expect(await effectsOn(trip)).toEqual(foreseen.effects);
});

test("a preview shows who else loses, and leaves them their request", async () => {
  const { trip, rival } = await twoRequests();
  const lost = await preview(async () => {
    await acceptReservation(trip.reservationId, STAFF, NOW);
    return statusOf(rival.reservationId);
  });
  expect(lost).toBe("request_rejected");
  expect(await statusOf(rival.reservationId)).toBe("request_created");
});

test("acts of one preview build on each other, also when one of them is refused or throws", async () => {
  const trip = await request(world);
  const { reservationId } = trip;
  const before = await everyRow();
  const outcomes = await preview(async () => {
    const failed = inTransaction(async (tx) => {
      await tx.execute(sql`update reservations set note = 'x' where id = ${reservationId}`);
      throw new Error("on purpose");
    });
    await expect(failed).rejects.toThrow("on purpose");
    const accepted = await acceptReservation(reservationId, STAFF, NOW);
    const declined = await declineReservation(reservationId, STAFF, null, NOW);
    return [
      accepted.ok,
      declined.ok,
      (await one<{ note: unknown }>("select note from reservations where id = $1", reservationId)).note,
    ];
  });
  expect(outcomes).toEqual([true, false, null]);
  expect(await everyRow()).toEqual(before);
});

test("a preview refuses what a commit would refuse", async () => {
  const { reservationId } = await paidTrip(world);
  const free = sql`delete from boat_occupancies where reservation_id = ${reservationId}`;
  const remove = () => inTransaction((tx) => tx.execute(free));
  await expect(remove()).rejects.toThrow("its occupancy is missing");
  await expect(preview(remove)).rejects.toThrow("its occupancy is missing");
});

test("transactions that a preview starts at once follow one another", async () => {
  await getPool().query("create table counted (id int primary key)");
  const add = (id: number) =>
    inTransaction(async (tx) => {
      await tx.execute(sql`insert into counted values (${id})`);
      if (id === 2) throw new Error("not this one");
    }).catch(() => undefined);
  const ids = await preview(async () => {
    await Promise.all([add(1), add(2), add(3)]);
    return (await getDb().execute(sql`select id from counted order by id`)).rows;
  });
  expect(ids).toEqual([{ id: 1 }, { id: 3 }]);
});

test("a preview reaches no provider, no mailbox and no telephone", async () => {
  const calls: readonly (() => Promise<unknown>)[] = [
    () => getGateway().retrieve("token", "id"),
    () => deliverMail({ to: "a@example.com" }, "key"),
    () => deliverSms({ key: "key", to: "+905320000000", text: "x", locale: "tr" }),
  ];
  for (const call of calls) await expect(preview(call)).rejects.toThrow(/must not reach/);
});

test("what a preview left running is refused after its end", async () => {
  let late: Promise<unknown> = Promise.resolve();
  await preview(async () => {
    late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => getPool().query("select 1"));
    late.catch(() => undefined);
  });
  await expect(late).rejects.toThrow("The transaction is over");
});
