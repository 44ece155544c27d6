import { eq, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { conversations } from "@/lib/server/platform/db/schema/conversations";
import {
  type ConversationName,
  type LockedConversation,
  lockConversation,
  unclaim,
  unlessClaimed,
} from "@/lib/server/talk/inbox/lock-conversation";

type Settled = Outcome<null, "not_found" | "conversation_claimed" | "conversation_changed">;

/**
 * Nothing waits any more: a message needs no answer, a report is settled, a contact message is dealt with. `last` is
 * the message up to which it was read: refused when a later one has come; undefined where nobody read it. Refuses
 * what a colleague has claimed.
 */
export async function settleConversation(
  name: ConversationName,
  last: number | null | undefined,
  by: Actor<"staff">,
): Promise<Settled> {
  return inTransaction(async (tx) => {
    const found = await lockConversation(tx, name);
    if (!found) return refuse("not_found");
    const free = unlessClaimed(found, by);
    if (!free.ok) return free;
    if (last !== undefined && found.lastId !== last) return refuse("conversation_changed");
    if (found.waitsSince === null) return accept(null);
    await tx.update(conversations).set({ waitsSince: null }).where(eq(conversations.id, found.id));
    await unclaim(tx, found);
    await audit(tx, { by, event: settledEvent(found), subject: found.subject });
    return accept(null);
  });
}

function settledEvent({ subject, isReported }: LockedConversation) {
  if (isReported) return "report_settled";
  return subject.kind === "contact" ? "contact_settled" : "conversation_done";
}

/** What was done waits again, since its last message. A closed question stays as it is: it has to be opened. */
export async function reopenConversation(
  name: ConversationName,
  by: Actor<"staff">,
): Promise<Outcome<null, "not_found" | "question_closed">> {
  return inTransaction(async (tx) => {
    const found = await lockConversation(tx, name);
    if (!found) return refuse("not_found");
    if (found.waitsSince !== null) return accept(null);
    if (found.isClosed) return refuse("question_closed");
    await tx
      .update(conversations)
      .set({ waitsSince: sql`${conversations.lastAt}` })
      .where(eq(conversations.id, found.id));
    await audit(tx, { by, event: "conversation_reopened", subject: found.subject });
    return accept(null);
  });
}
