import fc from "fast-check";
import { addDays, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { readCancellations, readRequestFigures } from "@/lib/server/operator/figures/read-requests";
import { readSales, type SalesFigure } from "@/lib/server/operator/figures/read-sales";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, makeWorld, type World } from "@/tests/fixtures/bookings/booking-world";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import {
  type WrittenReservation,
  writeReservations,
  writeStep,
} from "@/tests/fixtures/bookings/written-reservations";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

/** Ports of a test alone: figures of a port count nothing of another. */
async function makePort() {
  const world = await makeWorld();
  const { id: userId } = await makeCustomer();
  return { world, userId };
}

const base = (world: World, userId: string, boatId: number) => {
  const createdAt = toInstant("2026-01-05T10:00");
  return { userId, boatId, portId: world.portId, status: "reservation_completed" as const, createdAt };
};
const trip = (from: string, until: string) => ({ startsAt: toInstant(from), endsAt: toInstant(until) });
const YEAR = { from: "2026-01-01", until: "2026-12-31" };

test("revenue is that of the trips which begin in the period, paid and not cancelled, in each currency", async () => {
  const { world, userId } = await makePort();
  const [first, second] = [await makeBoat(world), await makeBoat(world)];
  const [one, other] = [base(world, userId, first), base(world, userId, second)];
  await writeReservations([
    { ...one, ...trip("2026-05-31T23:30", "2026-06-01T02:00"), totalMinor: 100_000 },
    { ...one, ...trip("2026-06-30T22:00", "2026-07-01T01:00"), totalMinor: 200_000 },
    { ...one, ...trip("2026-07-01T10:00", "2026-07-01T14:00"), totalMinor: 400_000 },
    { ...other, ...trip("2026-06-10T10:00", "2026-06-10T12:00"), totalMinor: 8000, currency: "EUR" },
    { ...other, ...trip("2026-06-11T10:00", "2026-06-11T12:00"), status: "reservation_cancelled" },
    { ...other, ...trip("2026-06-12T10:00", "2026-06-12T12:00"), status: "request_timeout" },
  ]);
  const { total, byMonth, byPort, byBoat } = await readSales(
    { from: "2026-06-01", until: "2026-06-30", portId: world.portId },
    "en",
  );
  expect(total).toMatchObject({ trips: 2, revenue: { TRY: 200_000, EUR: 8000 }, boatDays: 60 });
  // The night of May 31 reaches into June: sailed, but sold before.
  expect(total.sailedDays).toBe(3);
  expect(byMonth).toEqual([{ ...total, name: "2026-06-01" }]);
  expect(byPort).toEqual([{ ...total, name: "port" }]);
  expect(byBoat.map(({ trips, sailedDays, boatDays }) => [trips, sailedDays, boatDays])).toEqual(
    expect.arrayContaining([
      [1, 2, 30],
      [1, 1, 30],
    ]),
  );
});

test("a day with two trips is one day sailed, a trip of three days three; midnight ends a day, not the next", async () => {
  const { world, userId } = await makePort();
  const row = base(world, userId, await makeBoat(world));
  await writeReservations([
    { ...row, ...trip("2026-04-10T09:00", "2026-04-10T12:00") },
    { ...row, ...trip("2026-04-10T15:00", "2026-04-11T00:00") },
    { ...row, ...trip("2026-04-29T12:00", "2026-05-01T10:00") },
  ]);
  const { byMonth } = await readSales({ ...YEAR, portId: world.portId }, "en");
  const daysIn = (month: string) => byMonth.find(({ name }) => name === month)?.sailedDays;
  expect([daysIn("2026-04-01"), daysIn("2026-05-01")]).toEqual([3, 1]);
});

const CURRENCIES: readonly Currency[] = ["TRY", "EUR", "USD"];
const added = (rows: readonly SalesFigure[]) => ({
  trips: rows.reduce((sum, { trips }) => sum + trips, 0),
  sailedDays: rows.reduce((sum, { sailedDays }) => sum + sailedDays, 0),
  boatDays: rows.reduce((sum, { boatDays }) => sum + boatDays, 0),
  revenue: CURRENCIES.map((currency) => rows.reduce((sum, { revenue }) => sum + (revenue[currency] ?? 0), 0)),
});

