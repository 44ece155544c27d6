import { sql } from "drizzle-orm";
import type { ContactBody } from "@/lib/contracts/contact";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { writeServiceSubject } from "@/lib/server/content/service-subject";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import { contactMessages } from "@/lib/server/db/schema/contents";
import { addJob } from "@/lib/server/jobs/add-job";

const MAX_DAYS_AHEAD = 540;

type Refusal = "unknown_service" | "service_lead_time" | "too_far_ahead";

async function subjectOf(tx: Tx, body: ContactBody, now: Date): Promise<Outcome<string, Refusal>> {
  const { subject, service_id, package_id, date } = body;
  if (subject !== "service" || !date) return accept(subject);
  const { rows } = await tx.execute<{ service: string; package: string; lead_days: number }>(sql`
    select c.key as service, p.key as package, o.lead_days
    from contents c join special_services o on o.content_id = c.id join service_packages p on p.content_id = c.id
    where c.id = ${service_id} and p.id = ${package_id} and c.published_at <= now()`);
  const [found] = rows;
  if (!found) return refuse("unknown_service");
  const today = tripDayOf(now);
  if (date < addDays(today, found.lead_days)) return refuse("service_lead_time");
  if (date > addDays(today, MAX_DAYS_AHEAD)) return refuse("too_far_ahead");
  return accept(writeServiceSubject({ service: found.service, package: found.package, day: date }));
}

/**
 * Keeps what a visitor wrote and, in the same transaction, queues the mail to the operator and the copy to the
 * visitor. Refuses a service that is not offered, a day sooner than its lead time, or one too far ahead.
 */
export async function storeContactMessage(
  body: ContactBody,
  locale: Locale,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx) => {
    const subject = await subjectOf(tx, body, now);
    if (!subject.ok) return subject;
    const [stored] = await tx
      .insert(contactMessages)
      .values({
        name: body.name,
        email: body.email,
        phone: body.phone || null,
        subject: subject.value,
        message: body.message,
        locale,
      })
      .returning({ id: contactMessages.id });
    if (!stored) throw new Error("A contact message was not stored");
    // Two jobs: when one mail fails, the other is not sent again.
    for (const to of ["operator", "writer"] as const) {
      await addJob(tx, "tell_contact", { messageId: stored.id, to });
    }
    return accept(null);
  });
}
