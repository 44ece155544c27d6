import { bookForCaller, type CallerTrip } from "@/lib/server/people/accounts/care/book-for-caller";
import { logInByToken } from "@/lib/server/people/accounts/log-in-by-token";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { carryOutInConsole, foresee, linesOf } from "@/tests/fixtures/accounts/console-action";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { statusOf } from "@/tests/fixtures/bookings/held-trip";
import { step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

import {
  BOOK,
  bookInConsole,
  bookingOf,
  callerBodyOf,
  callerTripOf,
  personOf,
  rowsOf,
} from "@/tests/fixtures/bookings/caller-booking";

const bodyOf = (boatId: number, changes: object = {}) => callerBodyOf(world, boatId, changes);
const tripOf = (boatId: number, changes: Partial<CallerTrip> = {}) => callerTripOf(world, boatId, changes);

describe("the caller", () => {
  test("who has an account is its customer: it is made once, and its telephone number stays", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { id } = await makeCustomer({ email, phone: "+905320000001" });
    const { shown } = await bookInConsole(bodyOf(await makeBoat(world), { person: personOf(email) }));
    expect(linesOf(shown, "audit")).toEqual(["Booked for a caller", "Payment link sent"]);
    expect(await rowsOf("select id, phone from users where email = $1", email)).toEqual([
      { id, phone: "+905320000001" },
    ]);
    const twice = `${crypto.randomUUID()}@example.com`;
    const caller = { customerId: null, ...personOf(twice) };
    for (let boat = 0; boat < 3; boat += 1)
      expect((await bookForCaller(tripOf(await makeBoat(world), { caller }), STAFF, currentTime())).ok).toBe(
        true,
      );
    expect(
      await rowsOf(
        "select phone, password_hash, email_verified_at, locale from users where email = $1",
        twice,
      ),
    ).toEqual([{ phone: "+905334445566", password_hash: null, email_verified_at: null, locale: "en" }]);
  });

  test("without a number is refused until one is given, which the account keeps", async () => {
    const { id } = await makeCustomer({ phone: null });
    const body = bodyOf(await makeBoat(world), { customer: id, person: null });
    expect((await bookInConsole(body)).error).toBe("caller_phone_missing");
    expect((await bookInConsole({ ...body, phone: "0533 444 55 77" })).done?.done).toBe(true);
    expect(await rowsOf("select phone from users where id = $1", id)).toEqual([{ phone: "+905334445577" }]);
    const written =
      "select data->'addsPhone' as added from audit_events where event = 'booking_created' order by id";
    expect((await rowsOf(written)).at(-1)).toEqual({ added: true });
  });

  test.each([
    ["nobody", { customer: null, person: null }],
    ["two at once", { customer: crypto.randomUUID(), person: personOf() }],
    ["an account that is not there", { customer: crypto.randomUUID(), person: null }],
    ["hours out of bounds", { hold_hours: 169 }],
    ["a number that cannot exist", { person: { ...personOf(), phone: "123456789" } }],
  ])("%s is refused", async (_, changes) => {
    const { status, done } = await bookInConsole(bodyOf(await makeBoat(world), changes));
    expect([404, 422]).toContain(status);
    expect(done).toBeNull();
  });
});

describe("the account that was made", () => {
  test("is opened by a login link to its address, and keeps the number that the caller gave", async () => {
    const body = bodyOf(await makeBoat(world));
    await bookInConsole(body);
    const [user] = await rowsOf<{ id: string }>("select id from users where email = $1", body.person.email);
    const { cookie } = await makeStaff("support");
    const link = { params: { id: user?.id ?? "" } };
    expect(
      (await carryOutInConsole("POST /operate/customers/{id}/login-link", cookie, link)).done?.done,
    ).toBe(true);
    await runJobs();
    const mail = (await outbox.read()).find(
      ({ to, text }) => to === body.person.email && text.includes("/t-login/"),
    );
    const token = /t-login\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const origin = { userAgent: null, clientAddress: "192.0.2.1", sessionId: null };
    expect(await logInByToken(token, origin, new Date())).toMatchObject({
      ok: true,
      value: { user: { email: body.person.email } },
    });
    expect(
      await rowsOf(
        "select phone, email_verified_at is not null as proven from users where id = $1",
        user?.id,
      ),
    ).toEqual([{ phone: "+905334445566", proven: true }]);
  });
});

describe("what is written down", () => {
  test("names the person of staff in the history and the audit", async () => {
    const { id: staffId, cookie } = await makeStaff("support");
    const body = bodyOf(await makeBoat(world));
    await carryOutInConsole(BOOK, cookie, { params: {}, body });
    const { id } = (await bookingOf(body.person.email)) ?? { id: "" };
    expect(
      await rowsOf("select event, actor, actor_id from reservation_history where reservation_id = $1", id),
    ).toEqual([{ event: "create", actor: "staff", actor_id: staffId }]);
    expect(
      await rowsOf("select event, actor_id, data from audit_events where subject_id = $1 order by id", id),
    ).toEqual([
      { event: "booking_created", actor_id: staffId, data: { holdHours: 48, addsPhone: false } },
      { event: "payment_link_sent", actor_id: staffId, data: { way: "mail" } },
    ]);
  });

  test("is nothing without a confirmation, and a confirmation that comes twice books once", async () => {
    const { cookie } = await makeStaff("support");
    const body = bodyOf(await makeBoat(world));
    const { shown } = await foresee(BOOK, cookie, { params: {}, body });
    expect(await bookingOf(body.person.email)).toBeUndefined();
    const confirmed = { params: {}, body: { ...body, fingerprint: shown.fingerprint } };
    expect((await foresee(BOOK, cookie, confirmed)).shown.done).toBe(true);
    expect((await foresee(BOOK, cookie, confirmed)).error).toBe("slot_taken");
  });
});

describe("the payment link", () => {
  const LINK = "POST /operate/bookings/{number}/payment-link";

  test("goes out again by mail and by text message while the booking waits for its payment, and not afterwards", async () => {
    const restore = changeEnvironment({ RATE_LIMITS: "false" });
    const { cookie } = await makeStaff("support");
    const body = bodyOf(await makeBoat(world), { link: null });
    await bookInConsole(body);
    const { number, id } = (await bookingOf(body.person.email)) ?? { number: "", id: "" };
    await runJobs();
    const ofBooking = async () => (await outbox.read()).filter(({ file }) => file.includes(id));
    expect(await ofBooking()).toEqual([]);
    const send = (way: string) => carryOutInConsole(LINK, cookie, { params: { number }, body: { way } });
    for (const way of ["mail", "sms", "mail"]) expect((await send(way)).done?.done).toBe(true);
    const { shown } = await foresee(LINK, cookie, { params: { number }, body: { way: "sms" } });
    expect(shown.mails).toMatchObject([{ to: "+905334445566", subject: "SMS" }]);
    await runJobs();
    const sent = await ofBooking();
    expect(sent.filter(({ file }) => file.startsWith("tell-"))).toHaveLength(2);
    const text = sent.find(({ file }) => file.startsWith("sms-"))?.source ?? "";
    expect(text).toMatch(new RegExp(`^To: \\+905334445566\\n\\n.*Mavi Rüya.*/payment/${id}\\?key=\\S+`));
    await step(id, "cancel", "staff", new Date());
    expect((await send("mail")).error).toBe("not_payable");
    expect(await statusOf(id)).toBe("request_cancelled");
    restore();
  });
});
