import type { Actor } from "@/lib/domain/shared/actor";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/** Has the running site ask the provider about every payment without a result, now. */
export async function reconcileNow(by: Actor<"staff">): Promise<void> {
  await inTransaction(async (tx) => {
    await addJob(tx, "reconcile_payments", {});
    await audit(tx, { by, event: "payments_reconciled", subject: { kind: "site", id: "payments" } });
  });
}
