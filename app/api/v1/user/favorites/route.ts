import { accept } from "@/lib/domain/shared/outcome";
import { listFavourites } from "@/lib/server/accounts/toggle-favorite";
import { endpoint } from "@/lib/server/api/endpoint";

export const GET = endpoint("GET /user/favorites", async ({ session, locale, now }) =>
  accept({ items: await listFavourites(session.userId, locale, now) }),
);
