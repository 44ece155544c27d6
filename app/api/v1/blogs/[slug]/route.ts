import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { postResponse } from "@/lib/server/content/content-responses";
import { readPost } from "@/lib/server/content/get-post";

export const GET = endpoint("GET /blogs/{slug}", async ({ params, locale }) => {
  const post = await readPost(locale, params.slug);
  return post ? accept(postResponse(post, locale)) : refuse("not_found");
});
