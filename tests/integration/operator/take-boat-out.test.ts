import { addDays, toInstant } from "@/lib/domain/shared/istanbul-time";
import { takeBoatsOut } from "@/lib/server/booking/blocks/take-boats-out";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { listOccupancies } from "@/lib/server/operator/list-occupancies";
import { preview } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer, orderOf, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { changeOf, startChange } from "@/tests/fixtures/bookings/changed-trip";
import { hold, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { request, runLifecycle } from "@/tests/fixtures/bookings/lifecycle-steps";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { untilServed } from "@/tests/fixtures/http/all-at-once";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
beforeEach(() => getPool().query("delete from graphile_worker._private_jobs"));

/** The trips of the fixtures are thirty days ahead, from 10:00 to 14:00. */
const outage = (boatId: number, fromHour = 0, hours = 23) => ({
  boatIds: [boatId],
  startsAt: toInstant(tripTime(30, fromHour)),
  endsAt: toInstant(tripTime(30, fromHour + hours)),
  reason: "Motor arızası",
});

const reserve = async (boatId: number, fromHour: number) => {
  const customer = await makeCustomer();
  return createReservation(orderOf(world, boatId, customer.id, { fromHour }), new Date());
};

const mailsTo = async (who: string) => {
  const mails = await outbox.read();
  return mails.filter(({ to }) => to.includes(who));
};

test("a paid trip is cancelled with a full refund, a request declined, and the boat is blocked", async () => {
  const boatId = await makeBoat(world, { fastApp: false });
  const { reservationId } = await request(world, { boatId, trip: { fromHour: 10 } });
  await runLifecycle(reservationId, "paid");
  await getPool().query(
    `insert into payments (reservation_id, user_id, provider, amount_minor, currency, state, locale, provider_payment_id)
     select id, user_id, 'test', prepayment_minor, currency, 'paid', 'tr', '1' from reservations where id = $1`,
    [reservationId],
  );
  const asked = await request(world, { boatId, trip: { fromHour: 16 } });
  const before = await request(world, { boatId, trip: { daysAhead: 29 } });
  const takenOut = await takeBoatsOut(outage(boatId), STAFF, new Date());
  expect(takenOut).toMatchObject({
    ok: true,
    value: {
      changes: [],
      bookings: [
        { id: reservationId, isRequest: false, refundMinor: 80_000, currency: "TRY" },
        { id: asked.reservationId, isRequest: true, refundMinor: 0 },
      ],
    },
  });
  expect(await statusOf(reservationId)).toBe("reservation_cancelled");
  expect(await statusOf(asked.reservationId)).toBe("request_rejected");
  expect(await statusOf(before.reservationId)).toBe("request_created");
  const { rows } = await getPool().query("select reason, amount_minor::int as amount from refunds");
  expect(rows).toEqual([{ reason: "cancelled_by_owner", amount: 80_000 }]);
  expect(await listOccupancies(boatId, new Date())).toMatchObject([{ kind: "block", what: "Motor arızası" }]);
});

test("at no moment the hours of the cancelled trip are on sale", async () => {
  const { boatId } = await paidTrip(world);
  const attempts: Promise<{ ok: boolean }>[] = [];
  const attempt = setInterval(() => attempts.push(untilServed(() => reserve(boatId, 10))), 2);
  const takenOut = await takeBoatsOut(outage(boatId), STAFF, new Date());
  clearInterval(attempt);
  attempts.push(...[10, 18].map((hour) => untilServed(() => reserve(boatId, hour))));
  expect(takenOut.ok).toBe(true);
  const results = await Promise.all(attempts);
  expect(results.filter(({ ok }) => ok)).toEqual([]);
  expect(results.length).toBeGreaterThan(4);
});

test("the customer reads why and which boats are free, the owner that the boat is blocked, the waiting list nothing", async () => {
  const { boatId, customer } = await paidTrip(world);
  await makeBoat(world);
  const waiting = await makeCustomer({ email: "waits@example.com" });
  await getPool().query(
    "insert into waiting_list_entries (user_id, boat_id, day, kind, person_count) values ($1, $2, $3, 'hourly', 4)",
    [waiting.id, boatId, tripTime(30, 10).slice(0, 10)],
  );
  const holder = await makeCustomer({ email: "holds@example.com" });
  expect((await createReservation(orderOf(world, boatId, holder.id, { fromHour: 18 }), new Date())).ok).toBe(
    true,
  );
  await runJobs();
  const before = (await mailsTo("")).length;
  expect((await takeBoatsOut(outage(boatId), STAFF, new Date())).ok).toBe(true);
  expect(await runJobs()).not.toContain("tell_waiting");
  const { rows } = await getPool().query("select email from users where id = $1", [customer.id]);
  const cancelled = (await mailsTo(rows[0].email)).find(({ subject }) => subject.includes("iptal edildi"));
  expect(cancelled?.text).toContain("Motor arızası");
  expect(cancelled?.text).toContain("800,00");
  expect(cancelled?.text).toMatch(/\/tekne\/\d+\?.*start_hour=10/);
  const told = (await mailsTo("owner@example.com")).find(({ subject }) => subject.includes("iptal edildi"));
  expect(told?.text).toContain("Tekneniz o saatlerde kapalı");
  expect(told?.text).not.toContain("yeniden müsait");
  expect((await mailsTo("waits@example.com")).length).toBe(0);
  const [withdrawn] = await mailsTo("holds@example.com");
  expect(withdrawn?.text).toContain("Motor arızası");
  expect(withdrawn?.text).toMatch(/\/tekne\/\d+\?.*start_hour=18/);
  expect((await mailsTo("")).length).toBe(before + 3);
});

test("a change that wants the time is declined, its trip stays; an earlier block stays, the rest is blocked", async () => {
  const held = await paidTrip(world);
  const { body } = await startChange(held, { daysAhead: 33, hours: 6 });
  await getPool().query(
    `insert into boat_occupancies (boat_id, period, kind, note)
     values ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '2 hours'), 'block', 'owner')`,
    [held.boatId, toInstant(tripTime(33, 20))],
  );
  const day = tripTime(33, 0).slice(0, 10);
  const period = { startsAt: toInstant(`${day}T00:00`), endsAt: toInstant(`${addDays(day, 1)}T00:00`) };
  const takenOut = await takeBoatsOut(
    { boatIds: [held.boatId], ...period, reason: "Bakım" },
    STAFF,
    new Date(),
  );
  expect(takenOut).toMatchObject({ ok: true, value: { bookings: [], changes: [expect.any(String)] } });
  expect(await changeOf(String(body.id))).toMatchObject({ status: "refused" });
  expect(await statusOf(held.reservationId)).toBe("reservation_created");
  const kinds = (await listOccupancies(held.boatId, new Date())).map(({ kind, what }) => `${kind} ${what}`);
  expect(kinds).toEqual([
    expect.stringContaining("reservation"),
    "block Bakım",
    "block owner",
    "block Bakım",
  ]);
});

test("a preview shows the same and changes nothing; an unknown boat and a past time are refused", async () => {
  const { boatId, reservationId } = await paidTrip(world);
  const shown = await preview(() => takeBoatsOut(outage(boatId), STAFF, new Date()));
  expect(shown).toMatchObject({ ok: true, value: { bookings: [{ id: reservationId }] } });
  expect(await statusOf(reservationId)).toBe("reservation_created");
  await expect(hold(world, boatId)).rejects.toThrow("slot_taken");
  expect(await takeBoatsOut(outage(999_999), STAFF, new Date())).toMatchObject({ code: "not_found" });
  const past = { ...outage(boatId), startsAt: new Date(0), endsAt: new Date(1) };
  expect(await takeBoatsOut(past, STAFF, new Date())).toMatchObject({ code: "block_in_past" });
});
