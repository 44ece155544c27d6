import { eq, type SQL, sql } from "drizzle-orm";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import type { MessageSubjectKind } from "@/lib/domain/shared/vocabulary";
import { questions } from "@/lib/server/platform/db/schema/questions";
import { messages, reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

/** Where each subject is stored, and which column of a message names it. */
export const SUBJECTS = {
  reservation: { table: reservations, key: "reservationId" },
  order: { table: serviceOrders, key: "serviceOrderId" },
  question: { table: questions, key: "questionId" },
} as const satisfies Record<MessageSubjectKind, object>;

/** The condition that finds the messages about the subject. */
export function messagesAbout({ kind, id }: MessageSubject): SQL {
  return eq(messages[SUBJECTS[kind].key], id);
}

/**
 * Whether customer and owner already have each other's contacts: once the reservation or order is paid; for a question
 * once the customer has paid a reservation of the boat.
 */
export function contactsKnown({ kind, id }: MessageSubject): SQL<boolean> {
  if (kind === "question") {
    return sql`exists (select from reservations r join questions q on q.user_id = r.user_id and q.boat_id = r.boat_id
      where q.id = ${id}::uuid and r.paid_at is not null)`;
  }
  return sql`exists (select from ${SUBJECTS[kind].table} s where s.id = ${id}::uuid and s.paid_at is not null)`;
}
