import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { storeContactMessage } from "@/lib/server/content/store-contact-message";

export const POST = endpoint("POST /contact", async ({ body, locale }) => {
  await storeContactMessage(body, locale);
  return accept(null);
});
