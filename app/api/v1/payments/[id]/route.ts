import { accept, refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/api/endpoint";
import { getPaymentResult } from "@/lib/server/payments/settle/get-payment-result";
import { pollPayment } from "@/lib/server/payments/settle/poll-payment";

export const GET = endpoint("GET /payments/{id}", async ({ params: { id }, session, now }) => {
  const visitor = { userId: session?.userId ?? null };
  const payment = await getPaymentResult(id, visitor, now);
  if (!payment) return refuse("not_found");
  const settled = payment.state === "processing" && (await pollPayment(id, now));
  return accept(settled ? ((await getPaymentResult(id, visitor, now)) ?? payment) : payment);
});
