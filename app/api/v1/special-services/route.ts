import { specialServicesAnswer } from "@/lib/contracts/content";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { serviceCardAnswer } from "@/lib/server/content/content-responses";
import { listServices } from "@/lib/server/content/list-services";

export const GET = endpoint({
  answer: specialServicesAnswer,
  session: "none",
  limit: { name: "special_services", points: 120, seconds: 60 },
  handle: async ({ locale }) => {
    const { services, features } = await listServices(locale);
    return accept({
      specialServices: services.map((card) => serviceCardAnswer(card, locale)),
      homeFeatures: features.map((card) => serviceCardAnswer(card, locale)),
    });
  },
});
