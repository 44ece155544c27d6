import { and, eq } from "drizzle-orm";
import type { MessageResponse } from "@/lib/contracts/messages";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { MessageAuthor } from "@/lib/domain/shared/vocabulary";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { messages, reservations } from "@/lib/server/db/schema/reservations";
import { serviceOrders } from "@/lib/server/db/schema/services";
import { addJob } from "@/lib/server/jobs/add-job";
import type { MessageSubject } from "@/lib/server/messages/message-subject";

interface NewMessage {
  about: MessageSubject;
  /** Null = any customer, for the operator. */
  userId: string | null;
  author: MessageAuthor;
  text: string;
}

/** Stores a message and the mail that brings it to the other side, both or neither. What is another customer's is not found. */
export async function writeMessage(
  { about, userId, author, text }: NewMessage,
  now: Date,
): Promise<Outcome<MessageResponse, "not_found">> {
  return inTransaction(async (tx) => {
    const table = about.kind === "reservation" ? reservations : serviceOrders;
    const own = eq(table.id, about.id);
    const [found] = await tx
      .select({ id: table.id })
      .from(table)
      .where(userId === null ? own : and(own, eq(table.userId, userId)));
    if (!found) return refuse("not_found");
    const [row] = await tx
      .insert(messages)
      .values({
        ...(about.kind === "reservation" ? { reservationId: about.id } : { serviceOrderId: about.id }),
        author,
        text,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error("No message was stored");
    await addJob(tx, "tell_message", { messageId: row.id }, { jobKey: `message:${row.id}` });
    return accept({
      id: row.id,
      author: row.author,
      text: row.text,
      created_at: row.createdAt.toISOString(),
    });
  });
}
