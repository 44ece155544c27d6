import { and, eq, sql } from "drizzle-orm";
import type { MessageResponse } from "@/lib/contracts/messages";
import { type AskRefusal, mayAsk } from "@/lib/domain/messages/may-ask";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { SUBJECTS } from "@/lib/server/talk/messages/message-subject";
import { type NewMessage, storeMessage } from "@/lib/server/talk/messages/store-message";
import { isWritingBlocked } from "@/lib/server/talk/messages/writing-block";

interface WrittenMessage extends Omit<NewMessage, "author" | "by"> {
  by: Actor<"customer" | "owner">;
}

export type WriteRefusal = "not_found" | "writing_blocked" | AskRefusal;

/**
 * Stores a message and the mail that brings it to the other side, both or neither. What is another customer's is not
 * found; an account that staff has blocked writes nothing. In a question neither side writes once it is closed, and a
 * customer waits for an answer after three messages. Staff writes by `answerAsOperator`.
 */
export async function writeMessage(
  message: WrittenMessage,
  now: Date,
): Promise<Outcome<MessageResponse, WriteRefusal>> {
  const { about, by } = message;
  return inTransaction(async (tx) => {
    const { table } = SUBJECTS[about.kind];
    const own = eq(table.id, about.id);
    const [found] = await tx
      .select({ id: table.id })
      .from(table)
      .where(by.kind === "owner" ? own : and(own, sql`${table.userId} = ${by.id}::uuid`))
      .for("no key update");
    if (!found) return refuse("not_found");
    if (by.kind === "customer" && by.id && (await isWritingBlocked(tx, by.id)))
      return refuse("writing_blocked");
    if (about.kind === "question") {
      const { closedAt, unanswered } = await readQuestionState(tx, about);
      const asking = { closedAt, unanswered: by.kind === "owner" ? 0 : unanswered };
      const allowed = mayAsk({ ...asking, otherBoatsToday: 0, known: true });
      if (!allowed.ok) return allowed;
    }
    return accept(await storeMessage(tx, { ...message, author: by.kind }, now));
  });
}

/** Since when a question is closed, and how many messages its customer has written since the last answer. */
export async function readQuestionState(
  tx: Tx,
  { id }: Pick<MessageSubject, "id">,
): Promise<{ closedAt: Date | null; unanswered: number }> {
  const { rows } = await tx.execute<{ closed_at: string | null; unanswered: number }>(sql`
    select q.closed_at, (select count(*)::int from messages m where m.question_id = q.id and m.author = 'customer'
      and m.id > coalesce((select max(id) from messages a where a.question_id = q.id and a.author <> 'customer'), 0))
      as unanswered
    from questions q where q.id = ${id}::uuid`);
  const [row] = rows;
  if (!row) throw new Error(`No question ${id}`);
  return { closedAt: row.closed_at === null ? null : new Date(row.closed_at), unanswered: row.unanswered };
}
