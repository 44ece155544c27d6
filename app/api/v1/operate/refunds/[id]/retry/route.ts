import { retryRefund } from "@/lib/server/money/refunds/retry-refund";
import { action } from "@/lib/server/operator/action";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

export const POST = action("POST /operate/refunds/{id}/retry", ({ params, by, now }) =>
  inTransaction((tx) => retryRefund(tx, params.id, by, now)),
);
