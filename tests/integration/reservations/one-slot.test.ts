import { POST } from "@/app/api/v1/reservations/route";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { sweepReservations } from "@/lib/server/booking/reservations/sweep-reservations";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import {
  bodyOf,
  makeBoat,
  makeCustomer,
  makeWorld,
  orderOf,
  type World,
} from "@/tests/fixtures/bookings/booking-world";
import { letExpire, transitions } from "@/tests/fixtures/bookings/held-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";

testDatabase();

const path = "/reservations";

async function deadlocks(): Promise<number> {
  // Backends hand in their counters when they end.
  await closePool();
  const { rows } = await getPool().query<{ deadlocks: string }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.deadlocks);
}

async function countOccupancies(boatId: number): Promise<number> {
  const { rows } = await getPool().query(
    "select count(*)::int as n from boat_occupancies where boat_id = $1",
    [boatId],
  );
  return rows[0].n;
}

async function holdAt(world: World, boatId: number, fromHour: number): Promise<{ reservationId: string }> {
  const { id } = await makeCustomer();
  const created = await createReservation(orderOf(world, boatId, id, { fromHour, hours: 3 }), new Date());
  if (!created.ok) throw new Error(created.code);
  return { reservationId: created.value.id };
}

describe("one slot", () => {
  test("is sold once to a hundred customers who want it at the same moment", async () => {
    const world = await makeWorld();
    const boatId = await makeBoat(world);
    const customers = await Promise.all(Array.from({ length: 100 }, () => makeCustomer()));
    const answers = await allAtOnce(
      customers.map(
        ({ id, token }) =>
          (idempotencyKey) =>
            callEndpoint(POST, { path, token, body: bodyOf(orderOf(world, boatId, id)), idempotencyKey }),
      ),
    );
    const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([countOf(201), countOf(409)]).toEqual([1, 99]);
    const losers = answers.filter(({ status }) => status === 409);
    expect(new Set(losers.map(({ body }) => body.error))).toEqual(new Set(["slot_taken"]));
    expect(losers[0]?.body.details?.nearest_free_times).toHaveLength(5);
    expect(await countOccupancies(boatId)).toBe(1);
    expect(await deadlocks()).toBe(0);
  });

  test("does not keep the next one from being sold: adjacent trips both stand", async () => {
    const world = await makeWorld();
    const boatId = await makeBoat(world, { turnaroundMinutes: 60 });
    const [first, second, third] = await Promise.all([makeCustomer(), makeCustomer(), makeCustomer()]);
    const trips = [
      { customer: first, fromHour: 9 },
      { customer: second, fromHour: 14 },
      // Inside the turnaround of the first.
      { customer: third, fromHour: 13 },
    ];
    const answers = [];
    for (const { customer, fromHour } of trips) {
      const body = bodyOf(orderOf(world, boatId, customer.id, { fromHour }));
      answers.push(await callEndpoint(POST, { path, token: customer.token, body }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
  });

  test("has no deadlock when customers, stale holds and the sweep compete for it", async () => {
    const world = await makeWorld();
    const boatId = await makeBoat(world, { turnaroundMinutes: 0 });
    const stale = await Promise.all([9, 12, 15, 18].map((fromHour) => holdAt(world, boatId, fromHour)));
    for (const { reservationId } of stale) await letExpire(reservationId);
    const requests = Array.from({ length: 60 }, (_, index) => ({
      fromHour: 8 + ((index * 7) % 12),
      hours: 2 + (index % 3),
    }));
    const customers = await Promise.all(requests.map(() => makeCustomer()));
    const sweeps = allAtOnce(times(5, () => sweepReservations(new Date())));
    const answers = await allAtOnce(
      customers.map(({ id, token }, index) => {
        const body = bodyOf(orderOf(world, boatId, id, requests[index]));
        return (idempotencyKey) => callEndpoint(POST, { path, token, body, idempotencyKey });
      }),
    );
    await sweeps;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await countOccupancies(boatId)).toBe(answers.filter(({ status }) => status === 201).length);
    for (const { reservationId } of stale)
      expect(await transitions(reservationId)).toEqual(["create", "expire"]);
    expect(await deadlocks()).toBe(0);
  });
});
