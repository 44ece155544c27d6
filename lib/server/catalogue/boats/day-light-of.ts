import { sql } from "drizzle-orm";
import { getTimes } from "suncalc";
import type { DayLight } from "@/lib/domain/light/day-light";
import { addMinutes } from "@/lib/domain/shared/instant";
import { atHour, type TripDay, toInstant, toTripTime } from "@/lib/domain/shared/istanbul-time";
import type { Db } from "@/lib/server/platform/db/pool";

/** A place on earth in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/**
 * Golden hour, sunset and dusk of an Istanbul day at a place, rounded to the minute as almanacs are. Throws where
 * the sun does not set: no port lies so far north.
 */
export function dayLightOf({ latitude, longitude }: Point, day: TripDay): DayLight {
  const { goldenHour, sunset, dusk } = getTimes(toInstant(atHour(day, 12)), latitude, longitude);
  if (!goldenHour || !sunset || !dusk) throw new RangeError(`No sunset at ${latitude} on ${day}`);
  const toMinute = (instant: Date) => toTripTime(addMinutes(instant, 0.5));
  return { goldenHour: toMinute(goldenHour), sunset: toMinute(sunset), dusk: toMinute(dusk) };
}

/** The position of a port. */
export async function getPortPoint(db: Db, portId: number): Promise<Point> {
  const { rows } = await db.execute<{ latitude: number; longitude: number }>(
    sql`select latitude, longitude from places where id = ${portId}`,
  );
  const [point] = rows;
  if (!point) throw new Error(`No port ${portId}`);
  return point;
}
