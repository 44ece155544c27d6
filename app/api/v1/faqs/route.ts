import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { faqListResponse } from "@/lib/server/content/content-responses";
import { listFaqs } from "@/lib/server/content/list-faqs";

export const GET = endpoint("GET /faqs", async ({ locale }) =>
  accept(faqListResponse(await listFaqs(locale))),
);
