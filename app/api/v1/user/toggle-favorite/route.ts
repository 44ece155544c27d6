import { toggleFavourite } from "@/lib/server/people/accounts/toggle-favourite";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /user/toggle-favorite", ({ body, session, locale }) =>
  toggleFavourite(session.userId, body, locale),
);
