import { toggleFavourite } from "@/lib/server/accounts/toggle-favourite";
import { endpoint } from "@/lib/server/api/endpoint";

export const POST = endpoint("POST /user/toggle-favorite", ({ body, session, locale }) =>
  toggleFavourite(session.userId, body, locale),
);
