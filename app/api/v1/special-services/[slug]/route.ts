import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { serviceResponse } from "@/lib/server/content/content-responses";
import { readService } from "@/lib/server/content/get-service";

export const GET = endpoint("GET /special-services/{slug}", async ({ params, locale }) => {
  const page = await readService(locale, params.slug);
  return page ? accept(serviceResponse(page, locale)) : refuse("not_found");
});
