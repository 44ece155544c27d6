import { vehiclePricesQuery, vehiclePricesResponse } from "@/lib/contracts/boats/vehicle-prices";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { listDayPrices } from "@/lib/server/search/list-day-prices";

export const GET = endpoint({
  query: vehiclePricesQuery,
  response: vehiclePricesResponse,
  session: "none",
  limit: { name: "prices", points: 60, seconds: 60 },
  handle: async ({ query, now }) => accept(await listDayPrices(query, now)),
});
