import { accept, refuse } from "@/lib/domain/shared/outcome";
import { serviceResponse } from "@/lib/server/reading/content/content-responses";
import { readService } from "@/lib/server/reading/content/get-service";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /special-services/{slug}", async ({ params, locale }) => {
  const page = await readService(locale, params.slug);
  return page ? accept(serviceResponse(page, locale)) : refuse("not_found");
});
