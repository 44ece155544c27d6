import { serverEnv } from "@/lib/config/env.server";
import { composeReservationMail, RESERVATION_MAIL_SHAPES } from "@/lib/server/mail/compose-reservation-mail";
import { mailTexts } from "@/lib/server/mail/mail-texts";
import { findMailLocales, readMailedReservation } from "@/lib/server/mail/read-mailed-reservation";
import { sendMail } from "@/lib/server/mail/send-mail";
import type { ReservationMail } from "@/lib/server/reservations/reservation-mails";

/**
 * The job behind every mail about a reservation: reads the truth now and tells the customer or the owner in their
 * language. Asking for an answer or a payment that is no longer wanted is left unsaid. Customers get the
 * contracts that they accepted along with the confirmation.
 */
export async function tellReservation(
  { reservationId, mail }: { reservationId: string; mail: ReservationMail },
  now: Date,
): Promise<void> {
  const locales = await findMailLocales(reservationId);
  if (!locales) return;
  const { to } = RESERVATION_MAIL_SHAPES[mail];
  const locale = locales[to];
  const reservation = await readMailedReservation(reservationId, locale);
  const address = reservation[to].email;
  if (!address || isOutdated(mail, reservation, now)) return;
  const content = composeReservationMail(mail, reservation, locale, await mailTexts(locale));
  await sendMail({
    key: `tell:${reservationId}:${mail}`,
    to: address,
    locale,
    content,
    ...(to === "owner" ? { replyTo: serverEnv().OPERATOR_EMAIL } : {}),
    ...(mail === "paid"
      ? { attachments: reservation.contracts.map(({ title, text }) => ({ name: `${title}.txt`, text })) }
      : {}),
  });
}

/** Those two ask for something; a day late, after a timeout or an answer, they would mislead. */
const ASKS = { request_to_owner: "request_created", accepted: "request_created_payment_pending" } as const;

function isOutdated(
  mail: ReservationMail,
  { status, expiresAt }: { status: string; expiresAt: string | null },
  now: Date,
): boolean {
  if (mail !== "request_to_owner" && mail !== "accepted") return false;
  return status !== ASKS[mail] || (expiresAt !== null && new Date(expiresAt) <= now);
}
