import type { IyzicoSettings } from "@/lib/config/iyzico-settings";
import type { RefundPart } from "@/lib/domain/payments/plan-refund-parts";
import type { GatewayRefund, GatewayRefundResponse } from "@/lib/server/money/providers/gateway";
import type { IyzicoClient } from "@/lib/server/money/providers/iyzico/iyzico-client";
import { toDecimal, toMinor } from "@/lib/server/money/providers/iyzico/iyzico-decimals";
import { IYZICO_LOG_LOCALE } from "@/lib/server/money/providers/iyzico/iyzico-locales";
import {
  type RefundResponse,
  readIyzicoResponse,
  refundResponse,
  reportResponse,
} from "@/lib/server/money/providers/iyzico/iyzico-responses";
import { isSameSignature, signIyzicoResponse } from "@/lib/server/money/providers/iyzico/iyzico-signatures";
import { UntrustedResponse } from "@/lib/server/money/providers/untrusted-response";

/**
 * Gives money back item by item. iyzico has no idempotency keys, so a repeated call first looks up in its reports
 * which parts were refunded: each part carries our own conversation id. Throws when the reports are unavailable, and
 * when one part was refused after another was refunded: such a refund stays open for the next try.
 */
export async function refundItems(
  client: IyzicoClient,
  settings: IyzicoSettings,
  refund: GatewayRefund,
): Promise<GatewayRefundResponse> {
  if (refund.parts.length === 0) throw new Error("iyzico refunds items, and this payment has none");
  const references = refund.repeated ? await listReturned(client, refund) : new Map<string, string>();
  for (const part of refund.parts) {
    const conversationId = partConversation(refund, part);
    if (references.has(conversationId)) continue;
    const response = await refundPart(client, settings, refund, part);
    if (response.status === "failure") {
      if (references.size > 0)
        throw new Error(`iyzico gave a part back and refused another: ${response.errorCode}`);
      const failureCode = response.errorCode ?? "refused";
      return { state: "refused", failureCode, retryable: response.retryable ?? true };
    }
    const { refundHostReference, hostReference, paymentTransactionId } = response;
    references.set(
      conversationId,
      refundHostReference ?? hostReference ?? paymentTransactionId ?? part.itemId,
    );
  }
  return { state: "done", providerRefundId: [...references.values()].join(" ") };
}

const partConversation = ({ refundId }: GatewayRefund, { itemId }: RefundPart) => `${refundId}:${itemId}`;

/** The parts of this refund that went back already, with iyzico's reference of each. */
async function listReturned(client: IyzicoClient, refund: GatewayRefund): Promise<Map<string, string>> {
  const { refundId, paymentId, providerPaymentId } = refund;
  const request = { locale: IYZICO_LOG_LOCALE, conversationId: refundId, paymentConversationId: paymentId };
  const report = readIyzicoResponse(reportResponse, await client.report(request));
  const payment = report.payments?.find((one) => one.paymentId === providerPaymentId);
  if (!payment) throw new Error("iyzico's reports do not know the payment yet");
  const own = new Set(refund.parts.map((part) => partConversation(refund, part)));
  const returned = new Map<string, string>();
  for (const one of (payment.itemTransactions ?? []).flatMap((item) => item.refunds ?? [])) {
    const conversation = one.refundConversationId ?? "";
    if (!own.has(conversation)) continue;
    if (one.refundStatus !== "1") throw new Error(`iyzico has not finished a refund: ${one.refundStatus}`);
    returned.set(conversation, one.refundTxId ?? conversation);
  }
  return returned;
}

async function refundPart(
  client: IyzicoClient,
  { secretKey }: IyzicoSettings,
  refund: GatewayRefund,
  part: RefundPart,
): Promise<RefundResponse> {
  const conversationId = partConversation(refund, part);
  const response = readIyzicoResponse(
    refundResponse,
    await client.refund({
      locale: IYZICO_LOG_LOCALE,
      conversationId,
      paymentTransactionId: part.itemId,
      price: toDecimal(part.amountMinor),
      currency: refund.currency,
      reason: "buyer_request",
    }),
  );
  if (response.status === "failure") return response;
  const signed = signIyzicoResponse(
    [response.paymentId, response.price, response.currency, response.conversationId],
    secretKey,
  );
  const fits =
    toMinor(response.price ?? "") === part.amountMinor && response.conversationId === conversationId;
  if (!fits || !isSameSignature(signed, response.signature)) {
    throw new UntrustedResponse("iyzico's refund is not signed for what was asked");
  }
  return response;
}
