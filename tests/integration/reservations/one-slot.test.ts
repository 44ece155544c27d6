import { describe, expect, test } from "@jest/globals";
import { POST } from "@/app/api/v1/reservations/route";
import { getPool } from "@/lib/server/db/pool";
import { bodyOf, makeBoat, makeCustomer, makeWorld, orderOf } from "@/tests/support/booking-world";
import { knockDoor } from "@/tests/support/knock-door";
import { testDatabase } from "@/tests/support/test-database";

testDatabase();

const path = "/reservations";

async function deadlocks(): Promise<number> {
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

describe("one slot", () => {
  test("is sold once to a hundred customers who want it at the same moment", async () => {
    const world = await makeWorld();
    const boatId = await makeBoat(world);
    const customers = await Promise.all(Array.from({ length: 100 }, () => makeCustomer()));
    const answers = await Promise.all(
      customers.map(({ id, token }) =>
        knockDoor(POST, { path, token, body: bodyOf(orderOf(world, boatId, id)) }),
      ),
    );
    const byStatus = answers.map(({ status }) => status).sort();
    expect(byStatus).toEqual([201, ...Array(99).fill(409)]);
    const losers = answers.filter(({ status }) => status === 409);
    expect(new Set(losers.map(({ body }) => body.error))).toEqual(new Set(["slot_taken"]));
    expect(losers[0]?.body.details?.nearest_free_times).toHaveLength(5);
    expect(await countOccupancies(boatId)).toBe(1);
    expect(await deadlocks()).toBe(0);
  }, 60_000);

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
      answers.push(await knockDoor(POST, { path, token: customer.token, body }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
  });
});
