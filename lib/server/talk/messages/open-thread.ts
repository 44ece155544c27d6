import type { MessageResponse } from "@/lib/contracts/messages";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import type { Outcome } from "@/lib/domain/shared/outcome";
import { listMessages } from "@/lib/server/talk/messages/list-messages";
import { markMessagesRead } from "@/lib/server/talk/messages/mark-messages-read";

/**
 * The conversation that a customer opens; the other side's messages are marked as read. Another customer's is not
 * found.
 */
export async function openThread(
  userId: string,
  about: MessageSubject,
  now: Date,
): Promise<Outcome<{ items: MessageResponse[] }, "not_found">> {
  const thread = await listMessages(userId, about, now);
  if (thread.ok) await markMessagesRead({ about, reader: "customer" }, now);
  return thread;
}
