import { customerOf } from "@/lib/domain/shared/actor";
import { expireReservation } from "@/lib/server/booking/lifecycle/expire-reservation";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import { OWNER } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { hold, openPage } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { waitForLock } from "@/tests/fixtures/database/wait-for-lock";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";
import { CARDS, payByCard, returnToShop, startPaying, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();

const world = testWorld();

interface Scene {
  boatId: number;
  reservationId: string;
  act(): Promise<unknown>;
}

/** Everything that changes an occupancy: the verb and what it needs to have something to do. */
const SCENES: Record<string, () => Promise<Scene>> = {
  creating: async () => {
    const held = await hold(world);
    const { id } = await makeCustomer();
    const act = () => createReservation(orderOf(world, held.boatId, id, { fromHour: 18 }), new Date());
    return { ...held, act };
  },
  accepting: async () => {
    const held = await hold(world, await makeBoat(world, { fastApp: false }));
    return { ...held, act: () => acceptReservation(held.reservationId, OWNER, new Date()) };
  },
  cancelling: async () => {
    const held = await hold(world);
    const { reservationId, customer } = held;
    const cancellation = { reservationId, by: customerOf(customer.id), reason: "Plan" };
    return {
      ...held,
      act: () => cancelReservation({ ...cancellation, cause: "customer" }, new Date()),
    };
  },
  expiring: async () => {
    const held = await hold(world);
    const later = new Date(Date.now() + 3_600_000);
    return { ...held, act: () => expireReservation(held.reservationId, later) };
  },
  paying: async () => {
    const held = await hold(world);
    return { ...held, act: () => startPaying(held.customer, held.reservationId) };
  },
  settling: async () => {
    const held = await hold(world);
    const fields = await payByCard((await openPage(held)).pageUrl, CARDS.success);
    return { ...held, act: () => returnToShop(fields) };
  },
};

test.each(Object.keys(SCENES))("%s waits for the boat before it touches a reservation", async (name) => {
  const scene = await SCENES[name]?.();
  if (!scene) throw new Error(name);
  const { boatId, reservationId, act } = scene;
  const other = await getPool().connect();
  await other.query("begin");
  await other.query("select 1 from boats where id = $1 for no key update", [boatId]);
  let done = false;
  const acting = act().then(() => {
    done = true;
  });
  await waitForLock();
  expect(done).toBe(false);
  const untouched = "select 1 from reservations where id = $1 for update skip locked";
  expect((await other.query(untouched, [reservationId])).rowCount).toBe(1);
  await other.query("commit");
  other.release();
  await acting;
});

test("one customer who reserves and pays for the same boat at once meets no deadlock", async () => {
  const held = await hold(world);
  const { customer, boatId, reservationId } = held;
  const later = (index: number) => orderOf(world, boatId, customer.id, { daysAhead: 60 + index });
  await allAtOnce<unknown[]>(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? () => startPaying(customer, reservationId)
        : () => createReservation(later(index), new Date()),
    ),
  );
  await closePool();
  const { rows } = await getPool().query(
    "select deadlocks::int as n from pg_stat_database where datname = current_database()",
  );
  expect(rows).toEqual([{ n: 0 }]);
});
