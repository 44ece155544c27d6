import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { countBoats } from "@/lib/server/search/count-boats";

export const GET = endpoint("GET /vehicles/count", async ({ query, now }) =>
  accept(await countBoats(query, now)),
);
