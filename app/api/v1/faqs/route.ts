import { faqsAnswer } from "@/lib/contracts/content";
import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { faqListAnswer } from "@/lib/server/content/content-responses";
import { listFaqs } from "@/lib/server/content/list-faqs";

export const GET = endpoint({
  answer: faqsAnswer,
  session: "none",
  limit: { name: "faqs", points: 120, seconds: 60 },
  handle: async ({ locale }) => accept(faqListAnswer(await listFaqs(locale))),
});
