import type { useTranslations } from "next-intl";
import type { FilterOption, FilterOptions } from "@/components/search/filters/filter-options";
import type { PlaceGroup } from "@/components/ui/fields/where-select";
import type { VehiclesFilters } from "@/lib/contracts/boats/vehicle-search";

interface Named {
  id: number;
  name: string;
}

type Counts = Readonly<Record<string, number>>;

/** How many boats each option would leave. */
interface AllCounts extends Readonly<Record<"types" | "facilities" | "rules" | "ratings", Counts>> {
  instant: number;
}

function optionsOf(list: readonly Named[], counts: Counts | undefined): FilterOption[] {
  return list.map(({ id, name }) => (counts ? { id, name, count: counts[id] ?? 0 } : { id, name }));
}

type Translate = ReturnType<typeof useTranslations<"search">>;

/**
 * Areas with their ports behind them, city by city. The only port of an area would find the same boats as the
 * area, so it is listed only when it is `chosen`.
 */
function placeGroups(cities: VehiclesFilters["cities"], t: Translate, chosen?: string): PlaceGroup[] {
  return cities.map(({ id, name, areas }) => ({
    city: [`city-${id}`, name],
    all: t("where_all_of", { city: name }),
    within: areas.flatMap((area) => [
      [`area-${area.id}`, area.name] as const,
      ...area.ports
        .filter(({ id, name }) => chosen === `port-${id}` || (area.ports.length > 1 && name !== area.name))
        .map((port) => [`port-${port.id}`, `${area.name} – ${port.name}`] as const),
    ]),
  }));
}

/** The catalogue as compact as the form needs it. */
export function makeFilterOptions(
  catalogue: VehiclesFilters,
  t: Translate,
  counts?: AllCounts,
  chosen?: string,
): FilterOptions {
  const { cities, types, facilities, rules } = catalogue;
  return {
    places: placeGroups(cities, t, chosen),
    types: optionsOf(types, counts?.types),
    facilities: optionsOf(facilities, counts?.facilities),
    rules: optionsOf(rules, counts?.rules),
    shortestHours: catalogue.shortest_hours,
    ...(counts ? { ratings: counts.ratings, instant: counts.instant } : {}),
  };
}

/** The slug of a place by the value that the form sends. */
export function placeSlugs({ cities }: VehiclesFilters): ReadonlyMap<string, string> {
  return new Map(
    cities.flatMap((city) => [
      [`city-${city.id}`, city.slug] as const,
      ...city.areas.flatMap((area) => [
        [`area-${area.id}`, area.slug] as const,
        ...area.ports.map((port) => [`port-${port.id}`, port.slug] as const),
      ]),
    ]),
  );
}
