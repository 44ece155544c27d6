import { contactForm } from "@/lib/contracts/contact";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { storeContactMessage } from "@/lib/server/content/store-contact-message";

export const POST = endpoint({
  body: contactForm,
  response: null,
  session: "none",
  limit: { name: "contact", points: 5, seconds: 3600, shared: true },
  handle: async ({ body, locale }) => {
    await storeContactMessage(body, locale);
    return accept(null);
  },
});
