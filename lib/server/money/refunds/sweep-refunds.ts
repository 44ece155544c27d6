import { inArray } from "drizzle-orm";
import { planRefundRetry } from "@/lib/domain/payments/plan-refund-retry";
import { addMinutes } from "@/lib/domain/shared/instant";
import { queueRefundJob } from "@/lib/server/booking/checkout/queue-refund-job";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { refunds } from "@/lib/server/platform/db/schema/payments";

const OVERDUE_AFTER_MINUTES = 5;
const BATCH = 100;

/** Books a new job for open refunds whose own job is overdue: it may have been lost or tried too often. */
export async function sweepRefunds(now: Date): Promise<void> {
  const open = await getDb()
    .select()
    .from(refunds)
    .where(inArray(refunds.state, ["requested", "sent"]))
    .orderBy(refunds.createdAt)
    .limit(BATCH);
  const overdue = open.filter(({ attempts, sentAt, createdAt }) => {
    const dueAt = sentAt ? planRefundRetry(attempts, sentAt) : createdAt;
    return addMinutes(dueAt, OVERDUE_AFTER_MINUTES) < now;
  });
  for (const { id } of overdue) await inTransaction((tx) => queueRefundJob(tx, id));
}
