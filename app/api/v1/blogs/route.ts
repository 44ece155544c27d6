import { accept } from "@/lib/domain/shared/outcome";
import { blogCardResponse } from "@/lib/server/reading/content/content-responses";
import { readPosts } from "@/lib/server/reading/content/list-posts";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /blogs", async ({ query, locale }) => {
  const { items, ...rest } = await readPosts(locale, query.page);
  return accept({ ...rest, items: items.map((card) => blogCardResponse(card, locale)) });
});
