import { type SQL, sql } from "drizzle-orm";
import { lastTripDay } from "@/lib/domain/pricing/check-trip-times";
import { REQUEST_NOTICE_HOURS } from "@/lib/domain/pricing/notice-hours-of";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { hoursUntil } from "@/lib/domain/shared/instant";
import {
  addDays,
  atHour,
  nightsBetween,
  type TripDay,
  toInstant,
  weekdayOf,
} from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";

/** Trips by the hour may reach into the second day. */
const HOURS_REACHED = 48;
const DAY_BITS = sql`x'FFFFFF'::bigint`;
/** The column check of `boats`; a day further ahead needs no look at the notice. */
const LONGEST_NOTICE_HOURS = 720;

/** Owners who must answer need their time, whatever the boat's own notice is. */
const NOTICE = sql`(case when b.fast_app then b.notice_hours
  else greatest(b.notice_hours, ${sql.raw(String(REQUEST_NOTICE_HOURS))}) end)`;

/**
 * The trip that `proposeTrip` chooses for a boat (alias `b`), read from `boat_prices` and `boat_busy`: a subquery for a
 * lateral join, with its `kind` and its `total_minor` in the boat's currency. It has no row for a boat without a trip
 * of the search that can be booked now.
 */
export function tripSql(search: TripSearch, now: Date): SQL {
  return sql`(select kind, total_minor from (${sql.join(possibleTrips(search, now), sql` union all `)}) possible
    order by total_minor, array_position(${sql.param(RATE_KINDS)}::text[], kind) limit 1)`;
}

/** Whether there is such a trip, whatever it costs: cheaper to find out. */
export function hasTripSql(search: TripSearch, now: Date): SQL {
  const possible = possibleTrips(search, now).map((trips) => sql`exists (${trips})`);
  return sql`(${sql.join(possible, sql` or `)})`;
}

function possibleTrips(search: TripSearch, now: Date): SQL[] {
  const isByHours = search.kinds.some((kind) => kind !== "daily");
  return [
    ...(isByHours ? [hoursSql(search, now)] : []),
    ...(search.kinds.includes("daily") ? [nightsSql(search, now)] : []),
  ];
}

/** The row of `boat_prices` (alias `p`) holds on this day. */
export function holdsOn(day: TripDay): SQL {
  return sql`p.valid_from <= ${day}::date and p.valid_until > ${day}::date
    and p.weekdays & ${1 << weekdayOf(day)} <> 0`;
}

/** The length that a search by the hour is about; null = the shortest of each boat. */
export function searchedHours({ startHour, endHour, hours }: TripSearch): number | null {
  return startHour !== null && endHour !== null ? endHour - startHour : hours;
}

/** Hours from the midnight of the day to now; negative as long as the day is ahead. */
function hoursPassed(day: TripDay, now: Date): number {
  return -hoursUntil(toInstant(atHour(day, 0)), now);
}

function isLive(now: Date): SQL {
  return sql`(o.expires_at is null or o.expires_at > ${now.toISOString()}::timestamptz)`;
}

