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

test("a declined request is kept as declined", async () => {
  const { reservationId } = await request(world);
  await step(reservationId, "decline", "owner", new Date());
  expect(await eventsOf(reservationId)).toEqual(["create", "decline"]);
});
