import { eq } from "drizzle-orm";
import fc from "fast-check";
import { RESERVATION_EVENTS, type ReservationEvent } from "@/lib/domain/reservations/next-status";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { customerOf } from "@/lib/domain/shared/actor";
import { ACTOR_KINDS, type ActorKind, RESERVATION_STATUSES } from "@/lib/domain/shared/vocabulary";
import { expireReservation } from "@/lib/server/booking/lifecycle/expire-reservation";
import type { ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { declineReservation } from "@/lib/server/booking/reservations/decline-reservation";
import { sweepReservations } from "@/lib/server/booking/reservations/sweep-reservations";
import { getDb } from "@/lib/server/platform/db/pool";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";
import { OWNER, STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { checkLifecycles } from "@/tests/fixtures/bookings/check-lifecycles";
import { step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const world = testWorld();

const RUNS = 60;
const MINUTE = 60_000;
const DAYS_AHEAD = 5;
const started = Date.now();

const command = fc.record({
  verb: fc.constantFrom(
    "create",
    "accept",
    "decline",
    "cancel",
    "pay",
    "pay",
    "expire",
    "sweep",
    "event",
    "event",
  ),
  /** Which of the boat's reservations; more than there are come round again. */
  which: fc.nat(3),
  fromHour: fc.constantFrom(10, 12, 15),
  /** A change replaces the trip with its status: `makeChange` alone causes it. */
  event: fc.constantFrom(...RESERVATION_EVENTS.filter((event) => event !== "change")),
  actor: fc.constantFrom(...ACTOR_KINDS),
  minutes: fc.oneof(fc.integer({ min: -60, max: 26 * 60 }), fc.integer({ min: -60, max: 8 * 24 * 60 })),
});
const story = fc.record({
  fastApp: fc.boolean(),
  /** In half of the runs clocks only go forward, and the runs continue to their end. */
  orderly: fc.boolean(),
  commands: fc.array(command, { minLength: 6, maxLength: 14 }),
});
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** What the pure machine allows, the database does, unless the slot is gone; what it forbids leaves no trace. */
async function causeByHand(id: string, event: ReservationEvent, actor: ActorKind, now: Date): Promise<void> {
  const before = await readReservationRow(id);
  const planned = planTransition(before, event, actor, now);
  const outcome = await step(id, event, actor, now).catch((error: unknown) => {
    if (sqlStateOf(error) !== "23P01") throw error;
    return null;
  });
  expect(outcome?.ok ?? false).toBe(outcome === null ? false : planned.ok);
  if (!outcome?.ok) expect(await readReservationRow(id)).toEqual(before);
}

async function carryOut(
  boatId: number,
  ids: string[],
  { verb, which, fromHour, event, actor, minutes }: Command,
) {
  const now = new Date(started + minutes * MINUTE);
  const id = ids[which % ids.length];
  if (verb === "create" || !id) {
    const { id: userId } = await makeCustomer();
    const order = orderOf(world, boatId, userId, { daysAhead: DAYS_AHEAD, fromHour });
    const created = await createReservation(order, now);
    if (created.ok) ids.push(created.value.id);
    return;
  }
  const answering = actor === "staff" ? STAFF : OWNER;
  const by = actor === "staff" ? STAFF : customerOf((await readReservationRow(id)).userId);
  const cancellation = { reservationId: id, by, cause: "customer", reason: "Plan" } as const;
  await {
    accept: () => acceptReservation(id, answering, now),
    decline: () => declineReservation(id, answering, "Bakım", now),
    cancel: () => cancelReservation(cancellation, now),
    pay: () => causeByHand(id, "pay", "provider", now),
    expire: () => expireReservation(id, now),
    sweep: () => sweepReservations(now),
    event: () => causeByHand(id, event, actor, now),
  }[verb]();
}

/** A reservation's row as it stands. */
async function readReservationRow(id: string): Promise<ReservationRow> {
  const [row] = await getDb().select().from(reservations).where(eq(reservations.id, id));
  if (!row) throw new Error(`No reservation ${id}`);
  return row;
}

test(`${RUNS} random stories on the real database keep status, occupancy, history, deadline and notices in step`, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(story, async ({ fastApp, orderly, commands }) => {
      const boatId = await makeBoat(world, { fastApp });
      const ids: string[] = [];
      const ordered = orderly ? commands.toSorted((a, b) => a.minutes - b.minutes) : commands;
      for (const one of ordered) {
        await carryOut(boatId, ids, one);
        for (const status of await checkLifecycles(boatId)) reached.add(status);
      }
      if (!orderly) return;
      await sweepReservations(new Date(started + (DAYS_AHEAD + 2) * 24 * 60 * MINUTE));
      for (const status of await checkLifecycles(boatId)) reached.add(status);
    }),
    // The seed stands, so that reaching every status is no matter of luck.
    { numRuns: RUNS, seed: 11, endOnFailure: true },
  );
  expect([...reached].sort()).toEqual([...RESERVATION_STATUSES].sort());
});
