import { type SQL, sql } from "drizzle-orm";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { type TripDay, weekdayOf } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import {
  allowsNightsSql,
  hasRoomSql,
  lastDayOf,
  nightsOf,
  searchedHours,
} from "@/lib/server/catalogue/search/trips/boat-terms-sql";

const DAY_BITS = sql`x'FFFFFF'::bigint`;
const NIGHT_BITS = sql`(((1::bigint << (24 + b.handover_end_hour - b.handover_start_hour)) - 1) << b.handover_start_hour)`;

/**
 * The trip that `proposeTrip` chooses for a boat (alias `b`), read from `boat_prices` and `boat_busy`: a subquery for a
 * lateral join, with its `kind`, its `total_minor` in the boat's currency and its `try_minor` in kuruş. It has no row
 * for a boat without a trip of the search that can be booked now.
 */
export function tripSql(search: TripSearch, now: Date): SQL {
  if (nightsOf(search) > 1) return sql`(${nightsSql(search, now)})`;
  return sql`(select p.kind, ${totalOf(search, "p")} as total_minor, ${tryTotalOf(search)} as try_minor
    ${possibleTripsSql(search, now)} order by total_minor, ${kindOrder("p")} limit 1)`;
}

/**
 * Whether there is such a trip, whatever it costs. The `offset 0` keeps PostgreSQL from joining all boats with all
 * prices: the trip is looked for boat by boat, as far as a scan gets.
 */
export function hasTripSql(search: TripSearch, now: Date): SQL {
  const trips = nightsOf(search) > 1 ? nightsSql(search, now) : sql`select ${possibleTripsSql(search, now)}`;
  return sql`exists (${trips} offset 0)`;
}

function possibleTripsSql(search: TripSearch, now: Date): SQL {
  return sql`from boat_prices p cross join lateral ${busySql(search, now)} busy
    where p.boat_id = b.id and ${isOfferedSql(search, "p")} and ${isPossibleSql(search, now, "p")}`;
}

/**
 * No trip of another price of the day comes before that of `p`, which is possible itself. Looked up row by row, as
 * `hasTripSql`.
 */
export function isChosenSql(search: TripSearch, now: Date): SQL {
  if (search.kinds.length === 1) return sql`true`;
  return sql`not exists (select from boat_prices q where q.boat_id = b.id and q.kind <> p.kind
    and ${isOfferedSql(search, "q")}
    and (${totalOf(search, "q")}, ${kindOrder("q")}) < (${totalOf(search, "p")}, ${kindOrder("p")})
    and ${isPossibleSql(search, now, "q")} offset 0)`;
}

const kindOrder = (row: string) =>
  sql`array_position(${sql.param(RATE_KINDS)}::text[], ${column(row, "kind")})`;
const column = (row: string, name: string) => sql.raw(`${row}.${name}`);

/** The row of `boat_prices` (alias `p`) holds on this day. */
export function isValidOnSql(day: TripDay, row = "p"): SQL {
  return sql`${column(row, "valid_from")} <= ${day}::date and ${column(row, "valid_until")} > ${day}::date
    and ${column(row, "weekdays")} & ${1 << weekdayOf(day)} <> 0`;
}

/** In the boat's currency. */
function totalOf(search: TripSearch, row: string): SQL {
  return sql`${column(row, "price_minor")} * ${unitsOf(search, row)}`;
}

/** In kuruş. */
function tryTotalOf(search: TripSearch): SQL {
  return searchedHours(search) === null
    ? sql`p.shortest_try_minor`
    : sql`p.try_minor * ${unitsOf(search, "p")}`;
}

/** How often a trip at the price of a row pays it. */
function unitsOf(search: TripSearch, row: string): SQL {
  const hours = searchedHours(search) ?? column(row, "min_hours");
  return sql`case ${column(row, "kind")} when 'hourly' then ${hours} else 1 end`;
}

/** The price is of a searched kind and holds on the day. */
export function isOfferedSql({ kinds, day }: TripSearch, row = "p"): SQL {
  return sql`${column(row, "kind")} = any(${sql.param(kinds)}::text[]) and ${isValidOnSql(day, row)}`;
}

/** The occupancy (alias `o`) is no hold that has expired. */
function isLiveSql(now: Date): SQL {
  return sql`(o.expires_at is null or o.expires_at > ${now.toISOString()}::timestamptz)`;
}

/** The hours of the searched day and the next through which the boat is busy, as bits. */
export function busySql({ day }: TripSearch, now: Date): SQL {
  return sql`(select coalesce(bit_or(case o.day when ${day}::date then o.hours::bigint else o.hours::bigint << 24 end), 0) as hours
    from boat_busy o where o.boat_id = b.id and o.day between ${day}::date and ${day}::date + 1 and ${isLiveSql(now)})`;
}

/** The trip at this price can be booked: by the boat's own terms and by its `busy.hours`. */
export function isPossibleSql(search: TripSearch, now: Date, row = "p"): SQL {
  const shortest = column(row, "min_hours");
  const hours = searchedHours(search);
  const length = hours === null ? shortest : sql`${hours}::int`;
  const isLongEnough = hours === null ? sql`true` : sql`${shortest} <= ${length}`;
  const byHours = sql`${isLongEnough} and ${hasRoomSql(search, now, { length, busy: sql`busy.hours`, kind: column(row, "kind") })}`;
  const byNight = sql`${shortest} <= 24 and busy.hours & ${NIGHT_BITS} = 0 and ${allowsNightsSql(search, now)}`;
  return sql`case ${column(row, "kind")} when 'daily' then ${byNight} else ${byHours} end`;
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
        and ${isLiveSql(now)} and o.hours & case o.day
          when ${day}::date then (${DAY_BITS} << b.handover_start_hour) & ${DAY_BITS}
          when ${until}::date then (1::bigint << b.handover_end_hour) - 1 else ${DAY_BITS} end <> 0)
      and p.valid_from < ${until}::date and p.valid_until > ${day}::date
    having sum(covered.nights) = ${nights}
      and bool_and(p.min_hours <= ${nights * 24}) filter (where ${isValidOnSql(day)})`;
}
