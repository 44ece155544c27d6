import { customerOf } from "@/lib/domain/shared/actor";
import type { ReservationMail } from "@/lib/domain/shared/booking-mails";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { formatInstant } from "@/lib/i18n/format-date";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { contractAcceptances, contracts, payments } from "@/lib/server/platform/db/schema/payments";
import { sendReservationMail } from "@/lib/server/talk/mail/send-reservation-mail";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { tripTime } from "@/tests/fixtures/bookings/booking-world";
import { startChange } from "@/tests/fixtures/bookings/changed-trip";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const world = testWorld();

async function mailOf(reservationId: string, mail: ReservationMail, changeId?: string) {
  await sendReservationMail({ reservationId, mail, changeId }, new Date());
  const [written] = await outbox.read();
  if (!written) throw new Error(`No mail ${mail}`);
  return written;
}

/** The attached files of a mail: media type and bytes by ending of the name. */
function filesOf(source: string): Record<string, { type: string; bytes: Buffer }[]> {
  const files: Record<string, { type: string; bytes: Buffer }[]> = {};
  for (const part of source.split(/^--.*$/m)) {
    const [head = "", ...body] = part.split("\n\n");
    const [, ending = ""] = /filename=[^;]*?\.(ics|pdf|txt)\b/.exec(head.replace(/\n\s/g, " ")) ?? [];
    if (!ending) continue;
    const [, type = ""] = /Content-Type: ([^\n]+(?:\n\s[^\n]+)*)/i.exec(head) ?? [];
    const text = body.join("\n\n");
    const bytes = /base64/i.test(head) ? Buffer.from(text, "base64") : Buffer.from(text);
    files[ending] = [...(files[ending] ?? []), { type, bytes }];
  }
  return files;
}

describe("the confirmation", () => {
  test("brings each accepted contract as text and as PDF, and the trip for the calendar", async () => {
    const { reservationId } = await paidTrip(world);
    const { ics = [], pdf = [], txt = [] } = filesOf((await mailOf(reservationId, "paid")).source);
    expect([ics.length, pdf.length, txt.length]).toEqual([1, 2, 2]);
    for (const { bytes } of pdf) expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(ics[0]?.type).toMatch(/text\/calendar;.*method=PUBLISH/s);
    const calendar = ics[0]?.bytes.toString("utf8").replace(/\r?\n /g, "") ?? "";
    expect(calendar).toContain(`UID:${reservationId}`);
    expect(calendar).toMatch(/DTSTART;TZID=Europe\/Istanbul:\d{8}T100000/);
  });

  test("brings the contracts exactly as they were accepted", async () => {
    const { reservationId, customer } = await hold(world);
    const [payment] = await getDb()
      .insert(payments)
      .values({
        reservationId,
        userId: customer.id,
        provider: "test",
        amountMinor: 1,
        currency: "TRY",
        state: "paid",
        locale: "tr",
      })
      .returning({ id: payments.id });
    const [contract] = await getDb()
      .insert(contracts)
      .values({
        kind: "distance_sales",
        version: "accepted",
        locale: "tr",
        title: "Sözleşme",
        template: "{x}",
        validFrom: new Date(0),
      })
      .returning({ id: contracts.id });
    await getDb()
      .insert(contractAcceptances)
      .values({
        contractId: contract?.id ?? 0,
        userId: customer.id,
        paymentId: payment?.id ?? "",
        filledText: "Kabul edilen metin, değişmeden.",
        hash: "0".repeat(64),
      });
    const { source } = await mailOf(reservationId, "paid");
    const encoded = Buffer.from("Kabul edilen metin, değişmeden.").toString("base64");
    expect(source.replace(/\n/g, "")).toContain(encoded);
  });

  test("brings a contract in the language in which it was accepted, also in a mail of another one", async () => {
    const { reservationId } = await paidTrip(world);
    const accepted = await getPool().query<{ locale: string }>(
      `select distinct c.locale from contract_acceptances a join contracts c on c.id = a.contract_id
       join payments p on p.id = a.payment_id where p.reservation_id = $1`,
      [reservationId],
    );
    const [locale] = accepted.rows.map((row) => row.locale);
    expect(locale).not.toBe("ar");
    await getPool().query("update reservations set locale = 'ar' where id = $1", [reservationId]);
    const { source, html } = await mailOf(reservationId, "paid");
    expect(html).toContain('lang="ar"');
    const { pdf = [] } = filesOf(source);
    expect(pdf).toHaveLength(2);
    for (const { bytes } of pdf) expect(bytes.toString("latin1").includes(`/Lang (${locale})`)).toBe(true);
  });

  test("shows the boat and the way to her, and leads to the boarding card", async () => {
    const { reservationId, boatId } = await paidTrip(world);
    await getPool().query("update boats set media_key = 'boat-00-gulet-hero' where id = $1", [boatId]);
    const { html, text } = await mailOf(reservationId, "paid");
    expect(html).toMatch(/<img src="http:\/\/localhost:3000\/media\/[\w-]+-og\.jpg" alt="Mavi Rüya"/);
    expect(html).toMatch(/<img src="http:\/\/localhost:3000\/map\/locator_[\w.-]+\.png" alt="[^"]+"/);
    expect(text).toMatch(/https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=[\d.-]+,[\d.-]+/);
    expect(text).toContain(`/k/rezervasyonlarim/${reservationId}/binis-karti?lang=tr`);
  });
});

