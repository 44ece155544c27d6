import { type SQL, sql } from "drizzle-orm";
import { lastTripDay } from "@/lib/domain/pricing/check-trip-times";
import { REQUEST_NOTICE_HOURS } from "@/lib/domain/pricing/notice-hours-of";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { hoursUntil } from "@/lib/domain/shared/instant";
import { addDays, atHour, nightsBetween, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { KIND_BITS } from "@/lib/server/platform/db/schema/boats";

// What the row of a boat (alias `b`) says about a trip of a search.

/** Trips by the hour may reach into the second day. */
const HOURS_REACHED = 48;
const WHOLE_DAYS = (1n << BigInt(HOURS_REACHED)) - 1n;

/** Owners who must answer need their time, whatever the boat's own notice is. */
const NOTICE = sql`(case when b.fast_app then b.notice_hours
  else greatest(b.notice_hours, ${sql.raw(String(REQUEST_NOTICE_HOURS))}) end)`;
const OPEN_LENGTH = sql`(b.service_closes_hour - b.service_opens_hour
  + case when b.service_closes_hour > b.service_opens_hour then 0 else 24 end)`;
/** Of the second day only its first 24 hours count, as of the first. */
const OPEN_BITS = sql`(open_hours(b.service_opens_hour, b.service_closes_hour) * 16777217)`;

/** What the trips of a boat depend on beside its prices and occupancies. */
export const BOAT_TERMS = sql.raw(
  [
    "cruising_capacity",
    "sleeping_capacity",
    "fast_app",
    "notice_hours",
    "service_opens_hour",
    "service_closes_hour",
    "handover_start_hour",
    "handover_end_hour",
  ]
    .map((name) => `b.${name}`)
    .join(", "),
);

/** The length that a search by the hour is about; null = the shortest of each boat. */
export function searchedHours({ startHour, endHour, hours }: TripSearch): number | null {
  return startHour !== null && endHour !== null ? endHour - startHour : hours;
}

/** The nights of a search for nights; 1 for any other. */
export function nightsOf({ day, endDay }: TripSearch): number {
  return endDay ? nightsBetween(day, endDay) : 1;
}

/**
 * The boat is sold on all these days and open for a trip of the search: where it has no occupancy near them, nobody
 * needs to look at its prices. Most boats are found so.
 */
export function isSoldSql(search: TripSearch, now: Date): SQL {
  const { day, kinds } = search;
  const hours = searchedHours(search);
  const byHours = (kind: RateKind, columns: string, limits: HourLimits) => {
    if (!kinds.includes(kind)) return sql`false`;
    const of = (name: string) => sql.raw(`b.${columns}_${name}`);
    const length = hours === null ? of("hours") : sql`${hours}::int`;
    const stretch = { length, busy: sql`0::bigint`, kind: sql.raw(`'${kind}'`) };
    return sql`${of("from")} <= ${day}::date and ${of("until")} > ${day}::date and ${of("hours")} <= ${length}
      and b.cruising_capacity >= ${search.personCount}
      and (${isOpenSql(search, now, length, limits)} or ${hasRunSql(search, now, stretch)})`;
  };
  const byNight = sql`b.nightly_from <= ${day}::date and b.nightly_until >= ${lastDayOf(search)}::date
    and b.nightly_hours <= ${nightsOf(search) * 24} and ${allowsNightsSql(search, now)}`;
  return sql`coalesce(${byHours("hourly", "hourly", ANY_HOURS)} or ${kinds.includes("daily") ? byNight : sql`false`}
    or ${byHours("swim_tour", "tour", SWIM_TOUR_HOURS)}, false)`;
}

/** The boat is sold by a searched kind in a way that its row does not tell: its prices must be looked at. */
export function isSoldBesidesSql({ kinds }: TripSearch): SQL {
  return sql`b.sold_besides & ${kinds.reduce((mask, kind) => mask | KIND_BITS[kind], 0)} <> 0`;
}

/** The boat takes so many guests for these nights, which are neither too soon nor too far ahead. */
export function allowsNightsSql(search: TripSearch, now: Date): SQL {
  return sql`(${lastDayOf(search) <= lastTripDay(now)}
    and least(b.sleeping_capacity, b.cruising_capacity) >= ${search.personCount}
    and b.handover_start_hour >= ${noticeEnd(search, now)})`;
}

/** The day of return of nights, or the day after. */
export const lastDayOf = (search: TripSearch) => addDays(search.day, nightsOf(search));

/** Hours from the midnight of the day to now; negative as long as the day is ahead. */
function hoursPassed(day: TripDay, now: Date): number {
  return -hoursUntil(toInstant(atHour(day, 0)), now);
}

interface Stretch {
  length: SQL;
  busy: SQL;
  kind: SQL;
}

/** The boat takes so many guests, and so many hours in a row are open, free and not too soon. */
export function hasRoomSql(search: TripSearch, now: Date, stretch: Stretch): SQL {
  const { length, busy, kind } = stretch;
  // Most boats are free all day: then the hours of service say enough, and looking for a run of bits takes longer.
  return sql`(b.cruising_capacity >= ${search.personCount}
    and (${busy} = 0 and ${kind} = 'hourly' and ${isOpenSql(search, now, length, ANY_HOURS)}
      or ${hasRunSql(search, now, stretch)}))`;
}

/** The boat is sold by the hour on the day, and its `busy.hours` leave time for such a trip. */
export function leavesHoursSql(search: TripSearch, now: Date): SQL {
  const { day } = search;
  const stretch = { length: sql`b.hourly_hours`, busy: sql`busy.hours`, kind: sql`'hourly'` };
  return sql`coalesce(b.hourly_from <= ${day}::date and b.hourly_until > ${day}::date
    and ${hasRoomSql(search, now, stretch)}, false)`;
}

function hasRunSql(search: TripSearch, now: Date, { length, busy, kind }: Stretch): SQL {
  const [window, tours] = [ANY_HOURS, SWIM_TOUR_HOURS].map((limits) => bits(windowOf(search, now, limits)));
  const soon = sql`(-1::bigint << least(${HOURS_REACHED}, greatest(0, ${noticeEnd(search, now)}))::int)`;
  return sql`has_free_run(~${busy} & case ${kind} when 'swim_tour' then ${tours} else ${window} end
    & ${soon} & ${OPEN_BITS}, ${length})`;
}

/** The service that begins on the day leaves so many hours within the limits, unless something interrupts it. */
function isOpenSql(search: TripSearch, now: Date, length: SQL, limits: HourLimits): SQL {
  const { from, until } = hoursOf(search, now, limits);
  const start = sql`greatest(b.service_opens_hour, ${from}::int, ${noticeEnd(search, now)})`;
  return sql`(${start} < 24 and least(b.service_opens_hour + ${OPEN_LENGTH}, ${until}::int) - ${start} >= ${length})`;
}

/** The first hour of the day that the boat's notice leaves; negative where it ends before the day. */
function noticeEnd({ day }: TripSearch, now: Date): SQL {
  return sql`(${NOTICE} + ${Math.ceil(hoursPassed(day, now))}::int)`;
}

const bits = (mask: bigint) => sql`${mask.toString()}::bigint`;

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
function windowOf(search: TripSearch, now: Date, limits: HourLimits): bigint {
  const { from, until } = hoursOf(search, now, limits);
  return until > from ? ((1n << BigInt(until - from)) - 1n) << BigInt(from) : 0n;
}

/** The search leaves the hours of the day open, and no boat's notice reaches into it. */
export function allowsAllHoursSql(search: TripSearch, now: Date): SQL {
  if (windowOf(search, now, ANY_HOURS) !== WHOLE_DAYS) return sql`false`;
  return sql`(select greatest(max(notice_hours), ${sql.raw(String(REQUEST_NOTICE_HOURS))}) <= ${Math.floor(-hoursPassed(search.day, now))}::int
    from boats where status = 'published')`;
}
