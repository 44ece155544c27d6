import * as v from "valibot";
import { REFUND_STATES } from "@/lib/domain/shared/vocabulary";
import { currency, instant, minor, textOf } from "./fields";

/** Paid, but under fraud review by the provider: the customer should not pay again before it has decided. */
export const paymentInReview = v.boolean();

/** The refund if cancelled now, and how it changes until the start. */
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
  /** What the customer saw; with another refund the response is 409 refund_changed and nothing is cancelled. */
  expected_refund: v.optional(minor),
});
export type CancelBody = v.InferInput<typeof cancelBody>;

/** Refunds that are under way or completed. */
export const refundEntry = v.object({
  amount: minor,
  currency,
  state: v.picklist(REFUND_STATES),
  created_at: instant,
  done_at: v.nullable(instant),
});
