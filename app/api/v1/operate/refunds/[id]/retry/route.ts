import { retryRefund } from "@/lib/server/money/refunds/retry-refund";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/refunds/{id}/retry", ({ params, by }) =>
  inTransaction((tx) => retryRefund(tx, params.id, by)),
);
