import type { ListBase } from "@/components/search/query/list-base";
import type { SearchValues } from "@/components/search/query/search-values";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { DEFAULT_GUESTS } from "@/lib/domain/search/search-names";

/** The search as a query of the boat list, the page's own place or type included. */
export function toVehiclesQuery(
  { where, sort, page, ...values }: SearchValues,
  base: ListBase,
): VehiclesQuery {
  const place = base.kind === "place" ? base.where : where;
  const [kind, id] = place?.split("-") ?? [];
  const types = base.kind === "type" && values.types.length === 0 ? [base.typeId] : values.types;
  return {
    ...values,
    persons: values.persons ?? DEFAULT_GUESTS,
    types,
    sort: sort ?? "recommended",
    page: page ?? 1,
    ...(kind ? { [kind]: Number(id) } : {}),
  };
}
