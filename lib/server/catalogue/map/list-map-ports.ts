import { sql } from "drizzle-orm";
import type { VehicleMapResponse } from "@/lib/contracts/boats/vehicle-map";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { inScopeSql } from "@/lib/server/catalogue/search/count-scope";
import { countMatches, listByPrice } from "@/lib/server/catalogue/search/find-page";
import { MAX_COUNTED } from "@/lib/server/catalogue/search/list-pages";
import { listAmong, type Match, matchesSql, recommendedSql } from "@/lib/server/catalogue/search/matches";
import { byPriceSql } from "@/lib/server/catalogue/search/prices/price-lists";
import { portInBoxSql } from "@/lib/server/catalogue/search/search-conditions";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { nightsOf } from "@/lib/server/catalogue/search/trips/boat-terms-sql";
import { localizedSql, slugSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

type PortResponse = VehicleMapResponse["ports"][number];
type Lowest = PortResponse["lowest"];

interface Count {
  portId: number;
  boats: number;
  /** There are more than that. */
  more: boolean;
  /** The boat with the lowest price. */
  cheapestId: number | undefined;
}

/** More ports than a map can show; those with most boats stay. */
const MAX_PORTS = 500;
/** Of a list that is not counted to its end, each port is counted separately. */
const MAX_ASKED = 100;

/**
 * The ports of the boats of a search, with their number, as far as it is counted, and lowest price: the exact total of
 * a searched trip, otherwise the lowest "from" price. Sort and page of the query do not matter. Ports with most boats
 * come first.
 */
export async function listMapPorts(
  locale: Locale,
  query: VehiclesQuery,
  now: Date,
  db: Db = getReadDb(),
  counted = MAX_COUNTED,
): Promise<VehicleMapResponse> {
  const { ids, more } = await countMatches(db, query, now, counted);
  const all = { ids, offset: 0, limit: MAX_COUNTED };
  const counts = await (more
    ? askEachPort(db, query, now, counted)
    : countByPort(db, await listAmong(db, query, now, all)));
  const shown = counts.toSorted((a, b) => b.boats - a.boats || a.portId - b.portId).slice(0, MAX_PORTS);
  const [places, lowest] = await Promise.all([
    readPorts(
      db,
      locale,
      shown.map(({ portId }) => portId),
    ),
    readPrices(
      db,
      query,
      now,
      shown.flatMap(({ cheapestId }) => cheapestId ?? []),
    ),
  ]);
  return {
    ports: shown.flatMap(({ portId, boats, more: hasMore, cheapestId }) => {
      const place = places.get(portId);
      return place
        ? { ...place, boats, more: hasMore, lowest: (cheapestId && lowest.get(cheapestId)) || null }
        : [];
    }),
  };
}

async function countByPort(db: Db, boats: readonly Match[]): Promise<Count[]> {
  const { rows } = await db.execute<{ id: number; port_id: number }>(
    sql`select id, port_id from boats where id = any(${sql.param(boats.map(({ id }) => id))}::int[])`,
  );
  const portOf = new Map(rows.map(({ id, port_id }) => [id, port_id]));
  return [...Map.groupBy(boats, ({ id }) => portOf.get(id))].flatMap(([portId, there]) => {
    const priced = there.toSorted((a, b) => (a.tryMinor ?? Infinity) - (b.tryMinor ?? Infinity));
    const cheapestId = priced[0]?.id;
    return portId === undefined ? [] : [{ portId, boats: there.length, more: false, cheapestId }];
  });
}

/** Every port separately, in one statement: how many boats it has, as far as they are counted, and the cheapest. */
async function askEachPort(db: Db, query: VehiclesQuery, now: Date, counted: number): Promise<Count[]> {
  const ports = await portsOf(db, query);
  if (asksForSeveralNights(query)) return askPortByPort(db, query, now, { ports, counted });
  const there = { ...query, port: undefined, sort: "price_asc" as const };
  const place = { city: sql`here.city_id`, area: undefined, port: sql`here.port_id` };
  const first = { offset: 0, limit: 1 };
  const { rows } = await db.execute<{ port_id: number; boats: number; cheapest: number | null }>(sql`
    select here.port_id, counted.boats, cheapest.id as cheapest
    from (select p.id as port_id, a.parent_id as city_id from places p join places a on a.id = p.parent_id
      where p.id = any(${sql.param(ports)}::int[]) offset 0) here
    cross join lateral (select count(*)::int as boats from (${recommendedSql(there, now, { offset: 0, limit: counted + 1 }, place)}) found) counted
    left join lateral (${byPriceSql(there, now, first, place)}) cheapest on true
    where counted.boats > 0`);
  return rows.map(({ port_id, boats, cheapest }) => ({
    portId: port_id,
    boats: Math.min(boats, counted),
    more: boats > counted,
    cheapestId: cheapest ?? undefined,
  }));
}

function asksForSeveralNights(query: VehiclesQuery): boolean {
  const search = tripSearchOf(query);
  return search !== null && nightsOf(search) > 1;
}

/** The prices of several nights are no single list. */
async function askPortByPort(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { ports, counted }: { ports: readonly number[]; counted: number },
): Promise<Count[]> {
  const counts: Count[] = [];
  for (const portId of ports) {
    const there = { ...query, port: portId };
    const [{ total, more }, [cheapest]] = await Promise.all([
      countMatches(db, there, now, counted),
      listByPrice(db, { ...there, sort: "price_asc" }, now, { offset: 0, limit: 1 }),
    ]);
    if (total > 0) counts.push({ portId, boats: total, more, cheapestId: cheapest?.id });
  }
  return counts;
}

/** The ports that the search is about, those with most boats. */
async function portsOf(db: Db, { city, area, port, types, box }: VehiclesQuery): Promise<number[]> {
  const { rows } = await db.execute<{ port_id: number }>(sql`
    select port_id from boat_counts
    where facet = 'boats' and ${inScopeSql({ city, area, port, types })} and ${box ? portInBoxSql(sql`port_id`, box) : sql`true`}
    group by 1 having sum(boats) > 0 order by sum(boats) desc, 1 limit ${MAX_ASKED}`);
  return rows.map((row) => row.port_id);
}

async function readPrices(db: Db, query: VehiclesQuery, now: Date, boatIds: readonly number[]) {
  const { from, where, price, amount, per } = matchesSql(query, now);
  const { rows } = await db.execute<{ id: number; lowest: Lowest }>(sql`
    select b.id, case when ${amount} is not null then json_build_object(
      'amount', ${amount}, 'currency', b.currency, 'per', ${per}, 'try_minor', ${price}) end as lowest
    from ${from} where ${where} and b.id = any(${sql.param(boatIds)}::int[])`);
  return new Map(rows.map(({ id, lowest }) => [id, lowest]));
}

async function readPorts(db: Db, locale: Locale, ids: readonly number[]) {
  const { rows } = await db.execute<{ port: Omit<PortResponse, "boats" | "more" | "lowest"> }>(sql`
    select json_build_object('id', p.id, 'name', ${localizedSql(sql`p.name`, locale)},
      'slug', ${slugSql("place", sql`p.id`, locale)}, 'latitude', p.latitude, 'longitude', p.longitude, 'area_id', a.id,
      'city', json_build_object('id', c.id, 'name', ${localizedSql(sql`c.name`, locale)},
        'slug', ${slugSql("place", sql`c.id`, locale)})) as port
    from places p join places a on a.id = p.parent_id join places c on c.id = a.parent_id
    where p.id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ port }) => [port.id, port]));
}
