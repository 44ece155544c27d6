import { accept } from "@/lib/domain/shared/outcome";
import { keepFavouriteTrip } from "@/lib/server/people/accounts/keep-favourite-trip";
import { listFavourites } from "@/lib/server/people/accounts/list-favourites";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /user/favorites", async ({ session, locale, now }) =>
  accept({ items: await listFavourites(session.userId, locale, now) }),
);

export const PUT = endpoint("PUT /user/favorites", ({ body, session }) =>
  keepFavouriteTrip(session.userId, body),
);
