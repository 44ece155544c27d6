import {
  endOptions,
  type HourOption,
  knownHours,
  startOptions,
} from "@/components/boats/calendar/hour-options";
import type { AvailabilityResponse } from "@/lib/contracts/boats/availability";
import { isFree } from "@/lib/domain/availability/is-free";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms } from "@/lib/domain/pricing/trip-terms";
import { addDays, atHour, type TripDay, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { getAvailability } from "@/lib/server/catalogue/boats/get-availability";
import { listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { getDb } from "@/lib/server/platform/db/pool";
import { BOOKING_BOAT } from "@/tests/fixtures/bookings/booking-boat";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const DAYS = 60;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const freeOf = (options: HourOption[]) => options.filter(({ free }) => free).map(({ hour }) => hour);

/** What the reservation asks: the quote, and whether the slot with its turnaround is free. */
function realEnds(terms: BoatTerms, busy: readonly Period[], now: Date, day: TripDay, swimTour: boolean) {
  const times = Array.from({ length: 48 }, (_, hour) => atHour(day, hour));
  const instants = times.map(toInstant);
  const near = busy.filter(({ startsAt, endsAt }) => {
    const hoursFrom = (instant: Date) =>
      (instant.getTime() - toInstant(atHour(day, 0)).getTime()) / 3_600_000;
    return hoursFrom(startsAt) < 72 && hoursFrom(endsAt) > 0;
  });
  return (start: number, ends: readonly number[]) =>
    ends.filter((end) => {
      const [startsAt = "", endsAt = ""] = [times[start], times[end]];
      const slot = occupiedPeriod(instants[start] ?? now, instants[end] ?? now, terms.turnaroundMinutes);
      const asked = { rentType: "hourly" as const, swimTour, startsAt, endsAt, personCount: 1, extras: [] };
      return isFree(slot, near) && quoteTrip(terms, asked, now).ok;
    });
}

/** Where offer and quote differ on these days, as text. */
function differences(terms: BoatTerms, busy: readonly Period[], answer: AvailabilityResponse, now: Date) {
  const wrong: string[] = [];
  for (const [index, day] of answer.days.slice(0, DAYS).entries()) {
    // Three weeks, in which notices end and most occupancies are, then each weekday in turn.
    if (index > 21 && index % 5 > 0) continue;
    for (const kind of ["hourly", "swim_tour"] as const) {
      if (day[kind] === null) continue;
      const swimTour = kind === "swim_tour";
      const asked = { boat: BOOKING_BOAT, ...knownHours(answer, day.day), swimTour };
      const starts = freeOf(startOptions(asked));
      const realEndsOf = realEnds(terms, busy, now, day.day, swimTour);
      for (const start of HOURS) {
        const offered = starts.includes(start) ? freeOf(endOptions(asked, start)) : [];
        const shortest = start + day.min_hours[kind];
        // Refusals begin somewhere and never stop: their edges are compared on each day, all hours on some.
        const edges = [shortest - 1, shortest, shortest + 1, (offered.at(-1) ?? shortest) + 1, start + 24];
        const ends = HOURS.map((hour) => start + hour + 1).filter(
          (end) => index % 10 === 0 || offered.includes(end) || edges.includes(end),
        );
        const real = realEndsOf(start, ends);
        if (String(offered) !== String(real))
          wrong.push(`${day.day} ${kind} from ${start}: ${offered}, not ${real}`);
      }
    }
  }
  return wrong;
}

test("every offered hour of every demo boat can be booked, and every hour not offered cannot", async () => {
  const now = new Date();
  const from = tripDayOf(now);
  const { rows } = await getDb().execute<{ id: number }>("select id from boats where status = 'published'");
  const span = {
    startsAt: toInstant(atHour(from, 0)),
    endsAt: toInstant(atHour(addDays(from, DAYS + 3), 0)),
  };
  const boats = await listBoatTerms(
    getDb(),
    rows.map(({ id }) => id),
  );
  expect(boats.length).toBeGreaterThan(40);
  for (const { id, terms } of boats) {
    const busy = await listBusyPeriods(getDb(), id, span, now);
    const answer = await getAvailability(id, { from, to: addDays(from, DAYS) }, now);
    if (!answer.ok) throw new Error(answer.code);
    expect([id, differences(terms, busy, answer.value, now)]).toEqual([id, []]);
  }
});
