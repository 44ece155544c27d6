import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { getDb } from "@/lib/server/platform/db/pool";
import {
  type AnswerRefusal,
  answerAsOperator,
  type OperatorAnswer,
} from "@/lib/server/talk/inbox/answer-as-operator";
import { answerContact } from "@/lib/server/talk/inbox/answer-contact";
import type { ConversationName } from "@/lib/server/talk/inbox/lock-conversation";
import { SUBJECTS } from "@/lib/server/talk/messages/message-subject";

/**
 * Staff answers whatever stands in the inbox: in the conversation and by its mail, or by mail alone where somebody
 * wrote by the contact form. Refuses an answer for an owner where there is none.
 */
export async function answerConversation(
  { kind, number }: ConversationName,
  { text, as, last }: Required<Omit<OperatorAnswer, "about">>,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<unknown, AnswerRefusal>> {
  if (kind === "contact")
    return as === "operator" ? answerContact({ contact: number, text, last }, by, now) : refuse("not_found");
  const { table } = SUBJECTS[kind];
  const [found] = await getDb()
    .select({ id: table.id, boatId: table.boatId })
    .from(table)
    .where(eq(table.number, number.toUpperCase()));
  if (!found || (as === "owner" && found.boatId === null)) return refuse("not_found");
  return answerAsOperator({ about: { kind, id: found.id }, as, text, last }, by, now);
}
