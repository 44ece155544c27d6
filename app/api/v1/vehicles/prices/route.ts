import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { listDayPrices } from "@/lib/server/search/prices/list-day-prices";

export const GET = endpoint("GET /vehicles/prices", async ({ query, now }) =>
  accept(await listDayPrices(query, now)),
);
