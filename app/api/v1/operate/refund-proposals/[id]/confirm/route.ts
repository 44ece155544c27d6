import { confirmRefund } from "@/lib/server/money/refunds/propose-refund";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/refund-proposals/{id}/confirm", ({ params, by, now }) =>
  confirmRefund(params.id, by, now),
);
