import { POST as cancelEndpoint } from "@/app/api/v1/user/special-services/[id]/cancel/route";
import { customerOf } from "@/lib/domain/shared/actor";
import { addMinutes } from "@/lib/domain/shared/instant";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { formatDay } from "@/lib/i18n/format-date";
import { LOCALES } from "@/lib/i18n/locales";
import { expireOrder } from "@/lib/server/booking/lifecycle/expire-order";
import { cancelOrder } from "@/lib/server/booking/orders/cancel-order";
import { getPool } from "@/lib/server/platform/db/pool";
import { sendOrderMail } from "@/lib/server/talk/mail/send-order-mail";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { dayAhead, holdOrder, letOrderExpire } from "@/tests/fixtures/bookings/order-world";
import { ownOrder, payOrder } from "@/tests/fixtures/bookings/paid-order";
import { testService } from "@/tests/fixtures/bookings/test-service";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();

const world = testWorld();
const service = testService();
beforeEach(() => getPool().query("delete from graphile_worker._private_jobs"));

/** The calendar file among the attachments of a mail. */
function calendarIn(source = ""): string {
  const [, encoded = ""] =
    /filename="?[\w-]+\.ics"?[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)/.exec(source.replace(/\r/g, "")) ?? [];
  const text = Buffer.from(encoded, "base64").toString("utf8");
  return text.includes("BEGIN:VCALENDAR") ? text : source;
}

const subjects = async () => (await outbox.read()).map(({ to, subject }) => `${to}: ${subject}`).toSorted();

