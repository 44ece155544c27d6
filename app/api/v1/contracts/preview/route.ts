import { contractPreviewQuery, contractsAnswer } from "@/lib/contracts/payments";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/http/endpoint";
import { previewContracts } from "@/lib/server/payments/preview-contracts";

export const GET = endpoint({
  query: contractPreviewQuery,
  answer: contractsAnswer,
  session: "required",
  handle: async ({ query, session, locale, now }) => {
    if (!("reservation" in query)) return refuse("not_found");
    const filled = await previewContracts(query.reservation, session.userId, locale, now);
    return filled.ok ? accept({ items: filled.value }) : filled;
  },
});
