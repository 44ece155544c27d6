import { favouritesResponse } from "@/lib/contracts/favorites";
import { accept } from "@/lib/domain/shared/outcome";
import { listFavourites } from "@/lib/server/accounts/toggle-favorite";
import { endpoint } from "@/lib/server/api/endpoint";

export const GET = endpoint({
  response: favouritesResponse,
  session: "required",
  handle: async ({ session, locale, now }) =>
    accept({ items: await listFavourites(session.userId, locale, now) }),
});
