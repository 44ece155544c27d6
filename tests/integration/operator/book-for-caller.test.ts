import { POST as paymentEndpoint } from "@/app/api/v1/payments/route";
import { previewContracts } from "@/lib/server/booking/contracts/preview-contracts";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { getPaymentPage } from "@/lib/server/money/get-payment-page";
import { bookForCaller, type CallerTrip } from "@/lib/server/people/accounts/care/book-for-caller";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { linesOf } from "@/tests/fixtures/accounts/console-action";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, SERVICE_MINOR, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { statusOf } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { CARDS, payByCard, returnToShop, testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

import {
  bookInConsole,
  bookingOf,
  callerBodyOf,
  callerTripOf,
  personOf,
  rowsOf,
} from "@/tests/fixtures/bookings/caller-booking";

const HOUR = 3_600_000;
const bodyOf = (boatId: number, changes: object = {}) => callerBodyOf(world, boatId, changes);
const tripOf = (boatId: number, changes: Partial<CallerTrip> = {}) => callerTripOf(world, boatId, changes);

describe("a boat of instant booking", () => {
  test("is held for the hours that staff chose; the preview says price, deadline, mail and audit line", async () => {
    const extras = [{ service_id: world.serviceId, quantity: 2 }];
    const total = 400_000 + 2 * SERVICE_MINOR;
    const body = bodyOf(await makeBoat(world), { extras, expected_total: total });
    const before = Date.now();
    const { shown, done } = await bookInConsole(body);
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
      await rowsOf(
        "select 1 from boat_occupancies where boat_id = $1 and expires_at = $2",
        body.vehicle_id,
        booked?.expires_at,
      ),
    ).toHaveLength(1);
  });

  test("is paid behind the mail's link without a login, once the caller has accepted the contracts", async () => {
    const body = bodyOf(await makeBoat(world));
    await bookInConsole(body);
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
      rowsOf(
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
    const [trip] = await rowsOf<{ starts_at: Date }>(
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
    expect(await rowsOf("select 1 from users where email = $1", email)).toEqual([]);
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
    const { shown } = await bookInConsole(body);
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
