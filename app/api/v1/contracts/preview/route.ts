import { accept } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { previewContracts } from "@/lib/server/payments/contracts/preview-contracts";

export const GET = endpoint("GET /contracts/preview", async ({ query, session, locale, now }) => {
  const subject =
    "reservation" in query
      ? { kind: "reservation" as const, id: query.reservation }
      : { kind: "order" as const, id: query.order };
  const filled = await previewContracts(subject, session.userId, locale, now);
  return filled.ok ? accept({ items: filled.value }) : filled;
});
