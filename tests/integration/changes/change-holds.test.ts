import { GET as listEndpoint } from "@/app/api/v1/user/reservations/route";
import { MAX_NETWORK_HOLDS } from "@/lib/domain/reservations/check-open-holds";
import { startChange as startChangeAs } from "@/lib/server/booking/changes/start-change";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { getPool } from "@/lib/server/platform/db/pool";
import {
  type Customer,
  makeBoat,
  makeCustomer,
  orderOf,
  tripTime,
} from "@/tests/fixtures/bookings/booking-world";
import { startChange, tripOf, withdrawChange } from "@/tests/fixtures/bookings/changed-trip";
import type { Held } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();

const DEARER = { daysAhead: 31, hours: 6 };

async function hold({ id }: Pick<Customer, "id">, senderNetwork: string | null = null): Promise<string> {
  const order = orderOf(world, await makeBoat(world), id);
  const created = await createReservation({ ...order, senderNetwork }, new Date());
  return created.ok ? "held" : created.code;
}

/** The dearer trip, asked for from that network. */
async function changeFrom({ reservationId, customer }: Held, senderNetwork: string): Promise<string> {
  const newTrip = { startsAt: tripTime(31, 10), endsAt: tripTime(31, 16), personCount: 4 };
  const expected = { totalMinor: 600_000, paymentMinor: 40_000, refundMinor: 0 };
  const change = { userId: customer.id, reservationId, newTrip, expected, locale: "tr" as const };
  const started = await startChangeAs(
    { ...change, clientAddress: "198.51.100.7", senderNetwork },
    new Date(),
  );
  return started.ok ? started.value.status : started.code;
}

test("a change that waits for its payment is an open hold until it is given up", async () => {
  const held = await paidTrip(world);
  const { body } = await startChange(held, DEARER);
  expect(body.status).toBe("payment_pending");
  expect([await hold(held.customer), await hold(held.customer)]).toEqual(["held", "too_many_holds"]);
  await withdrawChange(held, String(body.id));
  expect(await hold(held.customer)).toBe("held");
});

test("a change that waits for the owner is an open hold too, and its new time is held", async () => {
  const held = await paidTrip(world);
  await getPool().query("update boats set fast_app = false where id = $1", [held.boatId]);
  expect((await startChange(held, { daysAhead: 31 })).body.status).toBe("asked");
  expect([await hold(held.customer), await hold(held.customer)]).toEqual(["held", "too_many_holds"]);
});

test("a customer with two open holds can only make changes that hold nothing", async () => {
  const held = await paidTrip(world);
  expect([await hold(held.customer), await hold(held.customer)]).toEqual(["held", "held"]);
  const refused = await startChange(held, DEARER);
  expect([refused.status, refused.body.error]).toEqual([409, "too_many_holds"]);
  expect(await tripOf(held.reservationId)).toMatchObject({ taken: "10–15", held: 0 });
  expect((await startChange(held, { daysAhead: 31 })).body.status).toBe("made");
});

test("open changes of another account that has proven the same phone number count too", async () => {
  const held = await paidTrip(world);
  const phone = "+905339997766";
  await getPool().query("update users set phone = $2, phone_verified_at = now() where id = $1", [
    held.customer.id,
    phone,
  ]);
  const other = await makeCustomer({ phone, phoneVerifiedAt: new Date() });
  expect([await hold(other), await hold(other)]).toEqual(["held", "held"]);
  expect((await startChange(held, DEARER)).body.error).toBe("too_many_holds");
});

test("a network with the most open holds starts no change that has to wait, and its open changes count", async () => {
  const network = "198.51.100.0/24";
  const [first, second] = [await paidTrip(world), await paidTrip(world)];
  expect(await changeFrom(first, network)).toBe("payment_pending");
  for (let count = 1; count < MAX_NETWORK_HOLDS; count++) {
    expect(await hold(await makeCustomer(), network)).toBe("held");
  }
  expect(await hold(await makeCustomer(), network)).toBe("too_many_network_holds");
  expect(await changeFrom(second, network)).toBe("too_many_network_holds");
  expect(await changeFrom(second, "203.0.113.0/24")).toBe("payment_pending");
});

test("the list of reservations names the open change, so that the checkout can lead to it", async () => {
  const held = await paidTrip(world);
  const { body } = await startChange(held, DEARER);
  const list = await callEndpoint(listEndpoint, { path: "/user/reservations", token: held.customer.token });
  expect(list.body.items).toMatchObject([
    { open_change: { id: body.id, status: "payment_pending", to: { start_date: tripTime(31, 10) } } },
  ]);
  await withdrawChange(held, String(body.id));
  const later = await callEndpoint(listEndpoint, { path: "/user/reservations", token: held.customer.token });
  expect(later.body.items).toMatchObject([{ open_change: null }]);
});
