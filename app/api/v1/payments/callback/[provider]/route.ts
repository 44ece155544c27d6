import { receivePaymentCallback } from "@/lib/server/money/settle/receive-payment-callback";

export async function POST(request: Request, context: { params: Promise<{ provider: string }> }) {
  return receivePaymentCallback(request, (await context.params).provider);
}
