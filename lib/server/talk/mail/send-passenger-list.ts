import { sql } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { GUEST_DAYS_KEPT } from "@/lib/domain/guests/plan-guests";
import { ownerStateOf } from "@/lib/domain/reservations/owner-state";
import { formatList } from "@/lib/i18n/format-list";
import type { Locale } from "@/lib/i18n/locales";
import { readPassengers } from "@/lib/server/booking/guests/read-guests";
import { getDb } from "@/lib/server/platform/db/pool";
import { tripFacts } from "@/lib/server/talk/mail/facts/reservation-facts";
import type { MailContent } from "@/lib/server/talk/mail/layout/mail-content";
import { type MailTexts, mailTexts } from "@/lib/server/talk/mail/mail-texts";
import { findMailLocales, readMailedReservation } from "@/lib/server/talk/mail/read-mailed-reservation";
import { sendMail } from "@/lib/server/talk/mail/send-mail";
import { ownerLink } from "@/lib/server/talk/owner-links/owner-link";

/**
 * The job that mails the passenger list to the owner of the boat, for the captain, in the owner's language; the link in
 * it shows the list as it stands then. Sends nothing when the trip has ended or was cancelled meanwhile, or when the
 * answers are deleted.
 */
export async function sendPassengerList({ reservationId }: { reservationId: string }): Promise<void> {
  const locales = await findMailLocales(reservationId);
  if (!locales) return;
  const locale = locales.owner;
  const [reservation, passengers, t, sent] = await Promise.all([
    readMailedReservation(reservationId, locale),
    readPassengers(getDb(), reservationId),
    mailTexts(locale),
    sentAt(reservationId),
  ]);
  const { owner, boat, number, status, history } = reservation;
  if (!owner.email || !sent || passengers.length === 0 || ownerStateOf(status, history) !== "paid") return;
  const count = passengers.reduce((sum, one) => sum + one.adults + one.child_ages.length, 0);
  const named = { boat: boat.name, number, count, booked: reservation.personCount };
  await sendMail({
    key: `passengers:${reservationId}:${sent}`,
    to: owner.email,
    locale,
    content: {
      subject: t("passengers.subject", named),
      paragraphs: [
        t("hello", { name: owner.name }),
        t("passengers.body", named),
        ...(count > reservation.personCount ? [t("passengers.too_many", named)] : []),
      ],
      facts: [
        ...tripFacts(t, reservation, locale, false),
        ...passengers.map((one) => lineOf(one, t, locale)),
      ],
      button: { label: t("buttons.owner"), href: ownerLink(reservationId, owner.email, locale) },
      hint: t("passengers.hint", { days: GUEST_DAYS_KEPT }),
    },
    replyTo: serverEnv().OPERATOR_EMAIL,
  });
}

type Passengers = Awaited<ReturnType<typeof readPassengers>>;

function lineOf(
  { name, adults, child_ages: ages, note }: Passengers[number],
  t: MailTexts,
  locale: Locale,
): NonNullable<MailContent["facts"]>[number] {
  const parts = [
    adults > 0 && t("passengers.adults", { count: adults }),
    ages.length > 0 &&
      t("passengers.children", { count: ages.length, ages: formatList(ages.map(String), locale) }),
    note,
  ];
  return { label: name, value: parts.filter(Boolean).join(" · ") };
}

async function sentAt(reservationId: string): Promise<string | null> {
  const { rows } = await getDb().execute<{ at: string | null }>(
    sql`select list_sent_at::text as at from trip_invitations where reservation_id = ${reservationId}::uuid`,
  );
  return rows[0]?.at ?? null;
}
