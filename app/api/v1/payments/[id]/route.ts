import { accept, refuse } from "@/lib/domain/shared/outcome";
import { getPaymentResult } from "@/lib/server/money/settle/get-payment-result";
import { pollPayment } from "@/lib/server/money/settle/poll-payment";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /payments/{id}", async ({ params: { id }, session, now }) => {
  const visitor = { userId: session?.userId ?? null };
  const payment = await getPaymentResult(id, visitor, now);
  if (!payment) return refuse("not_found");
  const settled = payment.state === "processing" && (await pollPayment(id, now));
  return accept(settled ? ((await getPaymentResult(id, visitor, now)) ?? payment) : payment);
});
