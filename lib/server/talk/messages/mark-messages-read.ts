import { sql } from "drizzle-orm";
import type { MessageSubject } from "@/lib/domain/messages/message-subject";
import { getDb } from "@/lib/server/platform/db/pool";
import { messagesAbout } from "@/lib/server/talk/messages/message-subject";

/** Marks what the other side has written as read, once: the first opening counts. */
export async function markMessagesRead(
  { about, reader }: { about: MessageSubject; reader: "customer" | "owner" },
  now: Date,
): Promise<void> {
  // The operator speaks to the customer, so only the customer's messages are unread for the owner.
  const others = reader === "owner" ? sql`author = 'customer'` : sql`author <> 'customer'`;
  await getDb().execute(sql`
    update messages set read_at = ${now.toISOString()}::timestamptz
    where ${messagesAbout(about)} and read_at is null and ${others}`);
}
