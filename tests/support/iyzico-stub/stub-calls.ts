import { signFields } from "@/tests/support/iyzico-stub/stub-keys";
import { minorOf, newPage, type PageRequest, type StubPage } from "@/tests/support/iyzico-stub/stub-ledger";

export type StubAnswer = Record<string, unknown>;
export type StubCall = "initialise" | "retrieve" | "refund" | "report";

export const STUB_PATHS: Record<string, StubCall> = {
  "/payment/iyzipos/checkoutform/initialize/auth/ecom": "initialise",
  "/payment/iyzipos/checkoutform/auth/ecom/detail": "retrieve",
  "/payment/refund": "refund",
  "/v2/reporting/payment/details": "report",
};

/** An amount as iyzico writes it into JSON: a number with eight decimals (made so by the server). */
export const amount = (minor: number) => `#${(minor / 100).toFixed(8)}#`;
/** The same amount in the text that is signed: without the zeros at its end. */
const signedAmount = (minor: number) => String(minor / 100);

const failure = (errorCode: string, more: StubAnswer = {}): StubAnswer => ({
  status: "failure",
  errorCode,
  errorMessage: "refused",
  ...more,
});

/** What each call answers, honestly; the server may change it before it is signed or sent. */
export function answerCall(
  call: StubCall,
  pages: readonly StubPage[],
  request: Record<string, unknown>,
  origin: string,
): { answer: StubAnswer; page?: StubPage } {
  if (call === "initialise") return initialise(request as unknown as PageRequest, origin);
  if (call === "retrieve") {
    const page = pages.find(({ token }) => token === request.token);
    return { answer: page ? retrieve(page, String(request.conversationId)) : failure("5152") };
  }
  return { answer: call === "refund" ? refund(pages, request) : report(pages, request) };
}

function initialise(request: PageRequest, origin: string): { answer: StubAnswer; page?: StubPage } {
  const wrong = findMistake(request);
  if (wrong) return { answer: failure("5001", { errorMessage: wrong }) };
  const page = newPage(request);
  const { conversationId } = request;
  const answer = {
    status: "success",
    conversationId,
    token: page.token,
    tokenExpireTime: 1800,
    paymentPageUrl: `${origin}/page?token=${page.token}&lang=${request.locale}`,
    signature: signFields(conversationId, page.token),
  };
  return { answer, page };
}

/** The first rule of a checkout form that the request breaks. */
function findMistake(request: PageRequest): string | null {
  const { price, paidPrice, buyer, billingAddress, basketItems, locale } = request;
  const needed = [
    "id",
    "name",
    "surname",
    "identityNumber",
    "email",
    "registrationAddress",
    "city",
    "country",
    "ip",
  ];
  const missing = needed.find((name) => !buyer[name]);
  if (missing) return `buyer.${missing}`;
  if (!billingAddress.contactName || !billingAddress.address) return "billingAddress";
  if (!["tr", "en"].includes(locale)) return "locale";
  if (basketItems.some((item) => !(minorOf(item.price) > 0) || !item.category1 || !item.name))
    return "basketItems";
  const sum = basketItems.reduce((all, item) => all + minorOf(item.price), 0);
  return sum === minorOf(price) && price === paidPrice ? null : "price";
}

function retrieve(page: StubPage, conversationId: string): StubAnswer {
  const { token, request, outcome, failure: reason, paymentId, items } = page;
  const { currency, basketId } = request;
  const common = { status: "success", conversationId, token, callbackUrl: request.callbackUrl };
  if (outcome === "open") return common;
  if (outcome === "failed") {
    return { ...common, ...failure(reason?.errorCode ?? ""), ...reason, paymentStatus: "FAILURE" };
  }
  const paidMinor = minorOf(request.paidPrice);
  return {
    ...common,
    paymentStatus: "SUCCESS",
    paymentId,
    currency,
    basketId,
    price: amount(paidMinor),
    paidPrice: amount(paidMinor),
    fraudStatus: page.fraudStatus,
    mdStatus: 1,
    itemTransactions: items.map((item) => ({
      itemId: item.itemId,
      paymentTransactionId: item.paymentTransactionId,
      price: amount(item.paidMinor),
      paidPrice: amount(item.paidMinor),
    })),
    signature: signRetrieved(page, conversationId, paidMinor),
  };
}

/** The signature over a paid page, for this amount. */
export function signRetrieved(page: StubPage, conversationId: string, paidMinor: number): string {
  const { currency, basketId } = page.request;
  const price = signedAmount(paidMinor);
  return signFields("SUCCESS", page.paymentId, currency, basketId, conversationId, price, price, page.token);
}

function refund(pages: readonly StubPage[], request: Record<string, unknown>): StubAnswer {
  const { paymentTransactionId, conversationId, price, currency } = request as Record<string, string>;
  const page = pages.find(({ items }) =>
    items.some((item) => item.paymentTransactionId === paymentTransactionId),
  );
  const item = page?.items.find((one) => one.paymentTransactionId === paymentTransactionId);
  if (!page || !item || page.outcome !== "paid") return failure("5093", { conversationId, retryable: false });
  const refundMinor = minorOf(price ?? "");
  const returned = item.refunds.reduce((sum, one) => sum + one.refundMinor, 0);
  if (returned + refundMinor > item.paidMinor) return failure("5115", { conversationId, retryable: false });
  const refundTxId = `${paymentTransactionId}-${item.refunds.length + 1}`;
  item.refunds.push({ refundTxId, refundConversationId: conversationId ?? "", refundMinor });
  const fields = [page.paymentId, signedAmount(refundMinor), currency ?? "", conversationId ?? ""];
  return {
    status: "success",
    conversationId,
    paymentId: page.paymentId,
    paymentTransactionId,
    price: amount(refundMinor),
    currency,
    hostReference: `host-${refundTxId}`,
    signature: signFields(...fields),
  };
}

function report(pages: readonly StubPage[], request: Record<string, unknown>): StubAnswer {
  const found = pages.filter(
    ({ request: opened, outcome }) =>
      outcome === "paid" && opened.conversationId === request.paymentConversationId,
  );
  return {
    status: "success",
    conversationId: request.conversationId,
    payments: found.map((page) => ({
      paymentId: Number(page.paymentId),
      fraudStatus: page.fraudStatus,
      itemTransactions: page.items.map((item) => ({
        paymentTransactionId: Number(item.paymentTransactionId),
        refunds: item.refunds.map(({ refundTxId, refundConversationId, refundMinor }) => ({
          refundTxId,
          refundConversationId,
          refundPrice: amount(refundMinor),
          refundStatus: 1,
        })),
      })),
    })),
  };
}
