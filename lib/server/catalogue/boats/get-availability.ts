import type { AvailabilityResponse } from "@/lib/contracts/boats/availability";
import { calendarDays } from "@/lib/domain/availability/calendar-days";
import { addDays, atHour, type TripDay, toInstant, toTripTime } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { dayLightOf, getPortPoint } from "@/lib/server/catalogue/boats/day-light-of";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { getDb } from "@/lib/server/platform/db/pool";

/** Trips that start on the last day may reach into the days after it: the shortest stay may be a week. */
const DAYS_BEYOND = 9;

/**
 * What a boat's calendar shows for the days `from` … `to`, both included: busy times, prices, free hours,
 * start hours. With `exceptReservationId`, that reservation's own time counts as free.
 */
export async function getAvailability(
  boatId: number,
  { from, to }: { from: TripDay; to: TripDay },
  now: Date,
  exceptReservationId: string | null = null,
): Promise<Outcome<AvailabilityResponse, "not_found">> {
  const span = {
    startsAt: toInstant(atHour(from, 0)),
    endsAt: toInstant(atHour(addDays(to, 1 + DAYS_BEYOND), 0)),
  };
  const db = getDb();
  const [boat, busy] = await Promise.all([
    findBoatTerms(db, boatId),
    listBusyPeriods(db, boatId, span, now, exceptReservationId),
  ]);
  if (!boat?.published) return refuse("not_found");
  const days = calendarDays(boat.terms, { from, until: addDays(to, 1) }, busy, now);
  const port = await getPortPoint(db, boat.portId);
  return accept({
    busy: busy.map(({ startsAt, endsAt }) => ({
      starts_at: toTripTime(startsAt),
      ends_at: toTripTime(endsAt),
    })),
    days: days.map(({ day, prices, minHours, lowest, hours, starts }) => ({
      day,
      ...prices,
      min_hours: { hourly: minHours.hourly, swim_tour: minHours.swim_tour },
      lowest,
      light: lightAt(port, day),
      hours,
      starts,
    })),
  });
}

function lightAt(port: Parameters<typeof dayLightOf>[0], day: TripDay) {
  const { goldenHour, sunset, dusk } = dayLightOf(port, day);
  return { golden_hour: goldenHour, sunset, dusk };
}