test("the mail about a changed trip brings the contracts of the change alone, and moves the trip in the calendar", async () => {
  const held = await paidTrip(world);
  const { body } = await startChange(held, { daysAhead: 33, fromHour: 12 });
  const { source, text } = await mailOf(held.reservationId, "changed", String(body.id));
  // Ten days before the new start: what the confirmation said of the former one is over.
  const until = formatInstant(toInstant(tripTime(23, 12)), "tr");
  expect(text).toContain(`${until} tarihine kadar iptal`);
  const { ics = [], pdf = [], txt = [] } = filesOf(source);
  expect([ics.length, pdf.length, txt.length]).toEqual([1, 2, 2]);
  const calendar = ics[0]?.bytes.toString("utf8").replace(/\r?\n /g, "") ?? "";
  expect(calendar).toContain(`UID:${held.reservationId}`);
  expect(calendar).toMatch(/DTSTART;TZID=Europe\/Istanbul:\d{8}T120000/);
  expect(Number(/^SEQUENCE:(\d+)/m.exec(calendar)?.[1])).toBeGreaterThan(0);
});

describe("the mail about a cancellation", () => {
  test.each([
    ["customer", "customer", "rezervasyonunuzu iptal ettiniz"],
    ["staff", "owner", "Tekne sahibi"],
    ["staff", "weather", "hava koşulları nedeniyle"],
    ["staff", "customer", "ekibimiz tarafından"],
  ] as const)(
    "by the %s because of the %s says who cancelled, and takes the trip out of the calendar",
    async (actor, cause, said) => {
      const { reservationId, customer } = await paidTrip(world);
      const by = actor === "customer" ? customerOf(customer.id) : STAFF;
      const request = { reservationId, by, cause, reason: "Plan değişti" };
      expect((await cancelReservation(request, new Date())).ok).toBe(true);
      const { text, source } = await mailOf(reservationId, "cancelled");
      expect(text).toContain(said);
      expect(text).toContain("en geç 14 gün içinde");
      expect(text).toMatch(/Kartınıza en geç gönderim: \u2068\d{1,2} \p{L}+ \d{4}/u);
      const { ics = [], pdf } = filesOf(source);
      expect([ics.length, pdf]).toEqual([1, undefined]);
      expect(ics[0]?.bytes.toString()).toContain("METHOD:CANCEL");
    },
  );
});
