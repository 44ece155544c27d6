import { desc, eq } from "drizzle-orm";
import type { MessageResponse } from "@/lib/contracts/messages";
import type { AnswerVoice } from "@/lib/domain/messages/conversation";
import { maskContacts } from "@/lib/domain/messages/mask-contacts";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { messages } from "@/lib/server/platform/db/schema/reservations";
import { lockConversation, unclaim, unlessClaimed } from "@/lib/server/talk/inbox/lock-conversation";
import { messagesAbout, SUBJECTS } from "@/lib/server/talk/messages/message-subject";
import { storeMessage } from "@/lib/server/talk/messages/store-message";
import { readQuestionState } from "@/lib/server/talk/messages/write-message";

export interface OperatorAnswer {
  about: MessageSubject;
  /** In whose name: the support team's own, or the owner's, which the customer sees. */
  as: AnswerVoice;
  text: string;
  /** The last message that was read before answering, null for none; undefined where nobody says. */
  last?: number | null;
}

export type AnswerRefusal =
  | "not_found"
  | "question_closed"
  | "message_repeated"
  | "conversation_claimed"
  | "conversation_changed";

/**
 * Staff answers a customer, who gets a mail; the conversation then waits for nobody, and nobody has claimed it. Refuses
 * a closed question, the text that already is the last one, what a colleague has claimed, and a conversation in which
 * more has been written since it was read.
 */
export async function answerAsOperator(
  { about, as: author, text, last: read }: OperatorAnswer,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<MessageResponse, AnswerRefusal>> {
  return inTransaction(async (tx) => {
    const { table } = SUBJECTS[about.kind];
    const [locked] = await tx
      .select({ number: table.number })
      .from(table)
      .where(eq(table.id, about.id))
      .for("no key update");
    if (!locked) return refuse("not_found");
    if (about.kind === "question" && (await readQuestionState(tx, about)).closedAt)
      return refuse("question_closed");
    const [last] = await tx
      .select({ id: messages.id, author: messages.author, text: messages.text })
      .from(messages)
      .where(messagesAbout(about))
      .orderBy(desc(messages.id))
      .limit(1);
    const isSame = last && [text, maskContacts(text).text].includes(last.text);
    if (isSame && last.author === author) return refuse("message_repeated");
    const conversation = await lockConversation(tx, { kind: about.kind, number: locked.number });
    const free = conversation && unlessClaimed(conversation, by);
    if (free && !free.ok) return free;
    if (read !== undefined && (last?.id ?? null) !== read) return refuse("conversation_changed");
    const written = await storeMessage(tx, { about, author, by, text }, now);
    if (conversation) await unclaim(tx, conversation);
    const data = { as: author, message: written.id };
    await audit(tx, { by, event: "message_written", subject: about, data });
    return accept(written);
  });
}
