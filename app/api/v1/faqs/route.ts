import { accept } from "@/lib/domain/shared/outcome";
import { faqListResponse } from "@/lib/server/reading/content/content-responses";
import { listFaqs } from "@/lib/server/reading/content/list-faqs";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /faqs", async ({ locale }) =>
  accept(faqListResponse(await listFaqs(locale))),
);
