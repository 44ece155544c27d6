import { accept } from "@/lib/domain/shared/outcome";
import { reconcileNow } from "@/lib/server/money/settle/reconcile-now";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/payments/reconcile", async ({ by }) =>
  accept(await reconcileNow(by)),
);
