import { receivePaymentWebhook } from "@/lib/server/money/settle/receive-payment-webhook";

export async function POST(request: Request, context: { params: Promise<{ provider: string }> }) {
  return receivePaymentWebhook(request, (await context.params).provider);
}
