import { accept, refuse } from "@/lib/domain/shared/outcome";
import { postResponse } from "@/lib/server/reading/content/content-responses";
import { readPost } from "@/lib/server/reading/content/get-post";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /blogs/{slug}", async ({ params, locale }) => {
  const post = await readPost(locale, params.slug);
  return post ? accept(postResponse(post, locale)) : refuse("not_found");
});
