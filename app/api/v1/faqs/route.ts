import { faqsAnswer } from "@/lib/contracts/content";
import { accept } from "@/lib/domain/shared/outcome";
import { faqListAnswer } from "@/lib/server/content/content-answers";
import { listFaqs } from "@/lib/server/content/list-faqs";
import { endpoint } from "@/lib/server/http/endpoint";

export const GET = endpoint({
  answer: faqsAnswer,
  session: "none",
  limit: { name: "faqs", points: 120, seconds: 60 },
  handle: async ({ locale }) => accept(faqListAnswer(await listFaqs(locale))),
});
