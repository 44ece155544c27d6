import { refuseRefund } from "@/lib/server/money/refunds/propose-refund";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/refund-proposals/{id}/refuse", ({ params, body, by, now }) =>
  refuseRefund(params.id, body.reason, by, now),
);
