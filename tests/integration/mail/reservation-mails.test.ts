import type { ReservationMail } from "@/lib/domain/shared/booking-mails";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { getDb } from "@/lib/server/platform/db/pool";
import { payments } from "@/lib/server/platform/db/schema/payments";
import { sendReservationMail } from "@/lib/server/talk/mail/send-reservation-mail";
import { makeBoat, makeWorld, orderOf } from "@/tests/fixtures/bookings/booking-world";
import { type Held, hold, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { type LifecycleName, request, runLifecycle, step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const world = testWorld();
beforeEach(async () => {
  await getDb().execute("delete from graphile_worker._private_jobs");
});

async function mailOf(held: Held, mail: ReservationMail, now = new Date()) {
  await sendReservationMail({ reservationId: held.reservationId, mail }, now);
  const file = new RegExp(`^tell-${held.reservationId}-${mail.replaceAll("_", "-")}-[0-9a-f]{8}`);
  return (await outbox.read()).find((one) => file.test(one.file));
}

describe("a mail that is no longer needed is not sent:", () => {
  test.each<[string, ReservationMail, LifecycleName]>([
    ["the owner's call for an answer, once given", "request_to_owner", "accepted"],
    ["the call for payment, once paid", "accepted", "paid"],
    ["the reminder of a cancelled trip", "reminder", "cancelled"],
    ["the reminder of a trip that is over", "reminder", "completed"],
    ["the invitation to review a trip that never was", "review_invitation", "cancelled"],
  ])("%s", async (_, mail, life) => {
    const held = await request(world);
    await runLifecycle(held.reservationId, life);
    expect(await mailOf(held, mail)).toBeUndefined();
  });

  test("the reminder to a customer who paid within 72 hours of the trip and already has all details", async () => {
    const { reservationId, ...held } = await request(world, { trip: { daysAhead: 2 } });
    await runLifecycle(reservationId, "paid");
    expect(await statusOf(reservationId)).toBe("reservation_coming");
    expect(await mailOf({ ...held, reservationId }, "reminder")).toBeUndefined();
  });

  test("the reminder once the trip has started, however late the worker is", async () => {
    const held = await request(world);
    await runLifecycle(held.reservationId, "coming");
    const started = new Date(Date.now() + 31 * 86_400_000);
    expect(await mailOf(held, "reminder", started)).toBeUndefined();
    expect(await mailOf(held, "reminder")).toBeDefined();
  });

  test("the notice to the owner of an instant boat that a hold ended which needed no approval", async () => {
    const held = await hold(world);
    await step(held.reservationId, "cancel", "customer", new Date());
    expect(await mailOf(held, "withdrawn_owner")).toBeUndefined();
    expect(await mailOf(held, "withdrawn")).toBeDefined();
  });
});

test("a confirmation says when, where and what to bring before the rest, and the sums without their lines", async () => {
  const held = await request(world);
  await runLifecycle(held.reservationId, "paid");
  const text = (await mailOf(held, "paid"))?.text ?? "";
  const order = ["Ne zaman:", "Nereden:", "Yanınıza alın:", "Tekne:", "Toplam:"].map((label) =>
    text.indexOf(label),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(Math.min(...order)).toBeGreaterThan(0);
  expect(text).not.toMatch(/Tekne kiralama/);
});

test("the owner of a paid trip reads first what the crew collects on board", async () => {
  const held = await request(world);
  await runLifecycle(held.reservationId, "paid");
  const lines = ((await mailOf(held, "paid_owner"))?.text ?? "").split("\n").filter(Boolean);
  expect(lines[1]).toMatch(/^Teknede tahsil edilecek: .*₺[\d.]+,\d\d/);
});

describe("the mail about an automatic refund", () => {
  test.each<[LifecycleName, RegExp, string]>([
    ["unpaid", /süre dolduktan sonra ulaştı/, "/tekne-kiralama"],
    ["withdrawn", /iptal edildikten sonra ulaştı/, "/tekne-kiralama"],
    ["paid", /önceki ödemenizle kesinleşti/, "/k/rezervasyonlarim/"],
  ])("says why, and leads on, when the request was %s by then", async (life, why, path) => {
    const held = await request(world);
    await runLifecycle(held.reservationId, life);
    const written = await mailOf(held, "paid_late");
    expect(written?.text).toMatch(why);
    expect(written?.text).toContain(path);
  });

  test.each([
    [true, /Ödemeniz hâlâ inceleniyor/, /Sizden ücret alınmadı/],
    [false, /Sizden ücret alınmadı/, /inceleniyor/],
  ])(
    "about an expired hold says what is known of the payment (under review: %p)",
    async (inReview, told, not) => {
      const held = await request(world);
      await runLifecycle(held.reservationId, "unpaid");
      const { reservationId, customer } = held;
      const paid = { reservationId, userId: customer.id, provider: "iyzico", locale: "tr" as const };
      await getDb()
        .insert(payments)
        .values({ ...paid, amountMinor: 1, currency: "TRY", inReview });
      const written = await mailOf(held, "timed_out");
      expect(written?.text).toMatch(told);
      expect(written?.text).not.toMatch(not);
    },
  );
});

describe("the mail of a refusal", () => {
  test("gives the owner's reason, and the boats that are free for that very trip with their totals and the way to it", async () => {
    const harbour = await makeWorld();
    const [free, taken] = [await makeBoat(harbour), await makeBoat(harbour)];
    await hold(harbour, taken);
    const held = await request(harbour);
    await runLifecycle(held.reservationId, "declined");
    const written = await mailOf(held, "rejected");
    expect(written?.text).toContain("Tekne o gün bakımda");
    expect(written?.text).toContain("port · ₺4.000,00");
    const offered = written?.text.match(/\/tekne\/(\d+)/g);
    expect(offered).toEqual([`/tekne/${free}`]);
    // The same trip is chosen there already.
    const trip = "rent_type=hourly&date=\\d{4}-\\d\\d-\\d\\d&persons=4&start_hour=10&end_hour=14&lang=tr";
    expect(written?.text).toMatch(new RegExp(`/tekne/${free}\\?${trip}`));
  });

  test("names the competing reservation in plain text and never shows our internal code for it", async () => {
    const held = await request(world);
    await runLifecycle(held.reservationId, "outbid");
    const written = await mailOf(held, "rejected");
    expect(written?.text).toContain("başka bir misafire verildi");
    expect(written?.text).not.toContain("rival_accepted");
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

  test("that requests a payment carries the signed link, and is not sent once it is too late", async () => {
    const held = await hold(world);
    const written = await mailOf(held, "accepted");
    expect(written?.text).toMatch(
      new RegExp(`http://localhost:3000/payment/${held.reservationId}\\?key=[\\w.-]+&lang=tr`),
    );
    const late = await hold(world);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect((await outbox.read()).length).toBe(1);
    await mailOf(late, "accepted", tomorrow);
    expect((await outbox.read()).length).toBe(1);
  });

  test("of an acceptance names the customer's other unpaid trips, which together forbid the next instant booking", async () => {
    const held = await hold(world);
    const lone = await request(world);
    await runLifecycle(lone.reservationId, "accepted");
    expect((await mailOf(lone, "accepted"))?.text).not.toContain("anında onaylı başka bir tekne");
    const boatId = await makeBoat(world, { fastApp: false });
    const asked = await createReservation(orderOf(world, boatId, held.customer.id), new Date());
    if (!asked.ok) throw new Error(asked.code);
    const reservationId = asked.value.id;
    await runLifecycle(reservationId, "accepted");
    const written = await mailOf({ ...held, boatId, reservationId }, "accepted");
    expect(written?.text).toContain("Şu rezervasyonlarınız da ödeme bekliyor");
    const third = await createReservation(
      orderOf(world, await makeBoat(world), held.customer.id),
      new Date(),
    );
    expect(third).toMatchObject({ ok: false, code: "too_many_holds" });
  });

  test("to an owner carries the answer link and shows the customer's first name, but no contact details before payment", async () => {
    const boatId = await makeBoat(world, { fastApp: false, ownerEmail: "kaptan@example.com" });
    await hold(world, boatId);
    const done = await runJobs();
    expect(done.filter((name) => name === "tell_reservation")).toHaveLength(2);
    const mails = await outbox.read();
    const toOwner = mails.find(({ to }) => to.includes("kaptan@example.com"));
    expect(toOwner?.source).toContain("Reply-To: operator@palamar.example");
    expect(toOwner?.text).toMatch(/http:\/\/localhost:3000\/owner\/[\w-]{43}\?lang=tr/);
    expect(toOwner?.text).toContain("Ayşe");
    expect(toOwner?.text).not.toMatch(/\+90 ?532|Yılmaz/);
    expect(mails.some(({ file }) => file.includes("request-received"))).toBe(true);
  });

  test("shows what a customer typed as text, never as markup", async () => {
    const held = await hold(world);
    await getDb().execute(
      `update users set name = '<img src=x onerror=alert(1)>' where id = '${held.customer.id}'`,
    );
    const written = await mailOf(held, "paid");
    expect(written?.html).not.toContain("<img src=x");
    expect(written?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  test("about a reservation that does not exist is not sent", async () => {
    await sendReservationMail({ reservationId: crypto.randomUUID(), mail: "paid" }, new Date());
    expect(await outbox.read()).toEqual([]);
  });
});
