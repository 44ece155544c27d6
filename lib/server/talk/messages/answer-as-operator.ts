import { desc, eq } from "drizzle-orm";
import type { MessageResponse } from "@/lib/contracts/messages";
import { maskContacts } from "@/lib/domain/messages/mask-contacts";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { messages } from "@/lib/server/platform/db/schema/reservations";
import { messagesAbout, SUBJECTS } from "@/lib/server/talk/messages/message-subject";
import { storeMessage } from "@/lib/server/talk/messages/store-message";
import { readQuestionState } from "@/lib/server/talk/messages/write-message";

export interface OperatorAnswer {
  about: MessageSubject;
  /** In whose name: the support team's own, or the owner's, which the customer sees. */
  as: "operator" | "owner";
  text: string;
}

/**
 * Staff answers a customer, who gets a mail. Refuses a closed question, and the text that already is the last
 * one of the conversation.
 */
export async function answerAsOperator(
  { about, as: author, text }: OperatorAnswer,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<MessageResponse, "not_found" | "question_closed" | "message_repeated">> {
  return inTransaction(async (tx) => {
    const { table } = SUBJECTS[about.kind];
    const locked = await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, about.id))
      .for("no key update");
    if (locked.length === 0) return refuse("not_found");
    if (about.kind === "question" && (await readQuestionState(tx, about)).closedAt)
      return refuse("question_closed");
    const [last] = await tx
      .select({ author: messages.author, text: messages.text })
      .from(messages)
      .where(messagesAbout(about))
      .orderBy(desc(messages.id))
      .limit(1);
    const isSame = last && [text, maskContacts(text).text].includes(last.text);
    if (isSame && last.author === author) return refuse("message_repeated");
    const written = await storeMessage(tx, { about, author, by, text }, now);
    const data = { as: author, message: written.id };
    await audit(tx, { by, event: "message_written", subject: about, data });
    return accept(written);
  });
}
