import { toggleFavouriteBody, toggleFavouriteResponse } from "@/lib/contracts/favorites";
import { toggleFavorite } from "@/lib/server/accounts/toggle-favorite";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint({
  body: toggleFavouriteBody,
  response: toggleFavouriteResponse,
  session: "required",
  limit: { name: "favorite", points: 120, seconds: 60 },
  handle: ({ body, session, locale }) => toggleFavorite(session.userId, body, locale),
});
