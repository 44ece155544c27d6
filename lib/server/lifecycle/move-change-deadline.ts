import { eq } from "drizzle-orm";
import type { Tx } from "@/lib/server/db/in-transaction";
import { reservationChanges } from "@/lib/server/db/schema/changes";
import { boatOccupancies } from "@/lib/server/db/schema/occupancies";
import { addJob, removeJob } from "@/lib/server/jobs/add-job";

const expiryJobKey = (changeId: string) => `expire-change:${changeId}`;

/** Queues the job that expires the change at its deadline; removes it when nothing is pending any more. */
export async function queueChangeExpiry(tx: Tx, changeId: string, expiresAt: Date | null): Promise<void> {
  if (!expiresAt) return removeJob(tx, expiryJobKey(changeId));
  await addJob(tx, "expire_change", { changeId }, { runAt: expiresAt, jobKey: expiryJobKey(changeId) });
}

/** Moves the deadline of an open change, of what it holds, and of the job that ends it; the change is locked. */
export async function moveChangeDeadline(
  tx: Tx,
  id: string,
  expiresAt: Date,
  extendedAt?: Date,
): Promise<void> {
  await tx
    .update(reservationChanges)
    .set({ expiresAt, ...(extendedAt && { holdExtendedAt: extendedAt }) })
    .where(eq(reservationChanges.id, id));
  await tx.update(boatOccupancies).set({ expiresAt }).where(eq(boatOccupancies.changeId, id));
  await queueChangeExpiry(tx, id, expiresAt);
}
