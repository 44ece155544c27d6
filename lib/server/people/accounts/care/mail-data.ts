import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { exportUser } from "@/lib/server/people/accounts/export-user";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

/**
 * Mails a customer everything that is kept about them (KVKK art. 11), to the proven address: staff sees nothing of it.
 * Refuses a deleted account and an unproven address, which may be somebody else's.
 */
export async function mailData(
  userId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "customer_unproven">> {
  return inTransaction(async (tx) => {
    const [user] = await tx
      .select({ provenAt: users.emailVerifiedAt })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.anonymisedAt)));
    if (!user) return refuse("not_found");
    if (!user.provenAt) return refuse("customer_unproven");
    await addJob(tx, "tell_data", { userId, askedAt: now.toISOString() });
    await audit(tx, { by, event: "data_mailed", subject: { kind: "customer", id: userId } });
    return accept(null);
  });
}

/** The job behind it: the file is made when it is sent, and kept nowhere. */
export async function sendData({ userId, askedAt }: JobPayloads["tell_data"], now: Date): Promise<void> {
  const [user] = await getDb().select().from(users).where(eq(users.id, userId));
  if (!user?.email || !user.emailVerifiedAt) return;
  const { email, locale, name } = user;
  const t = await mailTexts(locale);
  const data = await exportUser(userId, now);
  await sendMail({
    key: `data:${userId}:${askedAt}`,
    to: email,
    locale,
    content: {
      subject: t("data.subject"),
      paragraphs: [t("hello", { name }), t("data.body")],
      hint: t("data.hint"),
    },
    attachments: [
      {
        name: `palamar-${tripDayOf(now)}.json`,
        content: JSON.stringify(data, null, 2),
        type: "application/json",
      },
    ],
  });
}
