import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { PlaceKind } from "@/lib/domain/shared/vocabulary";

/** A place as the search form sends it: one field for cities, areas and ports. */
export type Where = `${PlaceKind}-${number}`;

/**
 * What a list is searched for: the query of the boat list, its place in one field. An absent value is not filtered by.
 */
export interface SearchValues extends Omit<VehiclesQuery, PlaceKind | "sort" | "page"> {
  where?: Where;
  sort?: Exclude<VehiclesQuery["sort"], "recommended">;
  page?: number;
}
