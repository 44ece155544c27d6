import { expect, test } from "@jest/globals";
import {
  endOptions,
  type HourOption,
  knownHours,
  startOptions,
} from "@/components/boats/booking/hour-options";
import { isFree } from "@/lib/domain/availability/is-free";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { type BoatTerms, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { addDays, atHour, type TripDay, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { getAvailability } from "@/lib/server/boats/get-availability";
import { listBoatTerms } from "@/lib/server/boats/list-boat-terms";
import { getDb } from "@/lib/server/db/pool";
import { listBusyPeriods } from "@/lib/server/occupancy/list-busy-periods";
import { BOOKING_BOAT } from "@/tests/fixtures/bookings/booking-boat";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const DAYS = 60;

interface Offer {
  terms: BoatTerms;
  busy: readonly Period[];
  now: Date;
}

/** What the reservation asks: the quote, and whether the slot with its turnaround is free. */
function bookable({ terms, busy, now }: Offer, day: TripDay, hours: [number, number], swimTour: boolean) {
  const [startsAt, endsAt] = [atHour(day, hours[0]), atHour(day, hours[1])];
  const asked = { rentType: "hourly", swimTour, startsAt, endsAt, personCount: 1, extras: [] } as const;
  const slot = occupiedPeriod(toInstant(startsAt), toInstant(endsAt), terms.turnaroundMinutes);
  return isFree(slot, busy) && quoteTrip(terms, { ...asked, extras: [] }, now).ok;
}

const freeOf = (options: HourOption[]) => options.filter(({ free }) => free).map(({ hour }) => hour);
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

test("every offered hour of every demo boat can be booked, and every hour not offered cannot", async () => {
  const now = new Date();
  const from = tripDayOf(now);
  const { rows } = await getDb().execute<{ id: number }>("select id from boats where status = 'published'");
  const span = {
    startsAt: toInstant(atHour(from, 0)),
    endsAt: toInstant(atHour(addDays(from, DAYS + 3), 0)),
  };
  const wrong: string[] = [];
  let compared = 0;
  for (const { id, terms } of await listBoatTerms(
    getDb(),
    rows.map((row) => row.id),
  )) {
    const busy = await listBusyPeriods(getDb(), id, span, now);
    const answer = await getAvailability(id, { from, to: addDays(from, DAYS) }, now);
    if (!answer.ok) throw new Error(answer.code);
    for (const day of answer.value.days.slice(0, DAYS)) {
      for (const kind of ["hourly", "swim_tour"] as const) {
        if (day[kind] === null) continue;
        const swimTour = kind === "swim_tour";
        const asked = { boat: BOOKING_BOAT, ...knownHours(answer.value, day.day), swimTour };
        const starts = freeOf(startOptions(asked));
        for (const start of HOURS) {
          const ends = starts.includes(start) ? freeOf(endOptions(asked, start)) : [];
          const real = HOURS.map((hour) => start + hour + 1).filter((end) =>
            bookable({ terms, busy, now }, day.day, [start, end], swimTour),
          );
          compared += HOURS.length;
          if (String(ends) !== String(real))
            wrong.push(`${id} ${day.day} ${kind} ${start}: ${ends} / ${real}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(40 * DAYS * 24 * 24);
});