/** A trip by the hour or a swim tour is possible when so many hours in a row are open, free and not too soon. */
function hoursSql(search: TripSearch, now: Date): SQL {
  const { day, personCount } = search;
  const kinds = search.kinds.filter((kind) => kind !== "daily");
  const hours = searchedHours(search);
  const length = hours === null ? sql`p.min_hours` : sql`${hours}::int`;
  const passed = hoursPassed(day, now);
  const soon =
    passed > -LONGEST_NOTICE_HOURS
      ? sql`& (-1::bigint << least(${HOURS_REACHED}, greatest(0, ceil(${NOTICE} + ${passed}::float8)))::int)`
      : sql``;
  const window = windowOf(search, now);
  const fits = sql`has_free_run(~busy.hours & case p.kind when 'swim_tour' then ${bits(windowOf(search, now, SWIM_TOUR_HOURS))}
    else ${bits(window)} end ${soon} & (open_hours(b.service_opens_hour, b.service_closes_hour) * 16777217), ${length})`;
  // Most boats are free all day: then the hours of service say enough, and looking for a run of bits takes longer.
  const inTime = passed > -LONGEST_NOTICE_HOURS ? sql`and ${NOTICE} + ${passed}::float8 <= 0` : sql``;
  const fitsAtOnce =
    window === WHOLE_DAYS
      ? sql`case when busy.hours = 0 and p.kind = 'hourly' ${inTime} then ${length} <= case
        when b.service_closes_hour > b.service_opens_hour then b.service_closes_hour - b.service_opens_hour
        else b.service_closes_hour - b.service_opens_hour + 24 end else ${fits} end`
      : fits;
  return sql`
    select p.kind, p.price_minor * case p.kind when 'hourly' then ${length} else 1 end as total_minor
    from (select coalesce(bit_or(case o.day when ${day}::date then o.hours::bigint else o.hours::bigint << 24 end), 0) as hours
      from boat_busy o where o.boat_id = b.id and o.day between ${day}::date and ${day}::date + 1 and ${isLive(now)}) busy,
      boat_prices p
    where p.boat_id = b.id and p.kind = any(${sql.param(kinds)}::text[]) and ${holdsOn(day)}
      ${hours === null ? sql`` : sql`and p.min_hours <= ${length}`} and b.cruising_capacity >= ${personCount} and ${fitsAtOnce}`;
}

const WHOLE_DAYS = (1n << BigInt(HOURS_REACHED)) - 1n;

const bits = (mask: bigint) => sql`${mask.toString()}::bigint`;

/** The hours within which the search allows the trip, as bits. */
function windowOf(
  { day, startHour, endHour }: TripSearch,
  now: Date,
  limits = { from: 0, until: HOURS_REACHED },
): bigint {
  const lastDay = lastTripDay(now);
  const bookable = day < lastDay ? HOURS_REACHED : day === lastDay ? 23 : 0;
  const from = Math.max(limits.from, startHour ?? 0);
  const until = Math.min(limits.until, endHour ?? HOURS_REACHED, bookable);
  return until > from ? ((1n << BigInt(until - from)) - 1n) << BigInt(from) : 0n;
}

/** Nights are possible when each has a price and nothing takes an hour from hand-over to hand-over. */
function nightsSql({ day, endDay, personCount }: TripSearch, now: Date): SQL {
  const nights = endDay ? nightsBetween(day, endDay) : 1;
  const until = addDays(day, nights);
  const passed = hoursPassed(day, now);
  const soon =
    passed > -LONGEST_NOTICE_HOURS ? sql`and b.handover_start_hour >= ${NOTICE} + ${passed}::float8` : sql``;
  const possible = sql`p.boat_id = b.id and p.kind = 'daily'
    and ${until <= lastTripDay(now)} and least(b.sleeping_capacity, b.cruising_capacity) >= ${personCount} ${soon}
    and not exists (select from boat_busy o where o.boat_id = b.id and o.day between ${day}::date and ${until}::date
      and ${isLive(now)} and o.hours & case o.day
        when ${day}::date then (${DAY_BITS} << b.handover_start_hour) & ${DAY_BITS}
        when ${until}::date then (1::bigint << b.handover_end_hour) - 1 else ${DAY_BITS} end <> 0)`;
  if (nights === 1)
    return sql`select p.kind, p.price_minor as total_minor from boat_prices p
      where ${possible} and ${holdsOn(day)} and p.min_hours <= 24`;
  const from = sql`greatest(p.valid_from, ${day}::date)`;
  const to = sql`least(p.valid_until, ${until}::date)`;
  return sql`
    select 'daily' as kind, sum(p.price_minor * covered.nights)::bigint as total_minor
    from boat_prices p cross join lateral (
      select case when p.weekdays = 127 then ${to} - ${from} else nights_on(${from}, ${to}, p.weekdays) end as nights) covered
    where ${possible} and p.valid_from < ${until}::date and p.valid_until > ${day}::date
    having sum(covered.nights) = ${nights}
      and bool_and(p.min_hours <= ${nights * 24}) filter (where ${holdsOn(day)})`;
}
