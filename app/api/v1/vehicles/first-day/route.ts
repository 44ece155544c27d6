import { accept } from "@/lib/domain/shared/outcome";
import { findFirstDay } from "@/lib/server/catalogue/search/find-first-day";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /vehicles/first-day", async ({ query, now }) =>
  accept({ day: await findFirstDay(query, now) }),
);
