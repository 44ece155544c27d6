import { knownHours } from "@/components/boats/calendar/hour-options";
import { sunsetHours } from "@/components/boats/light/sunset-hours";
import { includesSunset } from "@/lib/domain/light/day-light";
import { availabilityOf, BOOKING_BOAT as boat } from "@/tests/fixtures/bookings/booking-boat";

// The sun of the fixture sets at 17:37.
const DAY = "2026-12-05";
const hoursWith = (busy: number[], swimTour = false) =>
  sunsetHours({ boat, ...knownHours(availabilityOf(DAY, 2, { [DAY]: busy }), DAY), swimTour });

test("the hours around the sunset are as short as the boat rents, and end about an hour after it", () => {
  expect(hoursWith([])).toEqual({ startHour: 17, endHour: 19 });
});

test("taken hours move them, as long as the sunset is within", () => {
  expect(hoursWith([18])).toEqual({ startHour: 16, endHour: 18 });
  expect(hoursWith([16])).toEqual({ startHour: 17, endHour: 19 });
});

test("there are none when the sunset itself is taken, or the day is not known yet", () => {
  expect(hoursWith([17])).toBeNull();
  expect(sunsetHours({ boat, day: undefined, nextDay: undefined, swimTour: false })).toBeNull();
});

test("a swim tour keeps to its own hours", () => {
  expect(hoursWith([], true)).toEqual({ startHour: 16, endHour: 18 });
});

test("a trip that ends with the sunset does not see it", () => {
  const light = { sunset: `${DAY}T17:00` };
  const trip = (from: string, until: string) => ({ startsAt: `${DAY}T${from}`, endsAt: `${DAY}T${until}` });
  expect(includesSunset(trip("15:00", "17:00"), light)).toBe(false);
  expect(includesSunset(trip("17:00", "19:00"), light)).toBe(true);
  expect(includesSunset(trip("15:00", "18:00"), light)).toBe(true);
});
