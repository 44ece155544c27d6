import type { ContactMessage } from "@/lib/contracts/contact";
import type { Locale } from "@/lib/i18n/locales";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { contactMessages } from "@/lib/server/platform/db/schema/contents";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/**
 * Stores a visitor's message and, in the same transaction, queues the mail to the operator and the copy to the
 * visitor.
 */
export async function storeContactMessage(body: ContactMessage, locale: Locale): Promise<void> {
  await inTransaction(async (tx) => {
    const [stored] = await tx
      .insert(contactMessages)
      .values({ ...body, phone: body.phone || null, locale })
      .returning({ id: contactMessages.id });
    if (!stored) throw new Error("A contact message was not stored");
    // Two jobs: when one mail fails, the other is not sent again.
    for (const to of ["operator", "writer"] as const) {
      await addJob(tx, "tell_contact", { messageId: stored.id, to });
    }
  });
}
