import { accept } from "@/lib/domain/shared/outcome";
import { listDayPrices } from "@/lib/server/catalogue/search/prices/list-day-prices";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles/prices", async ({ query, now }) =>
  accept(await listDayPrices(query, now)),
);
