import * as v from "valibot";
import { UntrustedResponse } from "@/lib/server/money/providers/untrusted-response";

// iyzico writes ids as numbers here and as texts there.
const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);
const decimal = v.union([v.number(), v.string()]);

const common = {
  status: v.picklist(["success", "failure"]),
  conversationId: v.nullish(v.string()),
  errorCode: v.nullish(id),
  errorGroup: v.nullish(v.string()),
  signature: v.nullish(v.string()),
};

export const initialiseResponse = v.object({
  ...common,
  token: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  /** Seconds. */
  tokenExpireTime: v.nullish(v.number()),
  paymentPageUrl: v.nullish(v.pipe(v.string(), v.url())),
});

export const retrieveResponse = v.object({
  ...common,
  token: v.nullish(v.string()),
  paymentStatus: v.nullish(v.string()),
  paymentId: v.nullish(id),
  basketId: v.nullish(v.string()),
  currency: v.nullish(v.string()),
  price: v.nullish(decimal),
  paidPrice: v.nullish(decimal),
  /** 1 accepted, 0 under review, -1 rejected. */
  fraudStatus: v.nullish(v.number()),
  /** 1 = the bank's 3-D Secure page was passed. */
  mdStatus: v.nullish(id),
  itemTransactions: v.nullish(v.array(v.object({ paymentTransactionId: id, paidPrice: decimal }))),
});
export type RetrieveResponse = v.InferOutput<typeof retrieveResponse>;

export const refundResponse = v.object({
  ...common,
  paymentId: v.nullish(id),
  paymentTransactionId: v.nullish(id),
  price: v.nullish(decimal),
  currency: v.nullish(v.string()),
  hostReference: v.nullish(id),
  refundHostReference: v.nullish(id),
  retryable: v.nullish(v.boolean()),
});
export type RefundResponse = v.InferOutput<typeof refundResponse>;

const reportedRefund = v.object({
  refundTxId: v.nullish(id),
  refundConversationId: v.nullish(v.string()),
  /** 1 = the money went back. */
  refundStatus: v.nullish(id),
});

export const reportResponse = v.object({
  ...common,
  payments: v.nullish(
    v.array(
      v.object({
        paymentId: id,
        fraudStatus: v.nullish(v.number()),
        itemTransactions: v.nullish(
          v.array(v.object({ paymentTransactionId: id, refunds: v.nullish(v.array(reportedRefund)) })),
        ),
      }),
    ),
  ),
});

export const webhookBody = v.looseObject({
  iyziEventType: v.string(),
  iyziPaymentId: v.union([v.string(), v.number()]),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  paymentConversationId: v.string(),
  status: v.string(),
  iyziReferenceCode: v.nullish(v.string()),
});

/** Wrong credentials, a wrong signature of ours, a fault of theirs: it says nothing about the payment. */
const NO_ANSWER: ReadonlySet<string> = new Set(["1", "11", "1000", "1001", "100001"]);

/** The response in the form that its call documents. Throws when it has another, or says nothing. */
export function readIyzicoResponse<S extends v.GenericSchema>(schema: S, response: object): v.InferOutput<S> {
  const parsed = v.safeParse(schema, response);
  if (!parsed.success) throw new UntrustedResponse("iyzico answered in another form than it documents");
  const { status, errorCode } = response as { status?: string; errorCode?: unknown };
  if (status === "failure" && NO_ANSWER.has(String(errorCode))) {
    throw new Error(`iyzico refused the call: error ${errorCode}`);
  }
  return parsed.output;
}
