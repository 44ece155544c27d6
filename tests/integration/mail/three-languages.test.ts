import { eq } from "drizzle-orm";
import { RESERVATION_MAILS, type ReservationMail } from "@/lib/domain/shared/booking-mails";
import type { ChangeStatus } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";
import { mailKey } from "@/lib/server/booking/lifecycle/reservation-mails";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { RESERVATION_MAIL_SHAPES } from "@/lib/server/talk/mail/compose-reservation-mail";
import { messageIdOf } from "@/lib/server/talk/mail/send-mail";
import { sendReservationMail } from "@/lib/server/talk/mail/send-reservation-mail";
import { insertChange } from "@/tests/fixtures/bookings/changed-trip";
import type { Held } from "@/tests/fixtures/bookings/held-trip";
import { type LifecycleName, request, runLifecycle } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { SITE } from "@/tests/fixtures/http/call-handler";
import { parseMail } from "@/tests/fixtures/mail/parse-mail";
import { type SmtpSink, startSmtpSink } from "@/tests/fixtures/mail/smtp-sink";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const world = testWorld();

async function speak(held: Held, locale: Locale): Promise<void> {
  await getDb().update(reservations).set({ locale }).where(eq(reservations.id, held.reservationId));
  await getDb().update(boats).set({ ownerLocale: locale }).where(eq(boats.id, held.boatId));
}

/** Where a reservation must stand for a mail about it to make sense; null = just asked for. */
const STAGES = {
  request_received: null,
  request_to_owner: null,
  accepted: "accepted",
  payment_link: "accepted",
  rejected: "declined",
  withdrawn: "withdrawn",
  withdrawn_owner: "withdrawn",
  timed_out: "unanswered",
  lapsed_owner: "unpaid",
  paid: "paid",
  invoice_operator: null,
  paid_owner: "paid",
  paid_late: "withdrawn",
  reminder: "coming",
  review_invitation: "completed",
  reviewed_owner: "completed",
  cancelled: "cancelled",
  cancelled_owner: "cancelled",
  change_asked: "paid",
  change_to_owner: "paid",
  change_accepted: "paid",
  change_refused: "paid",
  change_expired: "paid",
  change_ended_owner: "paid",
  change_paid_late: "paid",
  changed: "paid",
  changed_owner: "paid",
  moved_away_owner: "paid",
} as const satisfies Record<ReservationMail, LifecycleName | null>;

/** Where the change that a mail is about must stand. */
const CHANGES: Partial<Record<ReservationMail, ChangeStatus>> = {
  change_asked: "asked",
  change_to_owner: "asked",
  change_accepted: "payment_pending",
  change_refused: "refused",
  change_expired: "expired",
  change_ended_owner: "withdrawn",
  change_paid_late: "expired",
  changed: "made",
  changed_owner: "made",
  moved_away_owner: "made",
};

async function staged(mail: ReservationMail): Promise<Held> {
  const held = await request(world);
  const life = STAGES[mail];
  if (life) await runLifecycle(held.reservationId, life);
  return held;
}

describe.each(LOCALES)("mails in %s, through a mail server,", (spoken) => {
  let sink: SmtpSink;
  let restore: () => void;
  beforeAll(async () => {
    sink = await startSmtpSink();
    restore = changeEnvironment({ SMTP_URL: sink.url });
  });
  afterAll(async () => {
    restore();
    await sink.stop();
  });

  test.each(RESERVATION_MAILS)("%s contains all labels and facts, as text and as HTML", async (mail) => {
    const held = await staged(mail);
    await speak(held, spoken);
    // Without a company for the invoice the operator gets no mail.
    await getPool().query(
      "update reservations set invoice_title = 'Deniz A.Ş.', invoice_tax_office = 'Beşiktaş', invoice_tax_number = '8760047464' where id = $1",
      [held.reservationId],
    );
    if (mail === "reviewed_owner")
      await getPool().query(
        `insert into reviews (reservation_id, boat_id, user_id, locale, title, text, clean_rate, service_rate, comm_rate, pp_rate)
         select id, boat_id, user_id, locale, 'Güzel bir gün', 'Her şey yerindeydi.', 5, 5, 5, 5 from reservations where id = $1`,
        [held.reservationId],
      );
    const status = CHANGES[mail];
    const changeId = status && (await insertChange(held.reservationId, status));
    if (mail === "moved_away_owner")
      await getPool().query(
        "update reservation_changes c set boat_id = r.boat_id, old_boat_id = r.boat_id from reservations r where r.id = c.reservation_id and c.id = $1",
        [changeId],
      );
    const [row] = await getDb().select().from(reservations).where(eq(reservations.id, held.reservationId));
    await sendReservationMail(
      { reservationId: held.reservationId, mail, ...(changeId && { changeId }) },
      new Date(),
    );
    const written = sink.mails.map(parseMail).at(-1);
    expect(written?.messageId).toBe(messageIdOf(mailKey(held.reservationId, mail, changeId), SITE));
    const { to, button, money } = RESERVATION_MAIL_SHAPES[mail];
    const locale = to === "operator" ? DEFAULT_LOCALE : spoken;
    expect(written?.to).toContain({ owner: "owner@", operator: "operator@", customer: "@example.com" }[to]);
    expect(written?.text.includes("8760047464")).toBe(to === "operator");
    expect(written?.subject).toMatch(new RegExp(`${row?.number}|Mavi Rüya|10:00`));
    for (const shape of [written?.text, written?.html]) {
      expect(shape).toContain(row?.number);
      expect(shape?.includes("Her şey yerindeydi.")).toBe(mail === "reviewed_owner");
      // Whole words: the random part of a link may contain any three letters.
      expect(shape).not.toMatch(/\{\w+\}|\b(?:undefined|null|NaN)\b|\[object|mails\.|, select/);
    }
    expect(written?.html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
    if (money)
      expect(written?.text).toContain(locale === "ar" ? "\u2066₺800,00\u2069" : " \u2068₺800,00\u2069");
    // Whatever it leads to speaks the reader's language, also where the address does not say one.
    const links = (written?.text.match(/https?:\S+/g) ?? []).filter((link) => link.startsWith(SITE));
    expect(links.length > 0).toBe(button !== null);
    expect(links.filter((link) => new URL(link).searchParams.get("lang") !== locale)).toEqual([]);
    expect(written?.source).toMatch(/^Content-Language: /m);
  });
});
