import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { type TripDay, weekdayOf } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { placeOf } from "@/lib/server/catalogue/search/search-conditions";
import {
  allowsAllHoursSql,
  allowsNightsSql,
  hasRoomSql,
  isSoldBesidesSql,
  isSoldSql,
  lastDayOf,
  nightsOf,
  searchedHours,
} from "@/lib/server/catalogue/search/trips/sold-sql";
import { PRICE_STANDINGS } from "@/lib/server/platform/db/schema/search";

const DAY_BITS = sql`x'FFFFFF'::bigint`;
const NIGHT_BITS = sql`(((1::bigint << (24 + b.handover_end_hour - b.handover_start_hour)) - 1) << b.handover_start_hour)`;

/** A price of a boat for a day, of which a trip could be made. */
interface OfferedTrip {
  /** In the boat's currency, and in kuruş. */
  total: SQL;
  tryTotal: SQL;
}

/**
 * The trip that `proposeTrip` chooses for a boat (alias `b`), read from `boat_prices` and `boat_busy`: a subquery for a
 * lateral join, with its `kind`, its `total_minor` in the boat's currency and its `try_minor` in kuruş. It has no row
 * for a boat without a trip of the search that can be booked now.
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
  const isSold = isSoldSql(search, now);
  const isIdle = sql`not exists (select from boat_busy o where o.boat_id = b.id
    and o.day between ${search.day}::date and ${lastDayOf(search)}::date offset 0)`;
  return sql`(${isSold} and ${isIdle} or (${isSold} or ${isSoldBesidesSql(search)}) and ${isFoundSql(search, now)})`;
}

/** Whether there is such a trip, by looking at the boat's prices and occupancies. */
export function isFoundSql(search: TripSearch, now: Date): SQL {
  const trips =
    nightsOf(search) > 1
      ? nightsSql(search, now)
      : sql`select from boat_prices p cross join lateral ${busySql(search, now)} busy
        where p.boat_id = b.id and ${isOfferedSql(search, "p")} and ${takesGuestsSql(search, now)}
          and ${isPossibleSql(search, now, "p")}`;
  return sql`exists (${trips})`;
}

/** No trip of another price of the day comes before that of `p`, which is possible itself. */
export function isChosenSql(search: TripSearch, now: Date): SQL {
  if (search.kinds.length === 1) return sql`true`;
  return sql`not exists (select from boat_prices q where q.boat_id = b.id and q.kind <> p.kind
    and ${isCheaperSql(search, "q", "p")} and ${isPossibleSql(search, now, "q")})`;
}

/** One price of a boat is offered on the day and comes before another one. */
function isCheaperSql(search: TripSearch, one: string, other: string): SQL {
  const totalOf = (row: string) => offeredTrip(search, row).total;
  return sql`${isOfferedSql(search, one)}
    and (${totalOf(one)}, ${kindOrder(one)}) < (${totalOf(other)}, ${kindOrder(other)})`;
}

const kindOrder = (row: string) =>
  sql`array_position(${sql.param(RATE_KINDS)}::text[], ${column(row, "kind")})`;
const column = (row: string, name: string) => sql.raw(`${row}.${name}`);

/** The row of `boat_prices` (alias `p`) holds on this day. */
export function isValidOnSql(day: TripDay, row = "p"): SQL {
  return sql`${column(row, "valid_from")} <= ${day}::date and ${column(row, "valid_until")} > ${day}::date
    and ${column(row, "weekdays")} & ${1 << weekdayOf(day)} <> 0`;
}

/** The boat of `p` has no occupancy near the day of a search by the hour or for one night. */
function isIdleSql({ day }: TripSearch): SQL {
  return sql`not exists (select from boat_busy o
    where o.boat_id = p.boat_id and o.day between ${day}::date and ${day}::date + 1 offset 0)`;
}

/**
 * A price of the standing `taken` (alias `p`) needs no look unless something takes the boat's time on the day, the day
 * is near, or only some hours are asked for.
 */
export function mayBeCheapestSql(search: TripSearch, now: Date, isIdle = isIdleSql(search)): SQL {
  return sql`(p.standing > ${standing("taken")} or not (${isIdle}) or not ${allowsAllHoursSql(search, now)})`;
}

/**
 * A price of the standing `taken` (alias `p`) may matter: something takes its boat's time on the day, or the day is
 * near, or only some hours are asked for. Where the prices are few, whether boats are busy is found out one by one,
 * otherwise of all boats of the city or coast at once.
 */
export function mayBeTakenSql(query: VehiclesQuery, search: TripSearch, now: Date, isFew: SQL): SQL {
  const { city } = placeOf(query);
  const isAmongBusy = sql`p.boat_id in (select o.boat_id from boat_busy o
    where o.day = any(array[${search.day}::date, ${search.day}::date + 1]) and ${city ? sql`o.city_id = ${city}` : sql`true`})`;
  return sql`(case when ${isFew} then not (${isIdleSql(search)}) else ${isAmongBusy} end
    or not ${allowsAllHoursSql(search, now)})`;
}

/**
 * A price (alias `p`) of the standing `first` or `open` whose trip is possible without a look at its boat, as all that
 * its boat offers on the day: nothing takes the boat's time.
 */
export function isOpenAllDaySql(search: TripSearch, now: Date, isIdle: SQL): SQL {
  return sql`(p.standing > ${standing("taken")} and ${isIdle} and ${allowsAllHoursSql(search, now)} and ${sleepsGuests(search, "p")})`;
}

/** Of such a price, that no other kind costs less on the day. */
export function isLowestOfDaySql(search: TripSearch): SQL {
  return sql`(p.standing = ${standing("first")} or not exists (select from boat_prices q
    where q.boat_id = p.boat_id and q.kind <> p.kind and q.standing < ${standing("never")}
      and ${isCheaperSql(search, "q", "p")} and ${sleepsGuests(search, "q")}))`;
}

const sleepsGuests = ({ personCount }: TripSearch, row: string) =>
  sql`(${column(row, "kind")} <> 'daily' or ${column(row, "sleeping_capacity")} >= ${personCount})`;

/** As a number in the text, so that an index of these rows is known to do. */
export const standing = (name: keyof typeof PRICE_STANDINGS) => sql.raw(String(PRICE_STANDINGS[name]));

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
export function isOfferedSql({ kinds, day }: TripSearch, row = "p"): SQL {
  // In the text: the planner takes a list that it does not know for ten kinds, and plans such a search each time.
  const names = sql.raw(kinds.map((kind) => `'${kind}'`).join(", "));
  return sql`${column(row, "kind")} = any(array[${names}]::text[]) and ${isValidOnSql(day, row)}`;
}

/** The occupancy (alias `o`) is no hold that has expired. */
export function isLiveSql(now: Date): SQL {
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
    from boat_busy o where o.boat_id = p.boat_id and o.day between ${day}::date and ${day}::date + 1 and ${isLiveSql(now)})`;
}

/** The busy hours as `busySql`, without a look at the boats that are known to be idle. */
export function knownBusySql(search: TripSearch, now: Date, isIdle: SQL): SQL {
  return sql`(select case when ${isIdle} then 0 else ${busySql(search, now)} end as hours offset 0)`;
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
