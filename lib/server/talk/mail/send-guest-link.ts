import { eq } from "drizzle-orm";
import { guestLink } from "@/lib/server/booking/guests/guest-link";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { tripInvitations } from "@/lib/server/platform/db/schema/guests";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";
import { mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { sendMail } from "@/lib/server/talk/mail/send-mail";

/** The job behind a renewed invitation: mails the customer its link, unless it was closed meanwhile. */
export async function sendGuestLink({
  reservationId,
  renewedAt,
}: JobPayloads["tell_guest_link"]): Promise<void> {
  const [trip] = await getDb()
    .select({
      number: reservations.number,
      linkId: tripInvitations.linkId,
      name: users.name,
      email: users.email,
      locale: users.locale,
    })
    .from(tripInvitations)
    .innerJoin(reservations, eq(reservations.id, tripInvitations.reservationId))
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(eq(tripInvitations.reservationId, reservationId));
  if (!trip?.linkId || !trip.email) return;
  const { number, linkId, name, email, locale } = trip;
  const t = await mailTexts(locale);
  await sendMail({
    key: `guest_link:${reservationId}:${renewedAt}`,
    to: email,
    locale,
    content: {
      subject: t("guest_link.subject", { number }),
      paragraphs: [t("hello", { name }), t("guest_link.body", { number })],
      button: { label: t("guest_link.button"), href: guestLink(linkId, locale) },
      hint: t("guest_link.hint"),
    },
  });
}
