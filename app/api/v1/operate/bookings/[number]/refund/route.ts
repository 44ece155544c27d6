import { refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/bookings/{number}/refund", ({ params, body, by, now }) => {
  const { amount, note, again } = body;
  return refundByOperator({ number: params.number, amountMinor: amount, note, again }, by, now);
});
