import { accept } from "@/lib/domain/shared/outcome";
import { countBoats } from "@/lib/server/catalogue/search/count-boats";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles/count", async ({ query, now }) =>
  accept(await countBoats(query, now)),
);
