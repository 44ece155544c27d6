import type { useTranslations } from "next-intl";
import type { FilterOption, FilterOptions, SingleCounts } from "@/components/search/filters/filter-options";
import type { PlaceGroup } from "@/components/ui/fields/place-options";
import type { VehiclesFilters } from "@/lib/contracts/boats/vehicle-search";
import {
  LIST_FILTERS,
  OPTION_LISTS,
  type OptionCounts,
  type OptionListName,
  SINGLE_FILTERS,
} from "@/lib/domain/search/list-filters";

interface Named {
  id: number;
  name: string;
}

function optionsOf(
  list: readonly Named[],
  counts: Readonly<Record<string, number>> | undefined,
): FilterOption[] {
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
  counts?: OptionCounts,
  chosen?: string,
): FilterOptions {
  const lists = OPTION_LISTS.map((name) => [
    name,
    optionsOf(catalogue[name], counts?.[LIST_FILTERS[name].counts]),
  ]);
  return {
    places: placeGroups(catalogue.cities, t, chosen),
    ...(Object.fromEntries(lists) as Record<OptionListName, FilterOption[]>),
    shortestHours: catalogue.shortest_hours,
    ...(counts ? { counts: singleCounts(counts) } : {}),
  };
}

function singleCounts(counts: OptionCounts): SingleCounts {
  const names = SINGLE_FILTERS.map((name) => LIST_FILTERS[name].counts);
  return Object.fromEntries(names.map((name) => [name, counts[name]])) as SingleCounts;
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
