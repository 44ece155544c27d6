import { customerOf, ownerOf } from "@/lib/domain/shared/actor";
import { takeBoatsOut } from "@/lib/server/booking/blocks/take-boats-out";
import { expireReservation } from "@/lib/server/booking/lifecycle/expire-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { answerAsOwner } from "@/lib/server/people/owner/answer-as-owner";
import { getPool } from "@/lib/server/platform/db/pool";
import { writeMessage } from "@/lib/server/talk/messages/write-message";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { writeAs } from "@/tests/fixtures/bookings/written-message";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const world = testWorld();
const OWNER_EMAIL = "owner@example.com";

async function stepsOf(reservationId: string): Promise<[string, string, string | null][]> {
  const { rows } = await getPool().query(
    "select event, actor, actor_id from reservation_history where reservation_id = $1 order by id",
    [reservationId],
  );
  return rows.map(({ event, actor, actor_id }) => [event, actor, actor_id]);
}

test("a history names the customer, the owner who followed a link, the provider and the staff", async () => {
  const asked = await request(world);
  const created = ["create", "customer", asked.customer.id];
  await answerAsOwner(ownerToken(asked.reservationId, OWNER_EMAIL), { action: "accept" }, new Date());
  await cancelReservation(
    {
      reservationId: asked.reservationId,
      by: customerOf(asked.customer.id),
      cause: "customer",
      reason: "Plan",
    },
    new Date(),
  );
  expect(await stepsOf(asked.reservationId)).toEqual([
    created,
    ["accept", "owner", OWNER_EMAIL],
    ["cancel", "customer", asked.customer.id],
  ]);

  const paid = await paidTrip(world);
  const { rows } = await getPool().query("select starts_at, ends_at from reservations where id = $1", [
    paid.reservationId,
  ]);
  const outage = {
    boatIds: [paid.boatId],
    startsAt: rows[0].starts_at,
    endsAt: rows[0].ends_at,
    reason: "Motor",
  };
  expect((await takeBoatsOut(outage, STAFF, new Date())).ok).toBe(true);
  expect((await stepsOf(paid.reservationId)).slice(1)).toEqual([
    ["pay", "provider", "test"],
    ["cancel", "staff", STAFF.id],
  ]);
});

test("what a deadline ends was ended by the system, which is nobody", async () => {
  const { reservationId } = await request(world);
  expect(await expireReservation(reservationId, new Date(Date.now() + 2 * 86_400_000))).toBe(true);
  expect((await stepsOf(reservationId)).at(-1)).toEqual(["expire", "system", null]);
});

test("a message is stored with its writer, in whoever's name it is", async () => {
  const { reservationId, customer } = await request(world);
  const about = { kind: "reservation", id: reservationId } as const;
  await writeMessage({ about, by: customerOf(customer.id), text: "Merhaba" }, new Date());
  await writeMessage({ about, by: ownerOf(OWNER_EMAIL), text: "Buyurun" }, new Date());
  await writeAs("operator", about, "Yardımcı olalım");
  const { rows } = await getPool().query(
    "select author, written_by, written_by_id from messages where reservation_id = $1 order by id",
    [reservationId],
  );
  expect(rows).toEqual([
    { author: "customer", written_by: "customer", written_by_id: customer.id },
    { author: "owner", written_by: "owner", written_by_id: OWNER_EMAIL },
    { author: "operator", written_by: "staff", written_by_id: STAFF.id },
  ]);
});

test("another customer's id cancels nothing, and neither does a customer without one", async () => {
  const { reservationId } = await request(world);
  for (const by of [customerOf(crypto.randomUUID()), { kind: "customer", id: null } as const]) {
    const asked = { reservationId, by, cause: "customer", reason: "Plan" } as const;
    expect(await cancelReservation(asked, new Date())).toMatchObject({ code: "not_found" });
  }
});
