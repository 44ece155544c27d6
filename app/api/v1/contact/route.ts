import { accept } from "@/lib/domain/shared/outcome";
import { storeContactMessage } from "@/lib/server/reading/content/store-contact-message";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint("POST /contact", async ({ body, locale }) => {
  await storeContactMessage(body, locale);
  return accept(null);
});
