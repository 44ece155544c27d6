import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { mailNewOwner } from "@/lib/server/catalogue/boats/files/mail-new-owner";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { owners } from "@/lib/server/platform/db/schema/owners";

/**
 * Gives a boat to another owner, whom the address names: what waits for an answer is mailed to them, the former owner's
 * links end. Papers stay with whoever handed them in, so that hers are asked for again. Refuses an unknown boat or
 * owner, and the one who has her.
 */
export async function giveBoat(
  code: string,
  { email, reason }: { email: string; reason: string },
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "owner_unknown" | "already_done">> {
  return inTransaction(async (tx, client) => {
    const [boat] = await tx
      .select({ id: boats.id, code: boats.code, ownerId: boats.ownerId })
      .from(boats)
      .where(eq(boats.codeFolded, foldBoatCode(code)))
      .for("no key update");
    if (!boat) return refuse("not_found");
    const [owner] = await tx.select({ id: owners.id }).from(owners).where(eq(owners.email, email));
    if (!owner) return refuse("owner_unknown", { field: "owner" });
    if (owner.id === boat.ownerId) return refuse("already_done", { field: "owner" });
    await tx.update(boats).set({ ownerId: owner.id, updatedAt: now }).where(eq(boats.id, boat.id));
    await audit(tx, {
      by,
      event: "boat_owner_changed",
      subject: { kind: "boat", id: String(boat.id) },
      data: { code: boat.code, from: boat.ownerId, to: owner.id },
      reason,
    });
    await mailNewOwner(tx, boat.id, now);
    // The database may have taken her off sale, or put her back.
    await refreshBoatFacts(client, [boat.id], tripDayOf(now));
    await notifyTags(tx, ["boats", "boat-lists", "places", "home", `boat:${boat.id}`]);
    return accept(null);
  });
}
