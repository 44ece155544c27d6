import { toggleFavorite } from "@/lib/server/accounts/toggle-favorite";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /user/toggle-favorite", ({ body, session, locale }) =>
  toggleFavorite(session.userId, body, locale),
);
