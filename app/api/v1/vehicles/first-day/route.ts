import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { findFirstDay } from "@/lib/server/search/find-first-day";

export const GET = endpoint("GET /vehicles/first-day", async ({ query, now }) =>
  accept({ day: await findFirstDay(query, now) }),
);
