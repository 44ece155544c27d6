import { refundOrPropose } from "@/lib/server/money/refunds/propose-refund";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/bookings/{number}/refund", ({ params, body, by, session, now }) => {
  const { amount, note, again, borne_by: borneBy } = body;
  const refund = { number: params.number, amountMinor: amount, note, again, borneBy };
  return refundOrPropose(refund, by, { isConfirmed: session.steppedUp }, now);
});
