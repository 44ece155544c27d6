import { sql } from "drizzle-orm";
import type { VehicleMapResponse } from "@/lib/contracts/boats/vehicle-map";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { localizedSql, slugSql } from "@/lib/server/db/localized-sql";
import { type Db, getDb } from "@/lib/server/db/pool";
import { quoteBoats } from "@/lib/server/search/quote-boats";
import { searchConditions } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";

type MapPort = VehicleMapResponse["ports"][number];
type Lowest = MapPort["lowest"];

interface Count {
  portId: number;
  boats: number;
  lowest: Lowest;
}

/** More ports than a map can show; those with most boats stay. */
const MAX_PORTS = 500;

/**
 * The ports of the boats of a search, with their number and lowest price: the exact total of a searched trip,
 * otherwise the lowest "from" price. Sort and page of the query do not matter. Ports with most boats come first.
 */
export async function listMapPorts(
  locale: Locale,
  query: VehiclesQuery,
  now: Date,
  db: Db = getDb(),
): Promise<VehicleMapResponse> {
  const counts = await (tripSearchOf(query) ? countQuoted(db, query, now) : countListed(db, query, now));
  const shown = counts.toSorted((a, b) => b.boats - a.boats || a.portId - b.portId).slice(0, MAX_PORTS);
  const places = await readPorts(
    db,
    locale,
    shown.map(({ portId }) => portId),
  );
  return {
    ports: shown.flatMap(({ portId, boats, lowest }) => {
      const place = places.get(portId);
      return place ? { ...place, boats, lowest } : [];
    }),
  };
}

async function countListed(db: Db, query: VehiclesQuery, now: Date): Promise<Count[]> {
  const { rows } = await db.execute<{ count: Count }>(sql`
    select json_build_object('portId', b.port_id, 'boats', count(*)::int, 'lowest', (array_agg(
      case when b.from_minor is not null then json_build_object('amount', b.from_minor, 'currency', b.currency,
        'per', b.from_kind, 'try_minor', b.from_try_minor) end order by b.from_try_minor nulls last))[1]) as count
    from boats b where ${searchConditions(query, now)} group by b.port_id`);
  return rows.map(({ count }) => count);
}

async function countQuoted(db: Db, query: VehiclesQuery, now: Date): Promise<Count[]> {
  const search = tripSearchOf(query);
  const quoted = search ? await quoteBoats(db, query, search, now) : [];
  const { rows } = await db.execute<{ id: number; port_id: number }>(
    sql`select id, port_id from boats where id = any(${sql.param(quoted.map(({ id }) => id))}::int[])`,
  );
  const portOf = new Map(rows.map(({ id, port_id }) => [id, port_id]));
  const byPort = Map.groupBy(quoted, ({ id }) => portOf.get(id));
  return [...byPort].flatMap(([portId, boats]) => {
    const [cheapest] = boats.toSorted((a, b) => a.tryMinor - b.tryMinor);
    if (portId === undefined || !cheapest) return [];
    const { quote, tryMinor } = cheapest;
    const { totalMinor: amount, currency } = quote;
    return { portId, boats: boats.length, lowest: { amount, currency, per: "total", try_minor: tryMinor } };
  });
}

async function readPorts(db: Db, locale: Locale, ids: readonly number[]) {
  const { rows } = await db.execute<{ port: Omit<MapPort, "boats" | "lowest"> }>(sql`
    select json_build_object('id', p.id, 'name', ${localizedSql(sql`p.name`, locale)},
      'slug', ${slugSql("place", sql`p.id`, locale)}, 'latitude', p.latitude, 'longitude', p.longitude,
      'city', json_build_object('id', c.id, 'name', ${localizedSql(sql`c.name`, locale)},
        'slug', ${slugSql("place", sql`c.id`, locale)})) as port
    from places p join places a on a.id = p.parent_id join places c on c.id = a.parent_id
    where p.id = any(${sql.param(ids)}::int[])`);
  return new Map(rows.map(({ port }) => [port.id, port]));
}
