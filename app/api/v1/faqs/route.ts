import { faqsResponse } from "@/lib/contracts/content";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { faqListResponse } from "@/lib/server/content/content-responses";
import { listFaqs } from "@/lib/server/content/list-faqs";

export const GET = endpoint({
  response: faqsResponse,
  session: "none",
  limit: { name: "faqs", points: 120, seconds: 60 },
  handle: async ({ locale }) => accept(faqListResponse(await listFaqs(locale))),
});
