import type { RATING_STEPS, VEHICLE_SORTS } from "@/lib/contracts/vehicles";
import type { PlaceKind, RentType } from "@/lib/domain/shared/vocabulary";

/** A place as the search form sends it: one field for cities, areas and ports. */
export type Where = `${PlaceKind}-${number}`;

/** What stands in the search form; an absent value is not filtered by. */
export interface SearchValues {
  where?: Where;
  rent_type?: RentType;
  date?: string;
  end_date?: string;
  start_hour?: number;
  end_hour?: number;
  persons?: number;
  min_price?: number;
  max_price?: number;
  rating?: (typeof RATING_STEPS)[number];
  /** Only boats that are booked at once. */
  fast_app?: boolean;
  types: number[];
  facilities: number[];
  rules: number[];
  sort?: Exclude<(typeof VEHICLE_SORTS)[number], "recommended">;
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
