import { eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import type { AuditSubject } from "@/lib/domain/shared/audit-events";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ConversationKind } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { conversations } from "@/lib/server/platform/db/schema/conversations";
import { questions } from "@/lib/server/platform/db/schema/questions";
import { staff } from "@/lib/server/platform/db/schema/staff";

/** A conversation as people name it. */
export interface ConversationName {
  kind: ConversationKind;
  /** Of the reservation, order or question; of a contact message its id. */
  number: string;
}

export interface LockedConversation {
  id: number;
  subject: AuditSubject;
  waitsSince: Date | null;
  claimedBy: string | null;
  /** Of the colleague who has it. */
  claimedByName: string | null;
  /** Nobody writes in it: a question that was closed, by a report or by the operator. */
  isClosed: boolean;
  isReported: boolean;
  /** The message, or answer to a contact message, that was written last; null before any. */
  lastId: number | null;
}

const FOUND_BY: Record<ConversationKind, (number: string) => SQL> = {
  reservation: (number) =>
    sql`${conversations.reservationId} = (select id from reservations where number = upper(${number}))`,
  order: (number) =>
    sql`${conversations.serviceOrderId} = (select id from service_orders where number = upper(${number}))`,
  question: (number) =>
    sql`${conversations.questionId} = (select id from questions where number = upper(${number}))`,
  contact: (number) => eq(conversations.contactId, /^\d{1,15}$/.test(number) ? Number(number) : 0),
};

const LAST_ID = sql<number | null>`(select max(id)::float8 from (
  select id from messages m where m.reservation_id = ${conversations.reservationId}
    or m.service_order_id = ${conversations.serviceOrderId} or m.question_id = ${conversations.questionId}
  union all select id from contact_replies r where r.contact_id = ${conversations.contactId}) written)`;

/**
 * The conversation, which nobody else claims or answers until the transaction ends; null when nothing was written
 * about that yet. Whoever locks it together with a reservation, order or question locks that first.
 */
export async function lockConversation(
  tx: Tx,
  { kind, number }: ConversationName,
): Promise<LockedConversation | null> {
  const [locked] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(FOUND_BY[kind](number))
    .for("no key update");
  if (!locked) return null;
  // A statement of its own: whoever waited for the lock must see what was written meanwhile.
  const [row] = await tx
    .select({
      id: conversations.id,
      subjectId: sql<string>`coalesce(${conversations.reservationId}::text, ${conversations.serviceOrderId}::text,
        ${conversations.questionId}::text, ${conversations.contactId}::text)`,
      waitsSince: conversations.waitsSince,
      claimedBy: conversations.claimedBy,
      claimedByName: staff.name,
      lastId: LAST_ID,
      closedAt: questions.closedAt,
      report: questions.report,
    })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, conversations.claimedBy))
    .leftJoin(questions, eq(questions.id, conversations.questionId))
    .where(eq(conversations.id, locked.id));
  if (!row) return null;
  const { subjectId: id, closedAt, report, ...conversation } = row;
  const isClosed = closedAt !== null;
  return { ...conversation, subject: { kind, id }, isClosed, isReported: isClosed && report !== null };
}

/** Refuses what a colleague has claimed, and names that colleague. */
export function unlessClaimed(
  { claimedBy, claimedByName: name }: Pick<LockedConversation, "claimedBy" | "claimedByName">,
  { id }: Actor<"staff">,
): Outcome<null, "conversation_claimed"> {
  return claimedBy === null || claimedBy === id ? accept(null) : refuse("conversation_claimed", { name });
}

/** Nobody has it any more: it is answered, done, or given back. */
export async function unclaim(tx: Tx, { id }: Pick<LockedConversation, "id">): Promise<void> {
  await tx.update(conversations).set({ claimedBy: null, claimedAt: null }).where(eq(conversations.id, id));
}
