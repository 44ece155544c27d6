import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { addWish, listWishes } from "@/lib/server/waiting/wishes";

export const GET = endpoint("GET /user/waiting-list", async ({ session, locale, now }) =>
  accept({ items: await listWishes(session.userId, locale, now) }),
);

export const POST = endpoint("POST /user/waiting-list", ({ body, session, locale, now }) =>
  addWish(session.userId, body, locale, now),
);
