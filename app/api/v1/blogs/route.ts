import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { blogCardResponse } from "@/lib/server/content/content-responses";
import { readPosts } from "@/lib/server/content/list-posts";

export const GET = endpoint("GET /blogs", async ({ query, locale }) => {
  const { items, ...rest } = await readPosts(locale, query.page);
  return accept({ ...rest, items: items.map((card) => blogCardResponse(card, locale)) });
});
