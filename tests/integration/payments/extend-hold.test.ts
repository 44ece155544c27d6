import { POST } from "@/app/api/v1/payments/hold/route";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { type Held, hold, letExpire } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";

testDatabase();
const world = testWorld();
const path = "/payments/hold";

const ask = ({ reservationId, customer }: Held, token = customer.token) =>
  callEndpoint(POST, { path, token, body: { reservation_id: reservationId } });

/** Until when reservation and calendar hold it. */
async function heldUntil({ reservationId }: Held): Promise<string[]> {
  const { rows } = await getPool().query(
    `select r.expires_at as reservation, o.expires_at as occupancy
     from reservations r join boat_occupancies o on o.reservation_id = r.id where r.id = $1`,
    [reservationId],
  );
  return Object.values(rows[0]).map((at) => (at as Date).toISOString());
}

async function leaveMinutes({ reservationId }: Held, minutes: number): Promise<void> {
  for (const [table, column] of [
    ["reservations", "id"],
    ["boat_occupancies", "reservation_id"],
  ])
    await getPool().query(
      `update ${table} set expires_at = now() + make_interval(mins => $2) where ${column} = $1`,
      [reservationId, minutes],
    );
}

describe("more time to pay", () => {
  test("is given once: fifteen minutes from now, for the reservation and its place in the calendar", async () => {
    const held = await hold(world);
    await leaveMinutes(held, 4);
    const first = await ask(held);
    expect(first).toMatchObject({ status: 200, body: { extended: true } });
    const until = String(first.body.expires_at);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(await heldUntil(held)).toEqual([until, until]);
    await leaveMinutes(held, 4);
    const before = await heldUntil(held);
    expect(await ask(held)).toMatchObject({ status: 200, body: { extended: false } });
    expect(await heldUntil(held)).toEqual(before);
  });

  test("is not used up by asking while there is more time left than it would give", async () => {
    const held = await hold(world);
    expect(await ask(held)).toMatchObject({ status: 200, body: { extended: false } });
    await leaveMinutes(held, 4);
    expect(await ask(held)).toMatchObject({ status: 200, body: { extended: true } });
  });

  test("is refused after the deadline, to strangers and without a login", async () => {
    const held = await hold(world);
    const stranger = await makeCustomer();
    expect(await ask(held, stranger.token)).toMatchObject({ status: 404 });
    expect(await ask(held, "")).toMatchObject({ status: 401 });
    await letExpire(held.reservationId);
    expect(await ask(held)).toMatchObject({ status: 409, body: { error: "hold_expired" } });
  });
});
