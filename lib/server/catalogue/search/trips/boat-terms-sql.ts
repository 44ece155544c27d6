import { type SQL, sql } from "drizzle-orm";
import { lastTripDay } from "@/lib/domain/pricing/check-trip-times";
import { REQUEST_NOTICE_HOURS } from "@/lib/domain/pricing/notice-hours-of";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { hoursUntil } from "@/lib/domain/shared/instant";
import { addDays, atHour, nightsBetween, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";

// What the terms of a boat (alias `b`) allow: guests, notice and hours of service.

/** Trips by the hour may reach into the second day. */
const HOURS_REACHED = 48;

/** Owners who must answer need their time, whatever the boat's own notice is. */
const NOTICE = sql`(case when b.fast_app then b.notice_hours
  else greatest(b.notice_hours, ${sql.raw(String(REQUEST_NOTICE_HOURS))}) end)`;
const OPEN_LENGTH = sql`(b.service_closes_hour - b.service_opens_hour
  + case when b.service_closes_hour > b.service_opens_hour then 0 else 24 end)`;
/** Of the second day only its first 24 hours count, as of the first. */
const OPEN_BITS = sql`(open_hours(b.service_opens_hour, b.service_closes_hour) * 16777217)`;

/** The length in hours that a search by the hour asks for; null = the shortest of each boat. */
export function searchedHours({ startHour, endHour, hours }: TripSearch): number | null {
  return startHour !== null && endHour !== null ? endHour - startHour : hours;
}

/** The nights of a search for nights; 1 for any other. */
export function nightsOf({ day, endDay }: TripSearch): number {
  return endDay ? nightsBetween(day, endDay) : 1;
}

/** The day of return of nights, or the day after. */
export const lastDayOf = (search: TripSearch) => addDays(search.day, nightsOf(search));

/** The boat takes so many guests for these nights, which are neither too soon nor too far ahead. */
export function allowsNightsSql(search: TripSearch, now: Date): SQL {
  return sql`(${lastDayOf(search) <= lastTripDay(now)}
    and least(b.sleeping_capacity, b.cruising_capacity) >= ${search.personCount}
    and b.handover_start_hour >= ${noticeEnd(search, now)})`;
}

interface HourlyTrip {
  length: SQL;
  /** The hours through which the boat is busy, as bits. */
  busy: SQL;
  kind: SQL;
}

/** The boat takes so many guests, and so many hours in a row are open, free and not too soon. */
export function hasRoomSql(search: TripSearch, now: Date, { length, busy, kind }: HourlyTrip): SQL {
  const byKind = (textOf: (limits: HourLimits) => SQL) =>
    sql`case ${kind} when 'swim_tour' then ${textOf(SWIM_TOUR_HOURS)} else ${textOf(ANY_HOURS)} end`;
  const window = byKind((limits) => windowOf(search, now, limits));
  const isOpen = byKind((limits) => isOpenSql(search, now, length, limits));
  const soon = sql`(-1::bigint << least(${HOURS_REACHED}, greatest(0, ${noticeEnd(search, now)}))::int)`;
  const hasRun = sql`has_free_run(~${busy} & ${window} & ${soon} & ${OPEN_BITS}, ${length})`;
  // Most boats are free all day: comparing their hours of service is quicker than looking for a run of bits.
  return sql`(b.cruising_capacity >= ${search.personCount}
    and (${busy} = 0 and ${isOpen} or ${hasRun}))`;
}

/** The service that begins on the day lasts long enough, unless something interrupts it. */
function isOpenSql(search: TripSearch, now: Date, length: SQL, limits: HourLimits): SQL {
  const { from, until } = hoursOf(search, now, limits);
  const start = sql`greatest(b.service_opens_hour, ${from}::int, ${noticeEnd(search, now)})`;
  return sql`(${start} < 24 and least(b.service_opens_hour + ${OPEN_LENGTH}, ${until}::int) - ${start} >= ${length})`;
}

/** The first hour of the day that the boat's notice leaves; negative where it ends before the day. */
function noticeEnd({ day }: TripSearch, now: Date): SQL {
  return sql`(${NOTICE} + ${Math.ceil(hoursPassed(day, now))}::int)`;
}

/** Hours from the midnight of the day to now; negative as long as the day is ahead. */
function hoursPassed(day: TripDay, now: Date): number {
  return -hoursUntil(toInstant(atHour(day, 0)), now);
}

interface HourLimits {
  from: number;
  until: number;
}

const ANY_HOURS: HourLimits = { from: 0, until: HOURS_REACHED };

/** The hours within which the search allows the trip. */
function hoursOf({ day, startHour, endHour }: TripSearch, now: Date, limits: HourLimits): HourLimits {
  const lastDay = lastTripDay(now);
  const bookable = day < lastDay ? HOURS_REACHED : day === lastDay ? 23 : 0;
  return {
    from: Math.max(limits.from, startHour ?? 0),
    until: Math.min(limits.until, endHour ?? HOURS_REACHED, bookable),
  };
}

/** The hours of `hoursOf` as bits. */
function windowOf(search: TripSearch, now: Date, limits: HourLimits): SQL {
  const { from, until } = hoursOf(search, now, limits);
  const mask = until > from ? ((1n << BigInt(until - from)) - 1n) << BigInt(from) : 0n;
  return sql`${mask.toString()}::bigint`;
}
