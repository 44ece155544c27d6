import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { memoizeRead } from "@/lib/server/db/memoized-reads";
import type { Db } from "@/lib/server/db/pool";
import { asksForNights } from "@/lib/server/search/trip-search-of";

/** As in `search_traits`, which names each of them by its number. */
const FAMILIES = ["type", "facility", "instant", "rating", "guests", "berths", "month"] as const;
type Family = (typeof FAMILIES)[number];
/** Of so many guests and berths `search_traits` says whether a boat has them. */
const TRAIT_STEPS = { guests: [4, 8, 12, 16, 24], berths: [4, 8, 12, 16] } as const;

/** What a search asks of boats, as far as an index leads to them; boats that have it all are looked at further. */
export interface AskedTraits {
  /** As `boats_with_traits` wants them. */
  keys: number[];
  /** About which share of the boats on the way has them all. */
  share: number;
  /** About how many boats have them all. */
  boats: number;
}

/** Where fewer than so many of the boats on the way fit, an index leads from one that fits to the next. */
export const RARE = 0.1;

interface Trait {
  family: Family;
  option: number;
  share: number;
}

/**
 * The traits that a search over the whole coast asks for; null where it asks for something that no boat has, and within
 * a place, where the way is short.
 */
export async function readAskedTraits(db: Db, query: VehiclesQuery): Promise<AskedTraits | null> {
  if (query.port ?? query.area ?? query.city) return null;
  const known = await memoizeRead("trait-counts", () => readCounts(db));
  const all = Math.max(1, known.boats);
  const { types, rating, persons = 1, facilities, fast_app: instant } = query;
  const trait = (family: Family, option: number, boats: number): Trait[] => [
    { family, option, share: boats / all },
  ];
  const steps = (family: "guests" | "berths", facet: string) =>
    TRAIT_STEPS[family]
      .filter((step) => step <= persons)
      .slice(-1)
      .flatMap((step) => trait(family, step, sumFrom(known.options[facet], persons)));
  const bits = facilities.map((id) => known.facilities[id]);
  if (bits.some((bit) => bit === undefined)) return null;
  const [type, ...otherTypes] = types;
  const ofType =
    type === undefined || otherTypes.length > 0 ? [] : trait("type", type, known.types[type] ?? 0);
  const filters = [
    ...bits.flatMap((bit = 0) => trait("facility", bit, known.options.facility?.[bit] ?? 0)),
    ...(instant ? trait("instant", 1, sumFrom(known.options.instant, 0)) : []),
    ...(rating ? trait("rating", rating * 10, sumFrom(known.options.rating, Math.floor(rating * 10))) : []),
    ...steps("guests", "capacity"),
    ...(asksForNights(query) ? steps("berths", "berths") : []),
  ];
  const traits = [...ofType, ...filters];
  // A type has indexes of its own.
  return { keys: traits.map(keyOf), share: shareOf(filters), boats: all * shareOf(traits) };
}

/** The trait of prices that hold, and of boats that may be sold, in the month of a day; none without a day. */
export const monthKeys = (day: TripDay | undefined): number[] =>
  day ? [keyOf({ family: "month", option: Number(day.slice(5, 7)) })] : [];

/** The search without what its traits say exactly: so that there are fewer wordings. */
export function withoutExactTraits(query: VehiclesQuery): VehiclesQuery {
  return { ...query, types: query.types.length > 1 ? query.types : [] };
}

const keyOf = ({ family, option }: Pick<Trait, "family" | "option">) =>
  (FAMILIES.indexOf(family) * 2 ** 32 + option) * 2 ** 12;
const shareOf = (traits: readonly Trait[]) => traits.reduce((share, one) => share * one.share, 1);

function sumFrom(counts: Readonly<Record<string, number>> | undefined, least: number): number {
  return Object.entries(counts ?? {}).reduce(
    (sum, [option, boats]) => (Number(option) < least ? sum : sum + boats),
    0,
  );
}

type Counts = Record<string, number>;

interface KnownCounts {
  boats: number;
  /** By facet. */
  options: Record<string, Counts>;
  types: Counts;
  /** The bit of each facility. */
  facilities: Counts;
}

/** How many boats have what, over the whole coast: an estimate for some time. */
async function readCounts(db: Db): Promise<KnownCounts> {
  const { rows } = await db.execute<{ counts: KnownCounts }>(sql`
    with boats as (select * from boat_counts where facet = 'boats')
    select json_build_object(
      'boats', (select coalesce(sum(boats), 0)::int from boats),
      'options', (select coalesce(json_object_agg(facet, counts), '{}') from (
        select facet, json_object_agg(option, boats) as counts from (
          select facet, option, sum(boats)::int as boats from boat_counts
          where facet in ('instant', 'rating', 'facility', 'capacity', 'berths') group by 1, 2) summed group by 1) listed),
      'types', (select coalesce(json_object_agg(type_id, sum), '{}') from (
        select type_id, sum(boats)::int from boats group by 1) summed),
      'facilities', (select coalesce(json_object_agg(id, bit), '{}') from facilities)) as counts`);
  return rows[0]?.counts ?? { boats: 0, options: {}, types: {}, facilities: {} };
}
