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
import { RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";
import { PRICE_STANDINGS } from "@/lib/server/db/schema/search";

/** Trips by the hour may reach into the second day. */
const HOURS_REACHED = 48;
const WHOLE_DAYS = (1n << BigInt(HOURS_REACHED)) - 1n;
const DAY_BITS = sql`x'FFFFFF'::bigint`;
/** The column check of `boats`; a day further ahead needs no look at the notice. */
const LONGEST_NOTICE_HOURS = 720;

/** Owners who must answer need their time, whatever the boat's own notice is. */
const NOTICE = sql`(case when b.fast_app then b.notice_hours
  else greatest(b.notice_hours, ${sql.raw(String(REQUEST_NOTICE_HOURS))}) end)`;
const OPEN_LENGTH = sql`(b.service_closes_hour - b.service_opens_hour
  + case when b.service_closes_hour > b.service_opens_hour then 0 else 24 end)`;
/** Of the second day only its first 24 hours count, as of the first. */
const OPEN_BITS = sql`(open_hours(b.service_opens_hour, b.service_closes_hour) * 16777217)`;
const NIGHT_BITS = sql`(((1::bigint << (24 + b.handover_end_hour - b.handover_start_hour)) - 1) << b.handover_start_hour)`;

/** A price of a boat for a day, of which a trip could be made. */
interface OfferedTrip {
  /** In the boat's currency, and in kuruş. */
  total: SQL;
  tryTotal: SQL;
}

/**
 * The trip that `proposeTrip` chooses for a boat (alias `b`), read from `boat_prices` and `boat_busy`: a subquery for a
 * lateral join, with its `kind`, its `total_minor` in the boat's currency and its `try_minor` in kuruş. It has no row for
 * a boat without a trip of the search that can be booked now.
 */
export function tripSql(search: TripSearch, now: Date): SQL {
  if (nightsOf(search) > 1) return sql`(${nightsSql(search, now)})`;
  const { total, tryTotal } = offeredTrip(search, "p");
  return sql`(select p.kind, ${total} as total_minor, ${tryTotal} as try_minor
    from boat_prices p cross join lateral ${busySql(search, now)} busy
    where p.boat_id = b.id and ${isOfferedSql(search, "p")} and ${takesGuestsSql(search, now)}
      and ${isPossibleSql(search, now, "p")}
    order by total_minor, ${kindOrder("p")} limit 1)`;
}

/** Whether there is such a trip, whatever it costs: cheaper to find out. */
export function hasTripSql(search: TripSearch, now: Date): SQL {
  const trips =
    nightsOf(search) > 1
      ? nightsSql(search, now)
      : sql`select from boat_prices p cross join lateral ${busySql(search, now)} busy
        where p.boat_id = b.id and ${isOfferedSql(search, "p")} and ${takesGuestsSql(search, now)}
          and ${isPossibleSql(search, now, "p")}`;
  return sql`(${isSurelyFreeSql(search, now)} or exists (${trips}))`;
}

/** No trip of another price of the day comes before that of `p`, which is possible itself. */
export function isChosenSql(search: TripSearch, now: Date): SQL {
  if (search.kinds.length === 1) return sql`true`;
  const { total } = offeredTrip(search, "p");
  const other = offeredTrip(search, "q");
  return sql`not exists (select from boat_prices q where q.boat_id = b.id and q.kind <> p.kind
    and ${isOfferedSql(search, "q")} and (${other.total}, ${kindOrder("q")}) < (${total}, ${kindOrder("p")})
    and ${isPossibleSql(search, now, "q")})`;
}

const kindOrder = (row: string) =>
  sql`array_position(${sql.param(RATE_KINDS)}::text[], ${column(row, "kind")})`;
const column = (row: string, name: string) => sql.raw(`${row}.${name}`);

/** The row of `boat_prices` (alias `p`) holds on this day. */
export function holdsOn(day: TripDay, row = "p"): SQL {
  return sql`${column(row, "valid_from")} <= ${day}::date and ${column(row, "valid_until")} > ${day}::date
    and ${column(row, "weekdays")} & ${1 << weekdayOf(day)} <> 0`;
}

/**
 * A price of the standing `taken` (alias `p`) needs no look unless something takes the boat's time on the day, the day is
 * near, or only some hours are asked for.
 */
export function mayStandSql(search: TripSearch, now: Date): SQL {
  if (hoursPassed(search.day, now) > -LONGEST_NOTICE_HOURS || windowOf(search, now) !== WHOLE_DAYS)
    return sql`true`;
  const { day } = search;
  return sql`(p.standing > ${sql.raw(String(PRICE_STANDINGS.taken))} or exists (select from boat_busy o
    where o.boat_id = p.boat_id and o.day between ${day}::date and ${day}::date + 1 offset 0))`;
}

/** The length that a search by the hour is about; null = the shortest of each boat. */
export function searchedHours({ startHour, endHour, hours }: TripSearch): number | null {
  return startHour !== null && endHour !== null ? endHour - startHour : hours;
}

/** The nights of a search for nights; 1 for any other. */
export function nightsOf({ day, endDay }: TripSearch): number {
  return endDay ? nightsBetween(day, endDay) : 1;
}

function offeredTrip(search: TripSearch, row: string): OfferedTrip {
  const hours = searchedHours(search);
  const times = (price: string, shortest: string) => {
    const length = hours === null ? column(row, shortest) : sql`${hours}::int`;
    return sql`${column(row, price)} * case ${column(row, "kind")} when 'hourly' then ${length} else 1 end`;
  };
  const tryTotal = hours === null ? column(row, "shortest_try_minor") : times("try_minor", "min_hours");
  return { total: times("price_minor", "min_hours"), tryTotal };
}

/** The price is of a searched kind and holds on the day. */
function isOfferedSql({ kinds, day }: TripSearch, row: string): SQL {
  return sql`${column(row, "kind")} = any(${sql.param(kinds)}::text[]) and ${holdsOn(day, row)}`;
}

/** Hours from the midnight of the day to now; negative as long as the day is ahead. */
function hoursPassed(day: TripDay, now: Date): number {
  return -hoursUntil(toInstant(atHour(day, 0)), now);
}

function isLive(now: Date): SQL {
  return sql`(o.expires_at is null or o.expires_at > ${now.toISOString()}::timestamptz)`;
}

/** What is known before the boat's occupancies are read. */
function takesGuestsSql(search: TripSearch, now: Date): SQL {
  return sql`case p.kind when 'daily' then ${allowsNightsSql(search, now)}
    else b.cruising_capacity >= ${search.personCount} end`;
}

/** The hours of the searched day and the next through which the boat of `p` is busy, as bits. */
export function busySql({ day }: TripSearch, now: Date): SQL {
  return sql`(select coalesce(bit_or(case o.day when ${day}::date then o.hours::bigint else o.hours::bigint << 24 end), 0) as hours
    from boat_busy o where o.boat_id = p.boat_id and o.day between ${day}::date and ${day}::date + 1 and ${isLive(now)})`;
}

/** The trip at this price can be booked: by the boat's own terms and by its `busy.hours`. */
export function isPossibleSql(search: TripSearch, now: Date, row = "p"): SQL {
  const shortest = column(row, "min_hours");
  const hours = searchedHours(search);
  const length = hours === null ? shortest : sql`${hours}::int`;
  const isLongEnough = hours === null ? sql`true` : sql`${shortest} <= ${length}`;
  const byHours = sql`${isLongEnough} and ${fitsSql(search, now, { length, busy: sql`busy.hours`, kind: column(row, "kind") })}`;
  const byNight = sql`${shortest} <= 24 and busy.hours & ${NIGHT_BITS} = 0 and ${allowsNightsSql(search, now)}`;
  return sql`case ${column(row, "kind")} when 'daily' then ${byNight} else ${byHours} end`;
}

interface Stretch {
  length: SQL;
  busy: SQL;
  kind: SQL;
}

/** So many hours in a row are open, free and not too soon. */
function fitsSql(search: TripSearch, now: Date, { length, busy, kind }: Stretch): SQL {
  const passed = hoursPassed(search.day, now);
  const isSoon = passed > -LONGEST_NOTICE_HOURS;
  const soon = isSoon
    ? sql`& (-1::bigint << least(${HOURS_REACHED}, greatest(0, ceil(${NOTICE} + ${passed}::float8)))::int)`
    : sql``;
  const window = windowOf(search, now);
  const tours = windowOf(search, now, SWIM_TOUR_HOURS);
  const run = sql`has_free_run(~${busy} & case ${kind} when 'swim_tour' then ${bits(tours)} else ${bits(window)} end
    ${soon} & ${OPEN_BITS}, ${length})`;
  const capacity = sql`b.cruising_capacity >= ${search.personCount}`;
  if (window !== WHOLE_DAYS) return sql`(${capacity} and ${run})`;
  // Most boats are free all day: then the hours of service say enough, and looking for a run of bits takes longer.
  const inTime = isSoon ? sql`and ${NOTICE} + ${passed}::float8 <= 0` : sql``;
  return sql`(${capacity} and case when ${busy} = 0 and ${kind} = 'hourly' ${inTime}
    then ${length} <= ${OPEN_LENGTH} else ${run} end)`;
}

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

/** The boat takes so many guests for these nights, which are neither too soon nor too far ahead. */
function allowsNightsSql(search: TripSearch, now: Date): SQL {
  const passed = hoursPassed(search.day, now);
  const inTime =
    passed > -LONGEST_NOTICE_HOURS ? sql`and b.handover_start_hour >= ${NOTICE} + ${passed}::float8` : sql``;
  return sql`(${lastDayOf(search) <= lastTripDay(now)}
    and least(b.sleeping_capacity, b.cruising_capacity) >= ${search.personCount} ${inTime})`;
}

const lastDayOf = (search: TripSearch) => addDays(search.day, nightsOf(search));

/**
 * A boat that is sold on all these days and has no occupancy near them has a trip of the search; nobody needs to look at
 * its prices. Most boats are found so.
 */
function isSurelyFreeSql(search: TripSearch, now: Date): SQL {
  const { day, kinds } = search;
  const until = lastDayOf(search);
  const asks = (kind: RateKind) => kinds.includes(kind);
  const hours = searchedHours(search);
  const length = hours === null ? sql`b.hourly_hours` : sql`${hours}::int`;
  const byHours = sql`b.hourly_from <= ${day}::date and b.hourly_until > ${day}::date and b.hourly_hours <= ${length}
    and ${fitsSql(search, now, { length, busy: sql`0::bigint`, kind: sql`'hourly'` })}`;
  const byNight = sql`b.nightly_from <= ${day}::date and b.nightly_until >= ${until}::date
    and b.nightly_hours <= ${nightsOf(search) * 24} and ${allowsNightsSql(search, now)}`;
  return sql`(coalesce(${asks("hourly") ? byHours : sql`false`} or ${asks("daily") ? byNight : sql`false`}, false)
    and not exists (select from boat_busy o where o.boat_id = b.id and o.day between ${day}::date and ${until}::date offset 0))`;
}

/** Several nights are possible when each has a price and nothing takes an hour from hand-over to hand-over. */
function nightsSql(search: TripSearch, now: Date): SQL {
  const { day } = search;
  const nights = nightsOf(search);
  const until = lastDayOf(search);
  const from = sql`greatest(p.valid_from, ${day}::date)`;
  const to = sql`least(p.valid_until, ${until}::date)`;
  return sql`
    select 'daily' as kind, sum(p.price_minor * covered.nights)::bigint as total_minor,
      sum(p.try_minor * covered.nights)::bigint as try_minor
    from boat_prices p cross join lateral (
      select case when p.weekdays = 127 then ${to} - ${from} else nights_on(${from}, ${to}, p.weekdays) end as nights) covered
    where p.boat_id = b.id and p.kind = 'daily' and ${allowsNightsSql(search, now)}
      and not exists (select from boat_busy o where o.boat_id = b.id and o.day between ${day}::date and ${until}::date
        and ${isLive(now)} and o.hours & case o.day
          when ${day}::date then (${DAY_BITS} << b.handover_start_hour) & ${DAY_BITS}
          when ${until}::date then (1::bigint << b.handover_end_hour) - 1 else ${DAY_BITS} end <> 0)
      and p.valid_from < ${until}::date and p.valid_until > ${day}::date
    having sum(covered.nights) = ${nights}
      and bool_and(p.min_hours <= ${nights * 24}) filter (where ${holdsOn(day)})`;
}
