import { desc, eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { contactReplies, conversations } from "@/lib/server/platform/db/schema/conversations";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import type { AnswerRefusal } from "@/lib/server/talk/inbox/answer-as-operator";
import { lockConversation, unclaim, unlessClaimed } from "@/lib/server/talk/inbox/lock-conversation";

export interface ContactAnswer {
  /** The id of the contact message. */
  contact: string;
  text: string;
  /** The last answer that was read before answering; null for none. */
  last: number | null;
}

/**
 * Staff answers a contact message by mail; it then waits for nobody, and nobody has claimed it. Refuses the text that
 * already is the last answer, what a colleague has claimed, and one that was answered since it was read.
 */
export async function answerContact(
  { contact, text, last: read }: ContactAnswer,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ id: number }, Exclude<AnswerRefusal, "question_closed">>> {
  return inTransaction(async (tx) => {
    const found = await lockConversation(tx, { kind: "contact", number: contact });
    if (!found) return refuse("not_found");
    const contactId = Number(contact);
    const [last] = await tx
      .select()
      .from(contactReplies)
      .where(eq(contactReplies.contactId, contactId))
      .orderBy(desc(contactReplies.id))
      .limit(1);
    if (last?.text === text) return refuse("message_repeated");
    const free = unlessClaimed(found, by);
    if (!free.ok) return free;
    if (found.lastId !== read) return refuse("conversation_changed");
    const [reply] = await tx
      .insert(contactReplies)
      .values({ contactId, text, writtenById: by.id, createdAt: now })
      .returning({ id: contactReplies.id });
    if (!reply) throw new Error("No answer was stored");
    await tx
      .update(conversations)
      .set({ waitsSince: null, lastAt: now })
      .where(eq(conversations.id, found.id));
    await unclaim(tx, found);
    await addJob(tx, "tell_contact_reply", { replyId: reply.id }, { jobKey: `contact_reply:${reply.id}` });
    const data = { reply: reply.id };
    await audit(tx, { by, event: "contact_answered", subject: found.subject, data });
    return accept(reply);
  });
}
