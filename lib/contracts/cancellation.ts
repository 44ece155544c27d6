import * as v from "valibot";
import { REFUND_STATES } from "@/lib/domain/shared/vocabulary";
import { currency, instant, minor, textOf } from "./fields";

/** Paid, but the provider still looks for fraud: until it has decided nobody should pay again. */
export const paymentInReview = v.boolean();

/** What cancelling now gives back, and how that changes until the start. */
export const refundPreview = {
  currency,
  /** Online; 0 before payment, and then there are no steps. */
  paid: minor,
  payment_in_review: paymentInReview,
  refund: minor,
  percent: v.number(),
  steps: v.array(
    v.object({
      percent: v.number(),
      refund: minor,
      from: v.nullable(instant),
      until: instant,
      current: v.boolean(),
    }),
  ),
};
const preview = v.object(refundPreview);
export type RefundPreview = v.InferOutput<typeof preview>;

export const cancelBody = v.strictObject({
  reason: textOf(500, 3),
  /** What the customer saw; another refund answers 409 refund_changed instead of cancelling. */
  expected_refund: v.optional(minor),
});
export type CancelBody = v.InferInput<typeof cancelBody>;

/** Money on its way back or returned. */
export const refundEntry = v.object({
  amount: minor,
  currency,
  state: v.picklist(REFUND_STATES),
  created_at: instant,
  done_at: v.nullable(instant),
});
