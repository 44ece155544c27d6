import type { MessageResponse } from "@/lib/contracts/messages";
import type { Outcome } from "@/lib/domain/shared/outcome";
import { listMessages } from "@/lib/server/messages/list-messages";
import { markMessagesRead } from "@/lib/server/messages/mark-messages-read";
import type { MessageSubject } from "@/lib/server/messages/message-subject";

/** The conversation that a customer opens; the other side's messages are marked as read. Another customer's is not found. */
export async function openThread(
  userId: string,
  about: MessageSubject,
  now: Date,
): Promise<Outcome<{ items: MessageResponse[] }, "not_found">> {
  const thread = await listMessages(userId, about, now);
  if (thread.ok) await markMessagesRead({ about, reader: "customer" }, now);
  return thread;
}
