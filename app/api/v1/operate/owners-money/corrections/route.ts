import { correctBooking } from "@/lib/server/money/payouts/correct-booking";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/owners-money/corrections", ({ body, by, now }) => {
  const amountMinor = body.way === "to_owner" ? body.amount : -body.amount;
  return correctBooking({ number: body.number, amountMinor, reason: body.reason }, by, now);
});
