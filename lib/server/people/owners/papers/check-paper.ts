import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { renewSales } from "@/lib/server/catalogue/boats/edit/renew-sales";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { ownerPapers } from "@/lib/server/platform/db/schema/owner-papers";
import { addJob } from "@/lib/server/platform/jobs/add-job";

type Refusal = "not_found" | "already_done";

/** Finds a paper in order: from now on it counts, and boats that waited for it are on sale. Refuses a checked one. */
export async function acceptPaper(
  paperId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx, client) => {
    const paper = await lockPaper(tx, paperId);
    if (!paper) return refuse("not_found");
    if (paper.state !== "waiting") return refuse("already_done");
    const { ownerId, kind } = paper;
    await tx
      .update(ownerPapers)
      .set({ state: "accepted", checkedAt: now, checkedBy: by.id })
      .where(eq(ownerPapers.id, paperId));
    const subject = { kind: "owner", id: ownerId } as const;
    await audit(tx, { by, event: "paper_accepted", subject, data: { kind, paper: paperId } });
    await renewSales(tx, client, ownerId, by, now);
    return accept(null);
  });
}

/** Refuses a paper with a reason that is mailed to its owner. Refuses one that was checked. */
export async function refusePaper(
  paperId: string,
  reason: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx) => {
    const paper = await lockPaper(tx, paperId);
    if (!paper) return refuse("not_found");
    if (paper.state !== "waiting") return refuse("already_done");
    const { ownerId, kind } = paper;
    await tx
      .update(ownerPapers)
      .set({ state: "refused", refusal: reason, checkedAt: now, checkedBy: by.id })
      .where(eq(ownerPapers.id, paperId));
    const subject = { kind: "owner", id: ownerId } as const;
    await audit(tx, { by, event: "paper_refused", subject, data: { kind, paper: paperId }, reason });
    await addJob(tx, "tell_owner", { ownerId, mail: "paper_refused", about: paperId });
    return accept(null);
  });
}

async function lockPaper(tx: Tx, id: string) {
  const [paper] = await tx.select().from(ownerPapers).where(eq(ownerPapers.id, id)).for("update");
  return paper ?? null;
}
