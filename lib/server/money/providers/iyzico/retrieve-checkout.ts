import type { IyzicoSettings } from "@/lib/config/iyzico-settings";
import { CURRENCIES, type Currency } from "@/lib/domain/shared/vocabulary";
import type { PaymentFailure, RetrievedPayment } from "@/lib/server/money/providers/gateway";
import type { IyzicoClient } from "@/lib/server/money/providers/iyzico/iyzico-client";
import { toMinor } from "@/lib/server/money/providers/iyzico/iyzico-decimals";
import { IYZICO_LOG_LOCALE } from "@/lib/server/money/providers/iyzico/iyzico-locales";
import {
  type RetrieveResponse,
  readIyzicoResponse,
  reportResponse,
  retrieveResponse,
} from "@/lib/server/money/providers/iyzico/iyzico-responses";
import { isSameSignature, signIyzicoResponse } from "@/lib/server/money/providers/iyzico/iyzico-signatures";
import { UntrustedResponse } from "@/lib/server/money/providers/untrusted-response";

/**
 * What became of a page of the checkout form. Money counts only with iyzico's signature over it, and only for
 * the basket that it names; before a payment, and while iyzico does not know the token, it is pending.
 */
export async function retrieveCheckout(
  client: IyzicoClient,
  { secretKey }: IyzicoSettings,
  token: string,
  paymentId: string,
): Promise<RetrievedPayment> {
  const request = { locale: IYZICO_LOG_LOCALE, conversationId: paymentId, token };
  const response = readIyzicoResponse(retrieveResponse, await client.retrieve(request));
  if (response.signature && !isSigned(response, secretKey))
    throw new UntrustedResponse("iyzico's signature is wrong");
  if (response.status === "success" && response.paymentStatus === "SUCCESS") {
    if (!response.signature) throw new UntrustedResponse("iyzico's response is not signed");
    if (response.token !== token || response.conversationId !== paymentId) {
      throw new UntrustedResponse("iyzico answered about another page");
    }
    return paidResult(response, await findVerdict(client, response, paymentId));
  }
  const failed = response.paymentStatus === "FAILURE" || isRefusal(response.errorCode);
  return unpaidResult(response, paymentId, failed ? failureOf(response) : null);
}

function isSigned(response: RetrieveResponse, secretKey: string): boolean {
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token } = response;
  const fields = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token];
  return isSameSignature(signIyzicoResponse(fields, secretKey), response.signature);
}

/** Reports know how a review ended; the page's own response may stay as it was when the card was charged. */
async function findVerdict(
  client: IyzicoClient,
  response: RetrieveResponse,
  paymentId: string,
): Promise<number> {
  const { fraudStatus } = response;
  if (fraudStatus === null || fraudStatus === undefined) {
    throw new UntrustedResponse("iyzico does not say how its fraud check ended");
  }
  if (fraudStatus !== 0) return fraudStatus;
  const request = { locale: IYZICO_LOG_LOCALE, conversationId: paymentId, paymentConversationId: paymentId };
  const report = readIyzicoResponse(reportResponse, await client.report(request));
  return report.payments?.find((one) => one.paymentId === response.paymentId)?.fraudStatus ?? fraudStatus;
}

function paidResult(response: RetrieveResponse, verdict: number): RetrievedPayment {
  const { paymentId, basketId, paidPrice, price, itemTransactions } = response;
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
    currency: currencyOf(response),
    providerPaymentId: paymentId,
    failureCode: verdict < 0 ? "declined" : null,
    items,
  };
}

function unpaidResult(
  response: RetrieveResponse,
  paymentId: string,
  failureCode: PaymentFailure | null,
): RetrievedPayment {
  return {
    paymentId: response.basketId ?? paymentId,
    outcome: failureCode ? "failure" : "pending",
    amountMinor: 0,
    currency: "TRY",
    providerPaymentId: response.paymentId ?? null,
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
