import { markPayoutPaid } from "@/lib/server/money/payouts/decide-payout";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/owners-money/payouts/{id}/paid", ({ params, body, by, now }) =>
  markPayoutPaid(params.id, { reference: body.reference }, by, now),
);
