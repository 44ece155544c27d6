import { desc, eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { conversationNotes } from "@/lib/server/platform/db/schema/conversations";
import { type ConversationName, lockConversation } from "@/lib/server/talk/inbox/lock-conversation";

/**
 * Keeps a note for colleagues with a conversation; nothing else reads it. The same note again, with none between, is
 * kept once.
 */
export async function noteConversation(
  name: ConversationName,
  text: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const found = await lockConversation(tx, name);
    if (!found) return refuse("not_found");
    const [last] = await tx
      .select()
      .from(conversationNotes)
      .where(eq(conversationNotes.conversationId, found.id))
      .orderBy(desc(conversationNotes.id))
      .limit(1);
    if (last?.text === text && last.writtenById === by.id) return accept(null);
    const [note] = await tx
      .insert(conversationNotes)
      .values({ conversationId: found.id, text, writtenById: by.id, createdAt: now })
      .returning({ id: conversationNotes.id });
    const data = { note: note?.id };
    await audit(tx, { by, event: "conversation_noted", subject: found.subject, data });
    return accept(null);
  });
}
