import type { VehiclesQuery } from "@/lib/contracts/vehicles";
import type { PlaceKind } from "@/lib/domain/shared/vocabulary";

/** A place as the search form sends it: one field for cities, areas and ports. */
export type Where = `${PlaceKind}-${number}`;

/** What stands in the search form: the query of the boat list, its place in one field. An absent value is not filtered by. */
export interface SearchValues extends Omit<VehiclesQuery, PlaceKind | "sort" | "page"> {
  where?: Where;
  sort?: Exclude<VehiclesQuery["sort"], "recommended">;
  page?: number;
}

/** Names in the order in which addresses carry them. */
export const SEARCH_FIELDS = [
  "where",
  "rent_type",
  "date",
  "end_date",
  "start_hour",
  "end_hour",
  "duration",
  "persons",
  "min_price",
  "max_price",
  "rating",
  "fast_app",
  "types",
  "facilities",
  "rules",
  "sort",
  "page",
] as const satisfies readonly (keyof SearchValues)[];
