import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { parseBox } from "@/lib/domain/map/geo-box";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { asksForNights } from "@/lib/server/search/trip-search-of";

const MINOR_PER_LIRA = 100;

const ids = (list: readonly number[]) => sql`${sql.param(list)}::int[]`;

/** The boat has every chosen facility; one that does not exist matches nothing. */
function hasFacilities(chosen: readonly number[]): SQL {
  const wanted = sql`(select case when count(*) = ${new Set(chosen).size} then bit_or(1::bigint << bit) end
    from facilities where id = any(${ids(chosen)}))`;
  return sql`b.facility_mask & ${wanted} = ${wanted}`;
}

/** The boat bans none of what the chosen rules would permit; rules without a permission filter nothing. */
function permits(chosen: readonly number[]): SQL {
  const bans = sql`(select coalesce(bit_or(1::bigint << bit), 0)
    from usage_rules where permission is not null and id = any(${ids(chosen)}))`;
  return sql`b.rule_mask & ${bans} = 0`;
}

/** The box is matched against ports, which are far fewer than boats. */
function portIn(text: string): SQL {
  const box = parseBox(text);
  if (!box) return sql`false`;
  return sql`b.port_id = any(array(select id from places where kind = 'port'
    and longitude between ${box.west} and ${box.east} and latitude between ${box.south} and ${box.north}))`;
}

/**
 * The conditions for a boat (alias `b`) to be in the list, on its row of `boats` only: published, place, type,
 * capacity, rating, facilities, rules. The "from" price counts only while no date is searched: then the quoted
 * total decides. Rates that have ended by `now` do not count.
 */
export function searchConditions(query: VehiclesQuery, now: Date): SQL {
  const wanted: SQL[] = [sql`b.status = 'published'`];
  if (query.port) wanted.push(sql`b.port_id = ${query.port}`);
  if (query.area) wanted.push(sql`b.area_id = ${query.area}`);
  // Areas have no index of their own: their city's narrows the search enough.
  const city = query.city ?? (query.area && sql`(select parent_id from places where id = ${query.area})`);
  if (city) wanted.push(sql`b.city_id = ${city}`);
  if (query.box) wanted.push(portIn(query.box));
  if (query.types.length > 0) wanted.push(sql`b.type_id = any(${ids(query.types)})`);
  if (query.facilities.length > 0) wanted.push(hasFacilities(query.facilities));
  if (query.rules.length > 0) wanted.push(permits(query.rules));
  if (query.fast_app) wanted.push(sql`b.fast_app`);
  if (query.rating) wanted.push(sql`b.rating >= ${query.rating}`);
  if (query.persons) wanted.push(sql`b.cruising_capacity >= ${query.persons}`);
  if (query.persons && asksForNights(query)) wanted.push(sql`b.sleeping_capacity >= ${query.persons}`);
  if (!query.date) {
    const from = fromPrice(query, now).tryMinor;
    if (query.rent_type) wanted.push(sql`${from} is not null`);
    if (query.min_price) wanted.push(sql`${from} >= ${query.min_price * MINOR_PER_LIRA}`);
    if (query.max_price) wanted.push(sql`${from} <= ${query.max_price * MINOR_PER_LIRA}`);
  }
  return sql.join(wanted, sql` and `);
}

/**
 * The "from" price of a boat (alias `b`) as a list without a date shows and sorts it: the stored one, or for a
 * rent type the lowest of its kind that is or will be valid. `tryMinor` is in kuruş; both are null without such a
 * price.
 */
export function fromPrice({ rent_type: rentType }: VehiclesQuery, now: Date): { tryMinor: SQL; shown: SQL } {
  if (!rentType) {
    const stored = sql`json_build_object('amount', b.from_minor, 'kind', b.from_kind)`;
    return {
      tryMinor: sql`b.from_try_minor`,
      shown: sql`case when b.from_minor is not null then ${stored} end`,
    };
  }
  const lowest = (value: SQL) => sql`(select ${value} from rates r
    where r.boat_id = b.id and r.kind = ${rentType}
      and (r.valid_until is null or r.valid_until > ${tripDayOf(now)})
    order by r.price_minor limit 1)`;
  return {
    tryMinor: lowest(sql`round(r.price_minor
      * (select x.try_per_unit from exchange_rates x where x.currency = b.currency))::bigint`),
    shown: lowest(sql`json_build_object('amount', r.price_minor, 'kind', r.kind)`),
  };
}
