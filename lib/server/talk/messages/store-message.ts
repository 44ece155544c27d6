import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MessageResponse, SuggestionResponse } from "@/lib/contracts/messages";
import { maskContacts } from "@/lib/domain/messages/mask-contacts";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import type { Actor } from "@/lib/domain/shared/actor";
import type { MessageAuthor } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { questions } from "@/lib/server/platform/db/schema/questions";
import { messages } from "@/lib/server/platform/db/schema/reservations";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { contactsKnown, SUBJECTS } from "@/lib/server/talk/messages/message-subject";

export interface NewMessage {
  about: MessageSubject;
  /** In whose name. */
  author: MessageAuthor;
  /** Who writes it; staff also writes for owners. */
  by: Actor<"customer" | "owner" | "staff">;
  text: string;
  /** Free hours that an owner suggests, as they were checked; only in a question. */
  suggestion?: SuggestionResponse | null;
}

/**
 * Stores a message and the job that mails it to the other side. Until contacts are known by a payment, numbers and
 * addresses of customers and owners are hidden before the text is stored; the support team's stay.
 */
export async function storeMessage(
  tx: Tx,
  { about, author, by, text, suggestion = null }: NewMessage,
  now: Date,
): Promise<MessageResponse> {
  const shown = author === "operator" ? { text, masked: 0 } : await maskUnlessKnown(tx, about, text);
  const [row] = await tx
    .insert(messages)
    .values({
      [SUBJECTS[about.kind].key]: about.id,
      author,
      byOperator: author === "owner" && by.kind === "staff",
      writtenBy: by.kind,
      writtenById: by.id,
      ...shown,
      trip: suggestion?.trip ?? null,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("No message was stored");
  if (about.kind === "question" && author === "owner") await keepFirstAnswer(tx, about.id, now);
  await addJob(tx, "tell_message", { messageId: row.id }, { jobKey: `message:${row.id}` });
  return {
    id: row.id,
    author: row.author,
    by_operator: row.byOperator,
    text: row.text,
    masked: row.masked,
    suggestion,
    created_at: row.createdAt.toISOString(),
  };
}

async function maskUnlessKnown(tx: Tx, about: MessageSubject, text: string) {
  const hidden = maskContacts(text);
  if (hidden.masked === 0) return hidden;
  const { rows } = await tx.execute<{ known: boolean }>(sql`select ${contactsKnown(about)} as known`);
  return rows[0]?.known ? { text, masked: 0 } : hidden;
}

/** It counts for the response time on boat pages: all boats of the owner are read again. */
async function keepFirstAnswer(tx: Tx, questionId: string, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update questions set answered_at = ${now.toISOString()}::timestamptz
    where id = ${questionId}::uuid and answered_at is null`);
  if (rowCount === 0) return;
  const asked = alias(boats, "asked");
  const ofOwner = await tx
    .select({ id: boats.id })
    .from(questions)
    .innerJoin(asked, eq(asked.id, questions.boatId))
    .innerJoin(boats, and(eq(boats.ownerEmail, asked.ownerEmail), eq(boats.status, "published")))
    .where(eq(questions.id, questionId));
  await notifyTags(
    tx,
    ofOwner.map(({ id }) => `boat:${id}` as const),
  );
}
