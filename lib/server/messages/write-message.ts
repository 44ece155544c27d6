import { and, eq } from "drizzle-orm";
import type { MessageResponse } from "@/lib/contracts/messages";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { MessageAuthor } from "@/lib/domain/shared/vocabulary";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { messages, reservations } from "@/lib/server/db/schema/reservations";
import { addJob } from "@/lib/server/jobs/add-job";

interface NewMessage {
  reservationId: string;
  /** Null = any customer, for the operator. */
  userId: string | null;
  author: MessageAuthor;
  text: string;
}

/** Stores a message and the mail that brings it to the other side, both or neither. A foreign reservation is not found. */
export async function writeMessage(
  { reservationId, userId, author, text }: NewMessage,
  now: Date,
): Promise<Outcome<MessageResponse, "not_found">> {
  return inTransaction(async (tx) => {
    const own = eq(reservations.id, reservationId);
    const [reservation] = await tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(userId === null ? own : and(own, eq(reservations.userId, userId)));
    if (!reservation) return refuse("not_found");
    const [row] = await tx
      .insert(messages)
      .values({ reservationId, author, text, createdAt: now })
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