test("the sums of the months, of the ports and of the boats are the total, whatever was sold", async () => {
  const ports = [await makePort(), await makePort()];
  const rows: WrittenReservation[] = [];
  const boats = await Promise.all(
    ports.flatMap((port) => [port, port].map(async (one) => ({ ...one, id: await makeBoat(one.world) }))),
  );
  const hours = fc.record({
    boat: fc.constantFrom(...boats),
    day: fc.integer({ min: 0, max: 300 }),
    hour: fc.integer({ min: 0, max: 23 }),
    length: fc.integer({ min: 1, max: 60 }),
    currency: fc.constantFrom(...CURRENCIES),
    price: fc.integer({ min: 1, max: 5000 }),
    sold: fc.boolean(),
  });
  for (const one of fc.sample(hours, { numRuns: 120, seed: 7 })) {
    const startsAt = toInstant(`${addDays("2026-02-01", one.day)}T${String(one.hour).padStart(2, "0")}:00`);
    const endsAt = new Date(startsAt.getTime() + one.length * 3_600_000);
    const { world, userId, id } = one.boat;
    const overlaps = rows.some((row) => row.boatId === id && row.startsAt < endsAt && row.endsAt > startsAt);
    if (overlaps) continue;
    const status = one.sold ? "reservation_completed" : "request_cancelled";
    rows.push({
      ...base(world, userId, id),
      startsAt,
      endsAt,
      status,
      totalMinor: one.price * 100,
      currency: one.currency,
    });
  }
  await writeReservations(rows);
  for (const portId of [null, ports[0]?.world.portId ?? 0]) {
    for (const period of [YEAR, { from: "2026-03-10", until: "2026-08-20" }]) {
      const { total, byMonth, byPort, byBoat } = await readSales({ ...period, portId }, "tr");
      const sum = added([total]);
      expect(sum.trips).toBeGreaterThan(10);
      expect(added(byMonth)).toEqual(sum);
      expect(added(byPort)).toEqual(sum);
      // Boats that never sailed are not among them.
      expect({ ...added(byBoat), boatDays: 0 }).toEqual({ ...sum, boatDays: 0 });
      const own = rows.filter(({ status, startsAt, boatId }) => {
        const isOfPort =
          portId === null || boats.some(({ id, world }) => id === boatId && world.portId === portId);
        const day = tripDayOf(startsAt);
        return isOfPort && status === "reservation_completed" && day >= period.from && day <= period.until;
      });
      if (portId !== null) expect(sum.trips).toBe(own.length);
    }
  }
});

test("requests are those that an owner was asked for; what a rival ended is no answer, what was held at once no request", async () => {
  const { world, userId } = await makePort();
  const boatId = await makeBoat(world, { fastApp: false });
  const row = { ...base(world, userId, boatId), ...trip("2026-06-10T10:00", "2026-06-10T12:00") };
  const make = async (status: "request_timeout" | "reservation_cancelled", asked: boolean) => {
    const [id = ""] = await writeReservations([{ ...row, status }]);
    const toStatus = asked ? "request_created" : "request_created_payment_pending";
    await writeStep(id, { event: "create", toStatus, actor: "customer", at: row.createdAt });
    return id;
  };
  const after = (minutes: number) => new Date(row.createdAt.getTime() + minutes * 60_000);
  const answer = (
    id: string,
    event: "accept" | "decline",
    minutes: number,
    actor: "owner" | "staff" | "system",
  ) => {
    const toStatus = event === "accept" ? "request_created_payment_pending" : "request_rejected";
    return writeStep(id, { event, toStatus, actor, at: after(minutes) });
  };
  await answer(await make("reservation_cancelled", true), "accept", 10, "owner");
  await answer(await make("request_timeout", true), "accept", 20, "staff");
  await answer(await make("request_timeout", true), "decline", 60, "owner");
  await answer(await make("request_timeout", true), "decline", 1, "system");
  await make("request_timeout", true);
  await make("reservation_cancelled", false);
  await make("request_timeout", false);
  const figures = await readRequestFigures({ from: "2026-01-05", until: "2026-01-05", portId: world.portId });
  expect(figures).toMatchObject({
    requests: 5,
    accepted: 2,
    paid: 1,
    instant: 2,
    instantPaid: 1,
    medianMinutes: 20,
    slowMinutes: 52,
  });
  expect(
    await readRequestFigures({ from: "2026-01-06", until: "2026-01-07", portId: world.portId }),
  ).toMatchObject({
    requests: 0,
    medianMinutes: null,
  });
});

test("cancellations count by the cause that decided the refund, on the day of the cancellation, once they were paid", async () => {
  const { world, userId } = await makePort();
  const day = tripDayOf(new Date());
  for (const cause of ["weather", "weather", "owner", "customer"] as const) {
    const { reservationId } = await paidTrip(world);
    const request = { reservationId, by: STAFF, cause, reason: "Storm" };
    expect((await cancelReservation(request, new Date())).ok).toBe(true);
  }
  const boatId = await makeBoat(world);
  const [unwritten = ""] = await writeReservations([
    {
      ...base(world, userId, boatId),
      ...trip("2026-06-10T10:00", "2026-06-10T12:00"),
      status: "reservation_cancelled",
    },
  ]);
  await writeStep(unwritten, {
    event: "cancel",
    toStatus: "reservation_cancelled",
    actor: "staff",
    at: new Date(),
  });
  const period = { from: day, until: day, portId: world.portId };
  expect(await readCancellations(period)).toEqual([
    { cause: "customer", count: 1 },
    { cause: "owner", count: 1 },
    { cause: "weather", count: 2 },
    { cause: null, count: 1 },
  ]);
  await getPool().query(
    "update reservation_history set at = at - interval '2 days' where reservation_id = $1",
    [unwritten],
  );
  expect((await readCancellations(period)).map(({ count }) => count)).toEqual([1, 1, 2]);
});