describe("the mails of an order", () => {
  test.each(LOCALES)(
    "ask for the payment in the customer's language (%s), with a payment link",
    async (locale) => {
      const { orderId } = await holdOrder(service, { locale });
      expect(await runJobs(new Date())).toContain("tell_order");
      const [mail, ...others] = await outbox.read();
      expect(others).toEqual([]);
      expect(mail?.to).toContain("ayse@example.com");
      expect(mail?.text).toMatch(new RegExp(`/service-payment/${orderId}\\?key=[\\w.-]+&lang=${locale}`));
      expect(mail?.text).toContain("₺10.000,00");
      expect(mail?.html).toContain(`dir="${locale === "ar" ? "rtl" : "ltr"}"`);
    },
  );

  test("notify customer, operator and the boat's owner of the payment; only the customer's carries the contracts", async () => {
    const boatId = await makeBoat(world);
    const held = await holdOrder(service, {
      placeId: world.cityId,
      boatId,
      startHour: 12,
      locale: "en",
      note: "White roses",
    });
    await payOrder(held);
    await getPool().query(
      "delete from graphile_worker._private_jobs where key = 'tell_order:' || $1 || ':reminder'",
      [held.orderId],
    );
    await runJobs();
    const mails = await outbox.read();
    const to = (address: string) => mails.find((mail) => mail.to.includes(address));
    expect(mails).toHaveLength(3);
    expect(to("ayse@example.com")?.subject).toContain("Your celebration is confirmed");
    expect(to("ayse@example.com")?.source).toContain("pre_information.txt");
    expect(to("operator@")?.source).toMatch(/^Reply-To: ayse@example\.com/m);
    expect(to("operator@")?.text).toContain("White roses");
    expect(to("owner@example.com")?.text).toMatch(/12:00–14:00/);
    expect(to("owner@example.com")?.text).toContain("White roses");
    // What was paid is not the owner's business.
    expect(to("owner@example.com")?.text).not.toMatch(/₺|ayse@example/);
    // The terms stand in the customer's mail with their date and amount.
    expect(to("ayse@example.com")?.text).toMatch(/If cancelled by .*100% refund \(\u2066?₺10\.000,00/s);
    expect(to("owner@example.com")?.source).not.toContain("pre_information.txt");
  });

  test("of a confirmation show the event and the way to the boat, and bring the calendar file along", async () => {
    const boatId = await makeBoat(world);
    const held = await holdOrder(service, { placeId: world.cityId, boatId, startHour: 12, locale: "en" });
    await getPool().query("update contents set media_key = 'boat-00-gulet-hero' where id = $1", [
      service.contentId,
    ]);
    await payOrder(held);
    await getPool().query("delete from graphile_worker._private_jobs");
    await sendOrderMail({ orderId: held.orderId, mail: "paid" }, new Date());
    const [mail] = await outbox.read();
    expect(mail?.html).toMatch(/<img src="http:\/\/localhost:3000\/media\/[\w-]+-og\.jpg" alt="Marriage/);
    expect(mail?.html).toMatch(/<img src="http:\/\/localhost:3000\/map\/locator_[\w.-]+\.png" alt="[^"]+"/);
    expect(mail?.text).toContain(`/u/special-services/${held.orderId}/boarding-card?lang=en`);
    expect(calendarIn(mail?.source)).toMatch(/METHOD:PUBLISH[\s\S]*TZID=Europe\/Istanbul:\d{8}T120000/);
  });

  test("of an order whose boat Palamar chooses show no meeting point", async () => {
    const held = await holdOrder(service, { locale: "en" });
    await getPool().query("update places set meeting_point = null where id = $1", [service.placeId]);
    await payOrder(held);
    await getPool().query("delete from graphile_worker._private_jobs");
    await sendOrderMail({ orderId: held.orderId, mail: "reminder" }, new Date());
    const [mail] = await outbox.read();
    expect(mail?.text).toContain("/boarding-card?lang=en");
    expect(mail?.html).not.toContain("/map/locator_");
  });

  test.each([
    ["customer", "customer", true, "You cancelled"],
    ["staff", "owner", true, "The owner of the boat had to cancel"],
    // No owner was ever named.
    ["staff", "owner", false, "Our team cancelled"],
    ["staff", "weather", false, "because of the weather"],
    ["staff", "customer", false, "Our team cancelled"],
  ] as const)(
    "of a cancellation by the %s because of the %s (boat chosen: %p) say who it was and until when the money is there",
    async (actor, cause, chosen, said) => {
      const boat = chosen ? { placeId: world.cityId, boatId: await makeBoat(world), startHour: 12 } : {};
      const held = await holdOrder(service, { ...boat, locale: "en" });
      await payOrder(held);
      const by = actor === "customer" ? customerOf(held.customer.id) : STAFF;
      const request = { orderId: held.orderId, by, cause, reason: "Plans changed" };
      expect((await cancelOrder(request, new Date())).ok).toBe(true);
      await getPool().query("delete from graphile_worker._private_jobs");
      await sendOrderMail({ orderId: held.orderId, mail: "cancelled" }, new Date());
      const [mail] = await outbox.read();
      expect(mail?.text).toContain(said);
      expect(mail?.text).toContain(`Sent to your card by: \u2068${formatDay(dayAhead(14), "en")}\u2069`);
      expect(calendarIn(mail?.source)).toContain("METHOD:CANCEL");
    },
  );

  test("report the refund of a cancelled order to the customer and the operator only", async () => {
    const held = await holdOrder(service, { locale: "en" });
    await payOrder(held);
    await getPool().query("delete from graphile_worker._private_jobs");
    const reason = { reason: "Our plans changed" };
    await callEndpoint(cancelEndpoint, { ...ownOrder(held), body: reason });
    await runJobs();
    const mails = await outbox.read();
    expect(mails.map(({ to }) => to.replace(/.*<|>.*/g, "").split("@")[0]).toSorted()).toEqual([
      "ayse",
      "operator",
    ]);
    for (const { text } of mails) expect(text).toContain("₺10.000,00");
    expect(mails.find(({ to }) => to.includes("operator"))?.text).toContain("Our plans changed");
  });

  test("say nothing about money when an unpaid order is cancelled", async () => {
    const held = await holdOrder(service, { locale: "en" });
    await getPool().query("delete from graphile_worker._private_jobs");
    await callEndpoint(cancelEndpoint, { ...ownOrder(held), body: { reason: "Our plans changed" } });
    await runJobs();
    const [mail, ...others] = await outbox.read();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("You weren’t charged");
    expect(mail?.text).not.toContain("Refund");
  });

  test("remind three days before, once, and not of what was cancelled meanwhile", async () => {
    const held = await holdOrder(service, { locale: "en" });
    await payOrder(held);
    const { rows } = await getPool().query(
      "select run_at from graphile_worker.jobs where key = 'tell_order:' || $1 || ':reminder'",
      [held.orderId],
    );
    const due = addMinutes(toInstant(atHour(dayAhead(30), 18)), -72 * 60);
    expect(rows).toEqual([{ run_at: due }]);
    await getPool().query("delete from graphile_worker._private_jobs");
    const remind = () => sendOrderMail({ orderId: held.orderId, mail: "reminder" }, due);
    await allAtOnce(times(2, remind));
    expect(await subjects()).toEqual([expect.stringContaining("Your celebration is coming up")]);
    await callEndpoint(cancelEndpoint, { ...ownOrder(held), body: { reason: "Our plans changed" } });
    await getPool().query("delete from graphile_worker._private_jobs");
    await remind();
    expect(await subjects()).toHaveLength(1);
  });

  test("say that the payment deadline has passed, and no longer request the payment then", async () => {
    const { orderId } = await holdOrder(service, { locale: "en" });
    await letOrderExpire(orderId);
    await expireOrder(orderId, new Date());
    await runJobs();
    expect(await subjects()).toEqual([expect.stringContaining("The time to pay has run out")]);
  });
});
