import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { inScopeSql, soldOptions } from "@/lib/server/catalogue/search/count-scope";
import { MAX_COUNTED } from "@/lib/server/catalogue/search/list-pages";
import { asksForNights } from "@/lib/server/catalogue/search/trip-search-of";
import { memoizeRead } from "@/lib/server/platform/db/memoized-reads";
import type { Db } from "@/lib/server/platform/db/pool";

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
  /** About how many boats have them all, and how many there are of the asked types. */
  boats: number;
  all: number;
  /** How many boats the searched city has; null along the coast. */
  ofCity: number | null;
}

/** Where fewer than so many of the boats on the way fit, an index leads from one that fits to the next. */
export const RARE = 0.1;
/** To find a thousand, a share so many times as large counts as rare. */
export const RARER_FOR_MANY = 3;

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
  const known = await memoizeRead("trait-counts", [city], () => readCounts(db, city));
  const { types, rating, persons = 1, facilities, fast_app: instant } = query;
  const bits = facilities.map((id) => known.facilities[id]);
  if (bits.some((bit) => bit === undefined)) return null;
  const everyType = Object.values(known.types);
  // What boats have depends on their type: hardly one of the small ones takes twelve guests.
  const ofTypes = types.length > 0 ? types.flatMap((type) => known.types[type] ?? []) : everyType;
  const [every, all] = [boatsOf(everyType), boatsOf(ofTypes)];
  const trait = (family: Family, option: number, boats = all): Trait[] => [
    { city, family, option, share: boats / all },
  ];
  const isForNights = asksForNights(query);
  const step = (family: "guests" | "berths", boats: number) =>
    TRAIT_STEPS[family]
      .filter((least) => least <= persons)
      .slice(-1)
      .flatMap((least) => trait(family, least, boats));
  const count = (facet: string, from: number, until = Number.POSITIVE_INFINITY) =>
    sumOf(
      ofTypes
        .flatMap(({ options }) => Object.entries(options[facet] ?? {}))
        .filter(([option]) => from <= Number(option) && Number(option) <= until)
        .map(([, boats]) => boats),
    );
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
      : trait("month", monthOf(day));
  };
  const month = date ? soldIn(date) : [];
  const [type, ...otherTypes] = types;
  const ofType = type === undefined || otherTypes.length > 0 ? [] : trait("type", type);
  const share = shareOf([...filters, ...month]);
  const shareOfAll = share * (all / every);
  // Along the whole coast a type has indexes of its own.
  const isOfType = ofType.length > 0 && city === WHOLE_COAST;
  const isShort = city !== WHOLE_COAST && every < LARGE_CITY;
  return {
    keys: [...ofType, ...filters, ...month].map(keyOf),
    priceKeys: [...ofType, ...filters].map(keyOf),
    share: isShort ? 1 : isOfType ? share : shareOfAll,
    shareOfAll,
    boats: all * share,
    all,
    ofCity: city === WHOLE_COAST ? null : every,
  };
}

/** Whether a search most likely finds so few boats that all of them are counted, since not all of them are free. */
export async function mayFindFew(db: Db, query: VehiclesQuery): Promise<boolean> {
  const asked = await readAskedTraits(db, query);
  return asked !== null && asked.boats < 3 * MAX_COUNTED;
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

interface TypeCounts {
  boats: number;
  /** By facet. */
  options: Record<string, Counts>;
}

interface KnownCounts {
  /** By type, as far as it has boats there. */
  types: Record<string, TypeCounts>;
  /** The bit of each facility. */
  facilities: Counts;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** At least one, so that shares of it are numbers. */
const boatsOf = (types: readonly TypeCounts[]) => Math.max(1, sumOf(types.map(({ boats }) => boats)));

/** How many boats of each type have what, in a city or along the whole coast: an estimate for some time. */
async function readCounts(db: Db, city: number): Promise<KnownCounts> {
  const { rows } = await db.execute<{ counts: KnownCounts }>(sql`
    with counts as (
      select type_id, facet, option, sum(boats)::int as boats from boat_counts
      where facet in ('boats', 'instant', 'rating', 'facility', 'capacity', 'berths', 'sold_daily')
        and ${inScopeSql({ city: city === WHOLE_COAST ? undefined : city })} group by 1, 2, 3),
    facets as (
      select type_id, facet, sum(boats)::int as boats, json_object_agg(option, boats) as options from counts group by 1, 2),
    types as (
      select type_id, coalesce(sum(boats) filter (where facet = 'boats'), 0)::int as boats,
        json_object_agg(facet, options) as options from facets group by 1)
    select json_build_object(
      'types', (select coalesce(json_object_agg(
        type_id, json_build_object('boats', boats, 'options', options)), '{}') from types where boats > 0),
      'facilities', (select coalesce(json_object_agg(id, bit), '{}') from facilities)) as counts`);
  return rows[0]?.counts ?? { types: {}, facilities: {} };
}
