import { contactBody } from "@/lib/contracts/contact";
import { storeContactMessage } from "@/lib/server/content/store-contact-message";
import { endpoint } from "@/lib/server/http/endpoint";

export const POST = endpoint({
  body: contactBody,
  answer: null,
  session: "none",
  limit: { name: "contact", points: 5, seconds: 3600, shared: true },
  handle: ({ body, locale, now }) => storeContactMessage(body, locale, now),
});
