import { EVERY_BOAT, type VehicleCard, type VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { PLACE_KINDS, type PlaceKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import type { BoatList } from "@/lib/server/catalogue/search/list-pages";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

/** Boats beside a short list: the same search at places near it, else without its filters. */
export interface MoreBoats {
  reason: "nearby" | "other";
  cards: VehicleCard[];
}

type PlaceRef = { kind: PlaceKind; id: number };

/** As many rows as the filters are high beside them, of three boats each. */
const ROWS = 4;
const COLUMNS = 3;

/**
 * The boats below a list so short that its page would be empty beside the filters: boats of `neighbours` (nearest
 * first) that the search fits too, or when there are none those that only place and time have in common with it.
 * No boat of the list, and none at all below a list that is long enough. Prices as the list has them.
 */
export async function listMoreBoats(
  locale: Locale,
  query: VehiclesQuery,
  { items, total }: Pick<BoatList, "items" | "total">,
  neighbours: readonly PlaceRef[],
  now: Date,
  db: Db = getReadDb(),
): Promise<MoreBoats> {
  const wanted = COLUMNS * Math.max(0, ROWS - Math.max(1, Math.ceil(total / COLUMNS)));
  const known = new Set(items.map(({ id }) => id));
  const find = async (wider: VehiclesQuery) => {
    const { items: found } = await listBoats(locale, { ...wider, sort: "recommended", page: 1 }, now, db);
    return found.filter(({ id }) => !known.has(id));
  };
  const nearby: VehicleCard[] = [];
  for (const { kind, id } of neighbours) {
    if (nearby.length >= wanted) break;
    nearby.push(...(await find({ ...query, ...NOWHERE, [kind]: id })));
  }
  if (nearby.length > 0 || wanted === 0) return { reason: "nearby", cards: nearby.slice(0, wanted) };
  return { reason: "other", cards: (await find(unfiltered(query))).slice(0, wanted) };
}

const NOWHERE = Object.fromEntries(PLACE_KINDS.map((kind) => [kind, undefined]));

/** Place, time and persons of a search. */
function unfiltered(query: VehiclesQuery): VehiclesQuery {
  const { city, area, port, rent_type, date, end_date, start_hour, end_hour, duration, persons } = query;
  const time = { rent_type, date, end_date, start_hour, end_hour, duration };
  return { ...EVERY_BOAT, city, area, port, ...time, persons };
}
