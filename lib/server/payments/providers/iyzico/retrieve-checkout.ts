import type { IyzicoSettings } from "@/lib/config/iyzico-settings";
import { CURRENCIES, type Currency } from "@/lib/domain/shared/vocabulary";
import type { PaymentFailure, RetrievedPayment } from "@/lib/server/payments/providers/gateway";
import type { IyzicoClient } from "@/lib/server/payments/providers/iyzico/iyzico-client";
import { toMinor } from "@/lib/server/payments/providers/iyzico/iyzico-decimals";
import {
  type RetrieveResponse,
  readIyzicoResponse,
  reportResponse,
  retrieveResponse,
} from "@/lib/server/payments/providers/iyzico/iyzico-responses";
import {
  isSameSignature,
  signIyzicoResponse,
} from "@/lib/server/payments/providers/iyzico/iyzico-signatures";
import { UntrustedResponse } from "@/lib/server/payments/providers/untrusted-response";

/**
 * What became of a page of the checkout form. Money counts only with iyzico's signature over it, and only for
 * the basket that it names; while nobody has paid, and while the token means nothing to iyzico, it is pending.
 */
export async function retrieveCheckout(
  client: IyzicoClient,
  { secretKey }: IyzicoSettings,
  token: string,
  paymentId: string,
): Promise<RetrievedPayment> {
  const request = { locale: "en", conversationId: paymentId, token };
  const answer = readIyzicoResponse(retrieveResponse, await client.retrieve(request));
  if (answer.signature && !isSigned(answer, secretKey))
    throw new UntrustedResponse("iyzico's signature is wrong");
  if (answer.status === "success" && answer.paymentStatus === "SUCCESS") {
    if (!answer.signature) throw new UntrustedResponse("iyzico's answer is not signed");
    if (answer.token !== token || answer.conversationId !== paymentId) {
      throw new UntrustedResponse("iyzico answered about another page");
    }
    return paidResult(answer, await findVerdict(client, answer, paymentId));
  }
  const failed = answer.paymentStatus === "FAILURE" || isRefusal(answer.errorCode);
  return unpaidResult(answer, paymentId, failed ? failureOf(answer) : null);
}

function isSigned(answer: RetrieveResponse, secretKey: string): boolean {
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token } = answer;
  const fields = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token];
  return isSameSignature(signIyzicoResponse(fields, secretKey), answer.signature);
}

/** Reports know how a review ended; the page's own answer may stay as it was when the card was charged. */
async function findVerdict(
  client: IyzicoClient,
  answer: RetrieveResponse,
  paymentId: string,
): Promise<number> {
  const { fraudStatus } = answer;
  if (fraudStatus === null || fraudStatus === undefined) {
    throw new UntrustedResponse("iyzico does not say how its fraud check ended");
  }
  if (fraudStatus !== 0) return fraudStatus;
  const request = { locale: "en", conversationId: paymentId, paymentConversationId: paymentId };
  const report = readIyzicoResponse(reportResponse, await client.report(request));
  return report.payments?.find((one) => one.paymentId === answer.paymentId)?.fraudStatus ?? fraudStatus;
}

function paidResult(answer: RetrieveResponse, verdict: number): RetrievedPayment {
  const { paymentId, basketId, paidPrice, price, itemTransactions } = answer;
  const amountMinor = toMinor(paidPrice ?? "");
  const items = (itemTransactions ?? []).map((item) => ({
    id: item.paymentTransactionId,
    amountMinor: toMinor(item.paidPrice),
  }));
  const itemSum = items.reduce((sum, item) => sum + item.amountMinor, 0);
  if (!paymentId || !basketId || amountMinor !== toMinor(price ?? "") || amountMinor !== itemSum) {
    throw new UntrustedResponse("iyzico's amounts do not fit together");
  }
  return {
    paymentId: basketId,
    outcome: verdict === 1 ? "success" : verdict === 0 ? "review" : "failure",
    amountMinor,
    currency: currencyOf(answer),
    providerPaymentId: paymentId,
    failureCode: verdict < 0 ? "declined" : null,
    items,
  };
}

function unpaidResult(
  answer: RetrieveResponse,
  paymentId: string,
  failureCode: PaymentFailure | null,
): RetrievedPayment {
  return {
    paymentId: answer.basketId ?? paymentId,
    outcome: failureCode ? "failure" : "pending",
    amountMinor: 0,
    currency: "TRY",
    providerPaymentId: answer.paymentId ?? null,
    failureCode,
  };
}

function currencyOf({ currency }: RetrieveResponse): Currency {
  const known = CURRENCIES.find((one) => one === currency);
  if (!known) throw new UntrustedResponse("iyzico names a currency that we never charge");
  return known;
}

/** Bank errors are 10000 and above, 6000 and 6001 are the fraud check's own refusals. */
function isRefusal(errorCode: string | null | undefined): boolean {
  const code = Number(errorCode ?? 0);
  return (code >= 10_000 && code < 20_000) || code === 6000 || code === 6001;
}

function failureOf({ errorCode, errorGroup, mdStatus }: RetrieveResponse): PaymentFailure {
  if (errorCode === "10051" || errorGroup === "NOT_SUFFICIENT_FUNDS") return "insufficient_funds";
  if ((mdStatus && mdStatus !== "1") || /3D|THREE/i.test(errorGroup ?? "")) return "three_d_failed";
  if (/TIMEOUT/i.test(errorGroup ?? "")) return "timeout";
  return "declined";
}
