import { accept } from "@/lib/domain/shared/outcome";
import { serviceCardResponse } from "@/lib/server/reading/content/content-responses";
import { listServices } from "@/lib/server/reading/content/list-services";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /special-services", async ({ locale }) => {
  const { services, features } = await listServices(locale);
  return accept({
    specialServices: services.map((card) => serviceCardResponse(card, locale)),
    homeFeatures: features.map((card) => serviceCardResponse(card, locale)),
  });
});
