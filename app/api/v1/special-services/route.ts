import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { serviceCardResponse } from "@/lib/server/content/content-responses";
import { listServices } from "@/lib/server/content/list-services";

export const GET = endpoint("GET /special-services", async ({ locale }) => {
  const { services, features } = await listServices(locale);
  return accept({
    specialServices: services.map((card) => serviceCardResponse(card, locale)),
    homeFeatures: features.map((card) => serviceCardResponse(card, locale)),
  });
});
