import { accept } from "@/lib/domain/shared/outcome";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles/filters", async ({ locale }) =>
  accept(await getFilterOptions(locale)),
);
