import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { sumMinor } from "@/lib/domain/shared/money";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { findUserReservation } from "@/lib/server/booking/reservations/reservation-queries";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { makeCustomer, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const TODAY = tripDayOf(new Date());
/** Swim tours have prices in summer only. */
const SUMMER_DAY = `${Number(TODAY.slice(0, 4)) + (TODAY.slice(5) < "06-20" ? 0 : 1)}-07-01`;
const SHAPES: Pick<TripRequest, "rentType" | "swimTour" | "startsAt" | "endsAt">[] = [
  { rentType: "hourly", swimTour: false, startsAt: tripTime(40, 12), endsAt: tripTime(40, 18) },
  { rentType: "hourly", swimTour: true, startsAt: `${SUMMER_DAY}T10:00`, endsAt: `${SUMMER_DAY}T18:00` },
  { rentType: "daily", swimTour: false, startsAt: tripTime(60, 0), endsAt: tripTime(64, 0) },
];

test("every boat of the demo data can be reserved in every way that has a price, with all its extras", async () => {
  const { rows } = await getPool().query<{ id: number; port_id: number }>(
    "select id, port_id from boats where status = 'published' order by id",
  );
  const made = { hourly: 0, daily: 0, swim_tour: 0 };
  for (const { id: boatId, port_id: departurePortId } of rows) {
    const boat = await findBoatTerms(getDb(), boatId);
    if (!boat) throw new Error(`No boat ${boatId}`);
    for (const shape of SHAPES) {
      const extras = boat.terms.services.map(({ serviceId }) => ({ serviceId, quantity: 1 }));
      const request = { ...shape, personCount: 2, extras };
      const now = new Date();
      const quote = quoteTrip(boat.terms, request, now);
      if (!quote.ok) continue;
      const { id: userId } = await makeCustomer();
      const expectedTotalMinor = quote.value.totalMinor;
      const order = { userId, boatId, request, departurePortId, expectedTotalMinor };
      const created = await createReservation(
        {
          ...order,
          locale: "ar",
          arrivalPortId: departurePortId,
          invoice: null,
          note: null,
          senderNetwork: null,
        },
        now,
      );
      if (!created.ok) throw new Error(`Boat ${boatId}: ${created.code}`);
      const kept = await findUserReservation(userId, created.value.id, "ar", now);
      expect(kept?.total_price).toBe(expectedTotalMinor);
      expect(sumMinor(kept?.lines.map(({ amount }) => amount) ?? [])).toBe(expectedTotalMinor);
      made[shape.swimTour ? "swim_tour" : shape.rentType] += 1;
    }
  }
  expect(made.hourly).toBeGreaterThan(10);
  expect(made.daily).toBeGreaterThan(10);
  expect(made.swim_tour).toBeGreaterThan(5);
});
