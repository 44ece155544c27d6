import { readFileSync } from "node:fs";
import { getPool } from "@/lib/server/platform/db/pool";
import { request, step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const world = testWorld();

async function eventsOf(reservationId: string): Promise<string[]> {
  const { rows } = await getPool().query<{ event: string }>(
    "select event from reservation_history where reservation_id = $1 order by id",
    [reservationId],
  );
  return rows.map(({ event }) => event);
}

test("a declined request is kept as declined, and the migration calls former ones so too", async () => {
  const { reservationId } = await request(world);
  await step(reservationId, "decline", "owner", new Date());
  expect(await eventsOf(reservationId)).toEqual(["create", "decline"]);
  await getPool().query("update reservation_history set event = 'reject' where event = 'decline'");
  await getPool().query(readFileSync("lib/server/platform/db/migrations/0042_declined_steps.sql", "utf8"));
  expect(await eventsOf(reservationId)).toEqual(["create", "decline"]);
});
