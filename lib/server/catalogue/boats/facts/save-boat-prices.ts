import { listPriceSeasons } from "@/lib/domain/pricing/list-price-seasons";
import type { Rate } from "@/lib/domain/pricing/trip-terms";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { SHARED_COLUMNS } from "@/lib/server/platform/db/schema/search";
import type { SqlClient, TableRow } from "@/lib/server/platform/db/upsert-rows";

/** A boat as its prices need it. */
export interface PricedBoat {
  id: number;
  published: boolean;
  rates: Rate[];
  /** Lira per unit of its currency. */
  tryPerUnit: number;
}

const KEY = ["boat_id", "kind", "valid_from", "weekdays"] as const;
const OF_RATE = ["valid_until", "min_hours", "price_minor", "try_minor", "shortest_try_minor"] as const;
const VALUES = [...OF_RATE, ...SHARED_COLUMNS];
const COLUMNS = [...KEY, ...VALUES].join(", ");

const listed = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${table}.${column}`).join(", ");

const wantedRows = (parameter: string) => `
  select ${listed("rate", KEY)}, ${listed("rate", OF_RATE)}, ${listed("boat", SHARED_COLUMNS)}
  from jsonb_populate_recordset(null::boat_prices, ${parameter}::jsonb) rate join boats boat on boat.id = rate.boat_id`;

/**
 * Writes for which price these boats can be had on which days, for the search. Rows that are right already stay
 * untouched; boats that are not published have none, and seasons that are over by `today` go. Runs in the caller's
 * transaction.
 */
export async function saveBoatPrices(
  client: SqlClient,
  boats: readonly PricedBoat[],
  today: TripDay,
): Promise<void> {
  const rows = JSON.stringify(boats.flatMap((boat) => boatPricesOf(boat, today)));
  await client.query(
    `delete from boat_prices p where boat_id = any ($1::int[]) and not exists (
       select from jsonb_populate_recordset(null::boat_prices, $2::jsonb) wanted
       where (${listed("wanted", KEY)}) = (${listed("p", KEY)}))`,
    [boats.map(({ id }) => id), rows],
  );
  await client.query(
    `insert into boat_prices (${COLUMNS}) ${wantedRows("$1")}
     on conflict (${KEY.join(", ")}) do update set ${VALUES.map((column) => `${column} = excluded.${column}`).join(", ")}
     where (${listed("boat_prices", VALUES)}) is distinct from (${listed("excluded", VALUES)})`,
    [rows],
  );
}

/** The rows of `boat_prices` that these boats have and should not have, or the other way round. */
export async function findWrongPrices(
  client: SqlClient,
  boats: readonly PricedBoat[],
  today: TripDay,
): Promise<string[]> {
  const { rows } = await client.query<{ row: string; missing: boolean }>(
    `with wanted as (${wantedRows("$2")}),
       stored as (select ${COLUMNS} from boat_prices
         where boat_id = any ($1::int[]) and valid_until > $3)
     select w::text as row, true as missing from (select * from wanted except select * from stored) w
     union all select s::text, false from (select * from stored except select * from wanted) s order by 1, 2`,
    [boats.map(({ id }) => id), JSON.stringify(boats.flatMap((boat) => boatPricesOf(boat, today))), today],
  );
  return rows.map(({ row, missing }) => `boat_prices ${missing ? "lacks" : "has wrongly"} ${row}`);
}

/** What its rates say in the rows of `boat_prices` that a boat should have. */
function boatPricesOf({ id, published, rates, tryPerUnit }: PricedBoat, today: TripDay): TableRow[] {
  if (!published) return [];
  const seasons = listPriceSeasons(rates).filter(({ until }) => until === null || until > today);
  return seasons.map(({ kind, rate, weekdays, from, until }) => ({
    boat_id: id,
    kind,
    weekdays,
    valid_from: from ?? "-infinity",
    valid_until: until ?? "infinity",
    min_hours: rate.minHours,
    price_minor: rate.priceMinor,
    try_minor: Math.round(rate.priceMinor * tryPerUnit),
    shortest_try_minor: Math.round(rate.priceMinor * (kind === "hourly" ? rate.minHours : 1) * tryPerUnit),
  }));
}
