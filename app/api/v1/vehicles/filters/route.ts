import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { getFilterOptions } from "@/lib/server/search/get-filter-options";

export const GET = endpoint("GET /vehicles/filters", async ({ locale }) =>
  accept(await getFilterOptions(locale)),
);
