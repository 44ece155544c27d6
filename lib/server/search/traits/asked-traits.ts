import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { memoizeRead } from "@/lib/server/db/memoized-reads";
import type { Db } from "@/lib/server/db/pool";
import { inScopeSql, soldOptions } from "@/lib/server/search/count-scope";
import { MAX_COUNTED } from "@/lib/server/search/list-pages";
import { limitsPrices } from "@/lib/server/search/matches";
import { asksForNights } from "@/lib/server/search/trip-search-of";

/** As in `search_traits`, which names each of them by its number. */
const FAMILIES = ["type", "facility", "instant", "rating", "guests", "berths", "month", "nights"] as const;
type Family = (typeof FAMILIES)[number];
/** Of so many guests and berths `search_traits` says whether a boat has them. */
const TRAIT_STEPS = { guests: [4, 8, 12, 16, 24], berths: [4, 8, 12, 16] } as const;

/** What a search asks of boats, as far as an index leads to them; boats that have it all are looked at further. */
export interface AskedTraits {
  /** As `boats_with_traits` wants them. */
  keys: number[];
  /** Those of them that prices have too, for `prices_with_traits`. */
  priceKeys: number[];
  /** About which share of the boats on the way has them all, and of all boats. */
  share: number;
  shareOfAll: number;
  /** About how many boats have them all, and how many there are. */
  boats: number;
  all: number;
}

/** Where fewer than so many of the boats on the way fit, an index leads from one that fits to the next. */
export const RARE = 0.1;

/** In a city of fewer boats the way is short. */
const LARGE_CITY = 10_000;
/** Stands in traits for no city. */
const WHOLE_COAST = 0;

interface Trait {
  city: number;
  family: Family;
  option: number;
  share: number;
}

/**
 * The traits that a search along the whole coast or in a city asks for; null where it asks for something that no boat
 * has, and within an area or port, where the way is short.
 */
export async function readAskedTraits(db: Db, query: VehiclesQuery): Promise<AskedTraits | null> {
  const { city = WHOLE_COAST, area, port, date } = query;
  if (area ?? port) return null;
  const known = await memoizeRead(`trait-counts ${city}`, () => readCounts(db, city));
  const all = Math.max(1, known.boats);
  const { types, rating, persons = 1, facilities, fast_app: instant } = query;
  const isForNights = asksForNights(query);
  const trait = (family: Family, option: number, boats: number): Trait[] => [
    { city, family, option, share: boats / all },
  ];
  const step = (family: "guests" | "berths", boats: number) =>
    TRAIT_STEPS[family]
      .filter((least) => least <= persons)
      .slice(-1)
      .flatMap((least) => trait(family, least, boats));
  const count = (facet: string, from: number, until = Number.POSITIVE_INFINITY) =>
    Object.entries(known.options[facet] ?? {})
      .filter(([option]) => from <= Number(option) && Number(option) <= until)
      .reduce((sum, [, boats]) => sum + boats, 0);
  const bits = facilities.map((id) => known.facilities[id]);
  if (bits.some((bit) => bit === undefined)) return null;
  const [type, ...otherTypes] = types;
  const ofType =
    type === undefined || otherTypes.length > 0 ? [] : trait("type", type, known.types[type] ?? 0);
  const filters = [
    ...bits.flatMap((bit = 0) => trait("facility", bit, count("facility", bit, bit))),
    ...(instant ? trait("instant", 1, count("instant", 0)) : []),
    ...(rating ? trait("rating", rating * 10, count("rating", Math.floor(rating * 10))) : []),
    ...(isForNights ? step("berths", count("berths", persons)) : step("guests", count("capacity", persons))),
  ];
  const soldIn = (day: TripDay) => {
    const { from, until } = soldOptions(day, 1);
    return isForNights
      ? trait("nights", monthOf(day), count("sold_daily", from, until))
      : trait("month", monthOf(day), all);
  };
  const month = date ? soldIn(date) : [];
  const ofBoats = [...ofType, ...filters, ...month];
  // Along the whole coast a type has indexes of its own.
  const onTheWay = [...filters, ...month, ...(city === WHOLE_COAST ? [] : ofType)];
  const isShort = city !== WHOLE_COAST && all < LARGE_CITY;
  return {
    keys: ofBoats.map(keyOf),
    priceKeys: [...ofType, ...filters].map(keyOf),
    share: isShort ? 1 : shareOf(onTheWay),
    shareOfAll: shareOf(ofBoats),
    boats: all * shareOf(ofBoats),
    all,
  };
}

/**
 * Whether a search most likely finds so few boats that all of them are counted. Of limited prices many boats have
 * others; along the coast they are looked for longest.
 */
export async function mayFindFew(db: Db, query: VehiclesQuery): Promise<boolean> {
  const asked = await readAskedTraits(db, query);
  const most = (limitsPrices(query) && !query.city ? 20 : 2) * MAX_COUNTED;
  return asked !== null && asked.boats < most;
}

/** The trait of prices that hold in the month of a day. */
export const monthKey = (day: TripDay): number =>
  keyOf({ city: WHOLE_COAST, family: "month", option: monthOf(day) });

/** The search without what its traits say exactly: so that there are fewer wordings. */
export function withoutExactTraits(query: VehiclesQuery): VehiclesQuery {
  return { ...query, types: query.types.length > 1 ? query.types : [] };
}

const monthOf = (day: TripDay) => Number(day.slice(5, 7));
const keyOf = ({ city, family, option }: Omit<Trait, "share">) =>
  ((city * 16 + FAMILIES.indexOf(family)) * 2 ** 16 + option) * 2 ** 12;
const shareOf = (traits: readonly Trait[]) => traits.reduce((share, one) => share * one.share, 1);

type Counts = Record<string, number>;

interface KnownCounts {
  boats: number;
  /** By facet. */
  options: Record<string, Counts>;
  types: Counts;
  /** The bit of each facility. */
  facilities: Counts;
}

/** How many boats have what, in a city or along the whole coast: an estimate for some time. */
async function readCounts(db: Db, city: number): Promise<KnownCounts> {
  const { rows } = await db.execute<{ counts: KnownCounts }>(sql`
    with counts as (select * from boat_counts where ${inScopeSql({ city: city === WHOLE_COAST ? undefined : city })}),
    boats as (select * from counts where facet = 'boats')
    select json_build_object(
      'boats', (select coalesce(sum(boats), 0)::int from boats),
      'options', (select coalesce(json_object_agg(facet, counts), '{}') from (
        select facet, json_object_agg(option, boats) as counts from (
          select facet, option, sum(boats)::int as boats from counts
          where facet in ('instant', 'rating', 'facility', 'capacity', 'berths', 'sold_daily') group by 1, 2) summed group by 1) listed),
      'types', (select coalesce(json_object_agg(type_id, sum), '{}') from (
        select type_id, sum(boats)::int from boats group by 1) summed),
      'facilities', (select coalesce(json_object_agg(id, bit), '{}') from facilities)) as counts`);
  return rows[0]?.counts ?? { boats: 0, options: {}, types: {}, facilities: {} };
}
