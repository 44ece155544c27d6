import { vehiclesFiltersResponse } from "@/lib/contracts/boats/vehicle-search";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { getFilterOptions } from "@/lib/server/search/get-filter-options";

export const GET = endpoint({
  response: vehiclesFiltersResponse,
  session: "none",
  limit: { name: "vehicles_filters", points: 240, seconds: 60 },
  handle: async ({ locale }) => accept(await getFilterOptions(locale)),
});
