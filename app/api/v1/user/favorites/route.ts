import { favoritesAnswer } from "@/lib/contracts/favorites";
import { accept } from "@/lib/domain/shared/outcome";
import { listFavorites } from "@/lib/server/accounts/toggle-favorite";
import { endpoint } from "@/lib/server/api/endpoint";

export const GET = endpoint({
  answer: favoritesAnswer,
  session: "required",
  handle: async ({ session, locale }) => accept({ items: await listFavorites(session.userId, locale) }),
});
