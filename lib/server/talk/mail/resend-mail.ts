import { sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { ORDER_MAILS, RESERVATION_MAILS } from "@/lib/domain/shared/booking-mails";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { type AuditEntry, audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { sentMails } from "@/lib/server/platform/db/schema/mails";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { isOrderMailCurrent } from "@/lib/server/talk/mail/send-order-mail";
import { isReservationMailCurrent } from "@/lib/server/talk/mail/send-reservation-mail";

/** The keys of sent mails begin with these, the id and the name of the mail. */
const KEY_PREFIXES = { reservation: "tell", order: "tell_order" } as const;

type Resent = Outcome<null, "mail_not_sent" | "mail_outdated">;

/**
 * Sends a mail about a reservation or order again, to the present address and with present facts. Refuses a mail that
 * was not sent within the last 90 days (`sent` names those that were), and one that no longer applies.
 */
export async function resendMail(
  { kind, id }: BookingRef,
  mail: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Resent> {
  const sent = await listSentMails({ kind, id });
  const last = sent.findLast(({ name }) => name === mail);
  const orderMail = kind === "order" && last && ORDER_MAILS.find((name) => name === mail);
  const tripMail = kind === "reservation" && last && RESERVATION_MAILS.find((name) => name === mail);
  const entry: AuditEntry = { by, event: "mail_resent", subject: { kind, id }, data: { mail } };
  const again = `again-${now.getTime()}`;
  if (orderMail) {
    const payload = { orderId: id, mail: orderMail, again };
    if (!(await isOrderMailCurrent(payload, now))) return refuse("mail_outdated");
    await inTransaction(async (tx) => {
      await addJob(tx, "tell_order", payload);
      await audit(tx, entry);
    });
    return accept(null);
  }
  if (tripMail) {
    const payload = {
      reservationId: id,
      mail: tripMail,
      ...(last.changeId && { changeId: last.changeId }),
      again,
    };
    if (!(await isReservationMailCurrent(payload, now))) return refuse("mail_outdated");
    await inTransaction(async (tx) => {
      await addJob(tx, "tell_reservation", payload);
      await audit(tx, entry);
    });
    return accept(null);
  }
  return refuse("mail_not_sent", { sent: [...new Set(sent.map(({ name }) => name))] });
}

/** The mails about a booking that a server has taken, the oldest first, with the change that each was about. */
export async function listSentMails({
  kind,
  id,
}: BookingRef): Promise<{ name: string; changeId: string | undefined; at: Date }[]> {
  const prefix = `${KEY_PREFIXES[kind]}:${id}:`;
  const sent = await getDb()
    .select({ key: sentMails.key, at: sentMails.sentAt })
    .from(sentMails)
    .where(sql`starts_with(${sentMails.key}, ${prefix})`)
    .orderBy(sentMails.sentAt, sentMails.key);
  return sent.map(({ key, at }) => {
    const [name = "", ...rest] = key.slice(prefix.length).split(":");
    return { name, changeId: rest.find(isUuid), at };
  });
}
