import type { InferOutput } from "valibot";
import type { contractPreviewQuery } from "@/lib/contracts/payments";
import { accept } from "@/lib/domain/shared/outcome";
import type { PaymentSubject } from "@/lib/server/booking/checkout/payment-subject";
import { previewContracts } from "@/lib/server/booking/contracts/preview-contracts";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

function subjectOfQuery(query: InferOutput<typeof contractPreviewQuery>): PaymentSubject {
  if ("reservation" in query) return { kind: "reservation", id: query.reservation };
  return "order" in query ? { kind: "order", id: query.order } : { kind: "change", id: query.change };
}

export const GET = endpoint("GET /contracts/preview", async ({ query, session, locale, now }) => {
  const subject = subjectOfQuery(query);
  const filled = await previewContracts(subject, session.userId, locale, now);
  return filled.ok ? accept({ items: filled.value }) : filled;
});
