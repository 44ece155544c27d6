import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { conversations } from "@/lib/server/platform/db/schema/conversations";
import {
  type ConversationName,
  lockConversation,
  unclaim,
  unlessClaimed,
} from "@/lib/server/talk/inbox/lock-conversation";

type Claimed = Outcome<null, "not_found" | "conversation_claimed">;

/**
 * A colleague takes a conversation, so that nobody else answers it: a free one, or one of the colleague who is named
 * in `from`. Refuses when somebody else has it by now, and says who.
 */
export async function claimConversation(
  name: ConversationName,
  from: string | null,
  by: Actor<"staff">,
  now: Date,
): Promise<Claimed> {
  return inTransaction(async (tx) => {
    const found = await lockConversation(tx, name);
    if (!found) return refuse("not_found");
    const { id, subject, claimedBy, claimedByName } = found;
    if (claimedBy === by.id) return accept(null);
    if (claimedBy !== null && claimedBy !== from)
      return refuse("conversation_claimed", { name: claimedByName });
    await tx.update(conversations).set({ claimedBy: by.id, claimedAt: now }).where(eq(conversations.id, id));
    await audit(tx, { by, event: "conversation_claimed", subject, data: { before: claimedBy } });
    return accept(null);
  });
}

/** A colleague gives a conversation back. Refuses another one's; a free one stays free. */
export async function releaseConversation(name: ConversationName, by: Actor<"staff">): Promise<Claimed> {
  return inTransaction(async (tx) => {
    const found = await lockConversation(tx, name);
    if (!found) return refuse("not_found");
    const own = unlessClaimed(found, by);
    if (!own.ok || found.claimedBy === null) return own;
    await unclaim(tx, found);
    await audit(tx, { by, event: "conversation_released", subject: found.subject });
    return accept(null);
  });
}
