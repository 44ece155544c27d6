import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { listBoats } from "@/lib/server/search/list-boats";

export const GET = endpoint("GET /vehicles", async ({ query, locale, now }) =>
  accept(await listBoats(locale, query, now)),
);
