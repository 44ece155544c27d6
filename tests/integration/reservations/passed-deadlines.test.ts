import { POST as ownersEndpoint } from "@/app/api/v1/owner/[token]/route";
import { POST as cancelEndpoint } from "@/app/api/v1/user/reservations/[id]/cancel/route";
import { GET as detailEndpoint } from "@/app/api/v1/user/reservations/[id]/route";
import { GET as listEndpoint } from "@/app/api/v1/user/reservations/route";
import { GET as hoursEndpoint } from "@/app/api/v1/vehicles/[vehicle]/availability/route";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { makeBoat, makeCustomer, orderOf, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { type Held, hold, letExpire, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { request, runLifecycle } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { startPaying, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const world = testWorld();

const begins: [string, () => Promise<Held>][] = [
  ["an unanswered request", () => request(world)],
  ["an unpaid hold", () => hold(world)],
  [
    "an accepted request that nobody paid",
    async () => {
      const held = await request(world);
      await runLifecycle(held.reservationId, "accepted");
      return held;
    },
  ],
];

/** The deadline has passed and no job has run. */
async function over(begin: () => Promise<Held>) {
  const held = await begin();
  const before = await statusOf(held.reservationId);
  await letExpire(held.reservationId);
  const { reservationId: id, customer } = held;
  const ask = (handler: Parameters<typeof callHandler>[0], body?: object) =>
    callHandler(handler, "x", { params: { id }, bearer: customer.token, body, address: crypto.randomUUID() });
  return { held, ask, untouched: async () => expect(await statusOf(id)).toBe(before) };
}

describe.each(begins)("%s whose deadline has passed, before any job has run,", (_, begin) => {
  test("has timed out for its customer, in the list as on its own page", async () => {
    const { ask, untouched } = await over(begin);
    for (const shown of [(await ask(listEndpoint)).body.items[0], (await ask(detailEndpoint)).body]) {
      expect([shown.status, shown.expires_at]).toEqual(["request_timeout", null]);
    }
    await untouched();
  });

  test("cannot be answered, cancelled or paid", async () => {
    const { held, ask, untouched } = await over(begin);
    const token = ownerToken(held.reservationId, "owner@example.com");
    const accept = { params: { token }, body: { action: "accept" } };
    expect((await callHandler(ownersEndpoint, "x", accept)).status).toBe(409);
    expect((await ask(cancelEndpoint, { reason: "Plan değişti" })).status).toBe(409);
    expect((await startPaying(held.customer, held.reservationId)).status).toBe(409);
    await untouched();
  });

  test("blocks no hours: the calendar shows them free and the next customer can reserve them", async () => {
    const { held } = await over(begin);
    const day = tripTime(30, 10).slice(0, 10);
    const { body } = await callHandler(hoursEndpoint, `x?from=${day}&to=${day}`, {
      params: { vehicle: String(held.boatId) },
    });
    expect(body.busy).toEqual([]);
    const { id } = await makeCustomer();
    expect(await createReservation(orderOf(world, held.boatId, id), new Date())).toMatchObject({ ok: true });
  });

  test("does not count among the two holds that a customer may have", async () => {
    const { held } = await over(begin);
    for (let count = 0; count < 2; count++) {
      const order = orderOf(world, await makeBoat(world), held.customer.id);
      expect(await createReservation(order, new Date())).toMatchObject({ ok: true });
    }
  });
});
