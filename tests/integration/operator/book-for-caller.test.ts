import { POST as paymentEndpoint } from "@/app/api/v1/payments/route";
import { previewContracts } from "@/lib/server/booking/contracts/preview-contracts";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { getPaymentPage } from "@/lib/server/money/get-payment-page";
import { bookForCaller, type CallerTrip } from "@/lib/server/people/accounts/care/book-for-caller";
import { logInByToken } from "@/lib/server/people/accounts/log-in-by-token";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getPool } from "@/lib/server/platform/db/pool";
import { carryOutInConsole, foresee, linesOf } from "@/tests/fixtures/accounts/console-action";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, SERVICE_MINOR, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { statusOf } from "@/tests/fixtures/bookings/held-trip";
import { step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { CARDS, payByCard, returnToShop, testGateway } from "@/tests/fixtures/payments/paying";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

testDatabase();
testGateway();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

const BOOK = "POST /operate/reservations";
const HOUR = 3_600_000;

const rows = async <T>(text: string, ...values: unknown[]) =>
  (await getPool().query(text, values)).rows as T[];

const personOf = (email = `${crypto.randomUUID()}@example.com`) => ({
  name: "Zeynep",
  surname: "Kaya",
  email,
  phone: "0533 444 55 66",
  locale: "en" as const,
});

/** Four hours, thirty days ahead, for somebody who has no account. */
const bodyOf = (boatId: number, changes: object = {}) => ({
  customer: null,
  person: personOf(),
  vehicle_id: boatId,
  rent_type: "hourly",
  start_date: tripTime(30, 10),
  end_date: tripTime(30, 14),
  person_count: 4,
  departure_port: world.portId,
  hold_hours: 48,
  link: "mail",
  expected_total: 400_000,
  ...changes,
});

const tripOf = (boatId: number, changes: Partial<CallerTrip> = {}): CallerTrip => ({
  caller: { customerId: null, ...personOf() },
  boatId,
  request: {
    rentType: "hourly",
    swimTour: false,
    startsAt: tripTime(30, 10),
    endsAt: tripTime(30, 14),
    personCount: 4,
    extras: [],
  },
  departurePortId: world.portId,
  arrivalPortId: null,
  note: null,
  expectedTotalMinor: 400_000,
  holdHours: 24,
  link: null,
  ...changes,
});

const bookingOf = async (email: string) =>
  (
    await rows<{ id: string; number: string; status: string; expires_at: Date; total: string }>(
      `select r.id, r.number, r.status, r.expires_at, r.total_minor as total
       from reservations r join users u on u.id = r.user_id where u.email = $1`,
      email,
    )
  )[0];

const inConsole = async (body: object, role: "support" | "admin" = "support") => {
  const { cookie } = await makeStaff(role);
  return carryOutInConsole(BOOK, cookie, { params: {}, body });
};

describe("a boat of instant booking", () => {
  test("is held for the hours that staff chose; the preview says price, deadline, mail and audit line", async () => {
    const extras = [{ service_id: world.serviceId, quantity: 2 }];
    const total = 400_000 + 2 * SERVICE_MINOR;
    const body = bodyOf(await makeBoat(world), { extras, expected_total: total });
    const before = Date.now();
    const { shown, done } = await inConsole(body);
    expect(linesOf(shown, "status")).toEqual(["New booking: Waiting for payment"]);
    expect(linesOf(shown, "money").map((line) => line.replace(/\s/g, " "))).toEqual([
      "total: ₺4.500,00",
      "pre-payment: ₺900,00",
      "on board: ₺3.600,00",
    ]);
    expect(linesOf(shown, "audit")).toEqual([
      "Customer account made",
      "Booked for a caller",
      "Payment link sent",
    ]);
    expect(shown.mails).toMatchObject([{ to: body.person.email, locale: "en" }]);
    const booked = await bookingOf(body.person.email);
    expect(done).toMatchObject({ done: true, begun: booked?.number });
    expect(JSON.stringify(shown)).not.toContain("PLM-");
    expect(booked).toMatchObject({ status: "request_created_payment_pending", total: String(total) });
    const hours = ((booked?.expires_at.getTime() ?? 0) - before) / HOUR;
    expect(hours).toBeGreaterThanOrEqual(48);
    expect(hours).toBeLessThan(48.1);
    expect(
      await rows(
        "select 1 from boat_occupancies where boat_id = $1 and expires_at = $2",
        body.vehicle_id,
        booked?.expires_at,
      ),
    ).toHaveLength(1);
  });

  test("is paid behind the mail's link without a login, once the caller has accepted the contracts", async () => {
    const body = bodyOf(await makeBoat(world));
    await inConsole(body);
    await runJobs();
    const mails = await outbox.read();
    const mail = mails.find(({ to }) => to === body.person.email);
    expect(mail?.text).toContain("Follow the link to read and accept the terms");
    const key = /key=([\w%.~-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const { id } = (await bookingOf(body.person.email)) ?? { id: "" };
    const subject = { kind: "reservation" as const, id };
    const visitor = { userId: null, linkKey: decodeURIComponent(key) };
    const page = await getPaymentPage(subject, visitor, "en", currentTime());
    expect(page).toMatchObject({ state: "payable", needsDisclosure: true });
    expect(await getPaymentPage(subject, { ...visitor, linkKey: null }, "en", currentTime())).toBeNull();

    const contracts = await previewContracts(subject, page?.payerId ?? "", "en", currentTime());
    if (!contracts.ok) throw new Error(contracts.code);
    const pay = (changes: object) =>
      callEndpoint(paymentEndpoint, {
        path: "/payments",
        idempotencyKey: crypto.randomUUID(),
        body: {
          reservation_id: id,
          key: visitor.linkKey,
          accepted_contracts: contracts.value.map(({ kind, hash }) => ({ kind, hash })),
          buyer: { address: "Cumhuriyet Cad. 1", city: "Bodrum", country: "Türkiye" },
          ...changes,
        },
      });
    expect((await pay({ accepted_contracts: [], disclosure_read: true })).body.error).toBe(
      "contracts_not_accepted",
    );
    expect((await pay({})).body.error).toBe("consent_required");
    const given = () =>
      rows(
        "select c.kind from consents c join users u on u.id = c.user_id where u.email = $1",
        body.person.email,
      );
    expect(await given()).toEqual([]);
    const { body: started } = await pay({ disclosure_read: true });
    expect(await given()).toEqual([{ kind: "kvkk" }]);
    await returnToShop(await payByCard(String(started.redirect_url), CARDS.success));
    expect(await statusOf(id)).toBe("reservation_created");
  });

  test("is never held past the start of the trip", async () => {
    const boatId = await makeBoat(world, { noticeHours: 0 });
    const request = { ...tripOf(boatId).request, startsAt: tripTime(1, 10), endsAt: tripTime(1, 14) };
    const booked = await bookForCaller(tripOf(boatId, { request, holdHours: 168 }), STAFF, currentTime());
    if (!booked.ok) throw new Error(booked.code);
    const [trip] = await rows<{ starts_at: Date }>(
      "select starts_at from reservations where id = $1",
      booked.value.id,
    );
    expect(booked.value.expiresAt).toEqual(trip?.starts_at);
  });

  test.each([0, 0.5, 169, -1])("is not held for %s hours", async (holdHours) => {
    const trip = tripOf(await makeBoat(world), { holdHours });
    expect(await bookForCaller(trip, STAFF, currentTime())).toMatchObject({ code: "hold_out_of_bounds" });
  });

  test("that is taken is refused with the nearest free times, and nobody gets an account", async () => {
    const boatId = await makeBoat(world);
    expect((await bookForCaller(tripOf(boatId), STAFF, currentTime())).ok).toBe(true);
    const email = `${crypto.randomUUID()}@example.com`;
    const trip = tripOf(boatId, { caller: { customerId: null, ...personOf(email) } });
    const refused = await bookForCaller(trip, STAFF, currentTime());
    expect(refused).toMatchObject({ code: "slot_taken", details: { nearest_free_times: expect.any(Array) } });
    expect(await rows("select 1 from users where email = $1", email)).toEqual([]);
  });

  test("goes to one of two callers who want it at once", async () => {
    const boatId = await makeBoat(world);
    const book = () => bookForCaller(tripOf(boatId), STAFF, currentTime());
    const outcomes = await allAtOnce([book, book, book]);
    expect(outcomes.map((one) => (one.ok ? "booked" : one.code)).sort()).toEqual([
      "booked",
      "slot_taken",
      "slot_taken",
    ]);
  });

  test("is refused at another price than the caller was told, and against the boat's rules", async () => {
    const boatId = await makeBoat(world);
    const book = (changes: Partial<CallerTrip>) =>
      bookForCaller(tripOf(boatId, changes), STAFF, currentTime());
    expect(await book({ expectedTotalMinor: 1 })).toMatchObject({ code: "price_changed" });
    const request = { ...tripOf(boatId).request, personCount: 13 };
    expect(await book({ request })).toMatchObject({ code: "over_capacity" });
  });
});

describe("a boat on request", () => {
  test("asks the owner as usual, holds nothing, and the hours count from the owner's yes", async () => {
    const body = bodyOf(await makeBoat(world, { fastApp: false }), { hold_hours: 72 });
    const { shown } = await inConsole(body);
    expect(linesOf(shown, "status")).toEqual(["New booking: Awaiting the owner’s answer"]);
    expect(shown.mails.map(({ to }) => to).sort()).toEqual([body.person.email, "owner@example.com"].sort());
    expect(linesOf(shown, "time")).toEqual([]);
    const { id } = (await bookingOf(body.person.email)) ?? { id: "" };
    const now = currentTime();
    const accepted = await acceptReservation(id, { kind: "owner", id: "owner@example.com" }, now);
    if (!accepted.ok) throw new Error(accepted.code);
    expect(accepted.value.expiresAt).toEqual(new Date(now.getTime() + 72 * HOUR));
  });
});

describe("the caller", () => {
  test("who has an account is its customer: it is made once, and its telephone number stays", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { id } = await makeCustomer({ email, phone: "+905320000001" });
    const { shown } = await inConsole(bodyOf(await makeBoat(world), { person: personOf(email) }));
    expect(linesOf(shown, "audit")).toEqual(["Booked for a caller", "Payment link sent"]);
    expect(await rows("select id, phone from users where email = $1", email)).toEqual([
      { id, phone: "+905320000001" },
    ]);
    const twice = `${crypto.randomUUID()}@example.com`;
    const caller = { customerId: null, ...personOf(twice) };
    for (let boat = 0; boat < 3; boat += 1)
      expect((await bookForCaller(tripOf(await makeBoat(world), { caller }), STAFF, currentTime())).ok).toBe(
        true,
      );
    expect(
      await rows("select phone, password_hash, email_verified_at, locale from users where email = $1", twice),
    ).toEqual([{ phone: "+905334445566", password_hash: null, email_verified_at: null, locale: "en" }]);
  });

  test("without a number is refused until one is given, which the account keeps", async () => {
    const { id } = await makeCustomer({ phone: null });
    const body = bodyOf(await makeBoat(world), { customer: id, person: null });
    expect((await inConsole(body)).error).toBe("caller_phone_missing");
    expect((await inConsole({ ...body, phone: "0533 444 55 77" })).done?.done).toBe(true);
    expect(await rows("select phone from users where id = $1", id)).toEqual([{ phone: "+905334445577" }]);
  });

  test.each([
    ["nobody", { customer: null, person: null }],
    ["two at once", { customer: crypto.randomUUID(), person: personOf() }],
    ["an account that is not there", { customer: crypto.randomUUID(), person: null }],
    ["hours out of bounds", { hold_hours: 169 }],
    ["a number that cannot exist", { person: { ...personOf(), phone: "123456789" } }],
  ])("%s is refused", async (_, changes) => {
    const { status, done } = await inConsole(bodyOf(await makeBoat(world), changes));
    expect([404, 422]).toContain(status);
    expect(done).toBeNull();
  });
});

describe("the account that was made", () => {
  test("is opened by a login link to its address, and keeps the number that the caller gave", async () => {
    const body = bodyOf(await makeBoat(world));
    await inConsole(body);
    const [user] = await rows<{ id: string }>("select id from users where email = $1", body.person.email);
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
      await rows("select phone, email_verified_at is not null as proven from users where id = $1", user?.id),
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
      await rows("select event, actor, actor_id from reservation_history where reservation_id = $1", id),
    ).toEqual([{ event: "create", actor: "staff", actor_id: staffId }]);
    expect(
      await rows("select event, actor_id, data from audit_events where subject_id = $1 order by id", id),
    ).toEqual([
      { event: "booking_created", actor_id: staffId, data: { holdHours: 48 } },
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
    await inConsole(body);
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
