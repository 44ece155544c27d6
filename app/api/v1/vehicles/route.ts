import { accept } from "@/lib/domain/shared/outcome";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles", async ({ query, locale, now }) =>
  accept(await listBoats(locale, query, now)),
);
