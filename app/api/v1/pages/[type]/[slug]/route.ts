import { accept, refuse } from "@/lib/domain/shared/outcome";
import { contentPageResponse } from "@/lib/server/reading/content/content-responses";
import { readContentPage } from "@/lib/server/reading/content/get-content-page";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /pages/{type}/{slug}", async ({ params, locale }) => {
  const page = await readContentPage(locale, params.slug);
  if (!page) return refuse("not_found");
  const response = contentPageResponse(page, locale);
  // The type is its key or its path segment in this language.
  return [page.type, response.type].includes(params.type) ? accept(response) : refuse("not_found");
});
