import { beforeAll, describe, expect, jest, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { getDb } from "@/lib/server/db/pool";
import { boats } from "@/lib/server/db/schema/boats";
import { contractAcceptances, contracts, payments } from "@/lib/server/db/schema/payments";
import { reservations } from "@/lib/server/db/schema/reservations";
import { RESERVATION_MAIL_SHAPES } from "@/lib/server/mail/compose-reservation-mail";
import { tellReservation } from "@/lib/server/mail/tell-reservation";
import { RESERVATION_MAILS, type ReservationMail } from "@/lib/server/reservations/reservation-mails";
import { makeBoat, makeWorld, type World } from "@/tests/support/booking-world";
import { type Held, hold } from "@/tests/support/held-trip";
import { runJobs, testOutbox } from "@/tests/support/outbox";
import { testDatabase } from "@/tests/support/test-database";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

async function speak(held: Held, locale: Locale): Promise<void> {
  await getDb().update(reservations).set({ locale }).where(eq(reservations.id, held.reservationId));
  await getDb().update(boats).set({ ownerLocale: locale }).where(eq(boats.id, held.boatId));
}

async function mailOf(held: Held, mail: ReservationMail, now = new Date()) {
  await tellReservation({ reservationId: held.reservationId, mail }, now);
  return (await outbox.read()).find(({ file }) => file.includes(mail.replaceAll("_", "-")));
}

/** What a mail would ask for on its own; the others tell what has happened, whatever came after. */
const sendable = RESERVATION_MAILS.filter((mail) => mail !== "request_to_owner");

describe.each(LOCALES)("mails in %s", (locale) => {
  test.each(sendable)("%s says everything in words and facts, as text and as HTML", async (mail) => {
    const held = await hold(world);
    await speak(held, locale);
    const [row] = await getDb().select().from(reservations).where(eq(reservations.id, held.reservationId));
    const written = await mailOf(held, mail);
    expect(written?.subject).toContain(row?.number);
    for (const shape of [written?.text, written?.html]) {
      expect(shape).toContain(row?.number);
      expect(shape).not.toMatch(/\{\w+\}|undefined|null|NaN|\[object|mails\./);
    }
    expect(written?.html).toContain(`<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">`);
    if (RESERVATION_MAIL_SHAPES[mail].money)
      expect(written?.text).toContain(locale === "ar" ? "\u2066₺800,00\u2069" : " \u2068₺800,00\u2069");
    expect(written?.source).toMatch(/^Content-Language: /m);
  });
});

describe("a mail", () => {
  test("goes out under one Message-ID however often its job runs, and as one file", async () => {
    const held = await hold(world);
    const first = await mailOf(held, "paid");
    const second = await mailOf(held, "paid");
    expect(first?.messageId).toMatch(/^<[0-9a-f]{32}@localhost>$/);
    expect(second?.messageId).toBe(first?.messageId);
    expect(await outbox.read()).toHaveLength(1);
  });

  test("that asks for a payment carries the signed link, and is left unsaid once it is too late", async () => {
    const held = await hold(world);
    const written = await mailOf(held, "accepted");
    expect(written?.text).toMatch(
      new RegExp(`http://localhost:3000/payment/${held.reservationId}\\?key=[\\w-]+&lang=tr`),
    );
    const late = await hold(world);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect((await outbox.read()).length).toBe(1);
    await mailOf(late, "accepted", tomorrow);
    expect((await outbox.read()).length).toBe(1);
  });

  test("to an owner asks for the answer by reply and shows no contact of the customer before payment", async () => {
    const boatId = await makeBoat(world, { fastApp: false, ownerEmail: "kaptan@example.com" });
    await hold(world, boatId);
    const done = await runJobs();
    expect(done.filter((name) => name === "tell_reservation")).toHaveLength(2);
    const mails = await outbox.read();
    const toOwner = mails.find(({ to }) => to.includes("kaptan@example.com"));
    expect(toOwner?.source).toContain("Reply-To: operator@palamar.example");
    expect(toOwner?.text).not.toContain("+90532");
    expect(mails.some(({ file }) => file.includes("request-received"))).toBe(true);
  });

  test("shows what a customer typed as text, never as markup", async () => {
    const held = await hold(world);
    await getDb().execute(
      `update users set name = '<img src=x onerror=alert(1)>' where id = '${held.customer.id}'`,
    );
    const written = await mailOf(held, "paid");
    expect(written?.html).not.toContain("<img");
    expect(written?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  test("of a confirmed payment brings along the contracts exactly as they were accepted", async () => {
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
        version: "1",
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
    await tellReservation({ reservationId, mail: "paid" }, new Date());
    const [written] = await outbox.read();
    const encoded = Buffer.from("Kabul edilen metin, değişmeden.").toString("base64");
    expect(written?.source.replace(/\n/g, "")).toContain(encoded);
  });

  test("about a reservation that does not exist is nobody's", async () => {
    await tellReservation({ reservationId: crypto.randomUUID(), mail: "paid" }, new Date());
    expect(await outbox.read()).toEqual([]);
  });
});
