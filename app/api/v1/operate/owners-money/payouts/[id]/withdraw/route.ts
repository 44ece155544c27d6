import { withdrawPayout } from "@/lib/server/money/payouts/decide-payout";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/owners-money/payouts/{id}/withdraw", ({ params, body, by }) =>
  withdrawPayout(params.id, body.reason, by),
);
