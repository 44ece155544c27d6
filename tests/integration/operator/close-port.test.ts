import { addDays, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { closePort } from "@/lib/server/booking/blocks/close-port";
import { draftMails } from "@/lib/server/operator/effect/draft-mails";
import { carryOut, previewEffect } from "@/lib/server/operator/effect/preview-effect";
import { listOccupancies } from "@/lib/server/operator/list-occupancies";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { changeOf, startChange } from "@/tests/fixtures/bookings/changed-trip";
import { type Held, hold, one, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { paidTrip, startIn } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

const database = testDatabase();
testGateway();
const outbox = testOutbox();
const world = testWorld();

/** The trips of the fixtures are thirty days ahead, from 10:00 to 14:00. */
const DAY = tripTime(30, 10).slice(0, 10);
const REASON = "Liman fırtına nedeniyle kapalı";
const closure = (day = DAY, portId = world.portId) => ({ portId, day, reason: REASON });
const close = (day = DAY) => closePort(closure(day), STAFF, new Date());
const at = (hour: number) => toInstant(atHour(DAY, hour));
const numberOf = async ({ reservationId }: Held) =>
  (await one<{ number: string }>("select number from reservations where id = $1", reservationId)).number;
const codeOf = async (boatId: number) =>
  (await one<{ code: string }>("select code from boats where id = $1", String(boatId))).code;
const refundsOf = async ({ reservationId }: Held) => {
  const { rows } = await getPool().query(
    `select f.reason, f.amount_minor::int as minor from refunds f join payments p on p.id = f.payment_id
     where p.reservation_id = $1`,
    [reservationId],
  );
  return rows;
};

/** Of the day only, so that the tests of this file do not meet. */
beforeEach(() =>
  getPool().query(
    `delete from graphile_worker._private_jobs; update boats set status = 'draft' where status = 'published'`,
  ),
);

test("one preview shows all that closing does, and closing does exactly that", async () => {
  const paid = await paidTrip(world);
  await getPool().query("update reservations set policy_steps = '[]' where id = $1", [paid.reservationId]);
  const held = await hold(world);
  const asked = await request(world);
  const idle = await makeBoat(world);
  const now = new Date();
  const { effect, fingerprint, mails } = await previewEffect(
    () => closePort(closure(), STAFF, now),
    now,
    draftMails,
  );
  const [paidNumber, heldNumber, askedNumber] = await Promise.all([paid, held, asked].map(numberOf));
  const ends = Object.fromEntries(effect.statuses.map(({ booking, to }) => [booking, to]));
  expect(ends).toEqual({
    [`${paidNumber}`]: "reservation_cancelled",
    [`${heldNumber}`]: "request_cancelled",
    [`${askedNumber}`]: "request_rejected",
  });
  expect(effect.refunds).toEqual([
    { booking: paidNumber, minor: 80_000, currency: "TRY", reason: "weather" },
  ]);
  const blocked = effect.times.filter(({ change, kind }) => change === "taken" && kind === "block");
  const codes = await Promise.all([paid.boatId, held.boatId, asked.boatId, idle].map(codeOf));
  expect(blocked).toEqual(
    codes.sort().map((boat) => ({ change: "taken", boat, kind: "block", from: at(0), until: at(24) })),
  );
  expect(effect.audit.filter(({ event }) => event === "port_closed")).toEqual([
    { event: "port_closed", subjectKind: "port", subjectId: `${world.portId}`, reason: REASON },
  ]);
  expect(mails.some(({ text }) => text.includes(REASON))).toBe(true);
  expect(await statusOf(paid.reservationId)).toBe("reservation_created");

  const done = await carryOut(() => closePort(closure(), STAFF, now), fingerprint, now);
  expect(done).toMatchObject({ done: true, effect });
  expect(await statusOf(paid.reservationId)).toBe("reservation_cancelled");
  expect(await refundsOf(paid)).toEqual([{ reason: "weather", minor: 80_000 }]);
  await runJobs();
  const told = (await outbox.read()).filter(({ text }) => text.includes(REASON));
  expect(told.length).toBeGreaterThanOrEqual(2);
});

test("trips from other ports, on other days and under way stay, and a boat that lies elsewhere is not blocked", async () => {
  const otherPort = await paidTrip(world);
  await getPool().query("update reservations set departure_port_id = $2 where id = $1", [
    otherPort.reservationId,
    world.otherPortId,
  ]);
  const otherDay = await request(world, { trip: { daysAhead: 31 } });
  const visitor = await paidTrip(world);
  await getPool().query("update boats set port_id = $2 where id = $1", [visitor.boatId, world.otherPortId]);
  expect((await close()).ok).toBe(true);
  expect(await statusOf(otherPort.reservationId)).toBe("reservation_created");
  expect(await statusOf(otherDay.reservationId)).toBe("request_created");
  expect(await statusOf(visitor.reservationId)).toBe("reservation_cancelled");
  const kindsOf = async (boatId: number) =>
    (await listOccupancies(boatId, new Date())).map(({ kind }) => kind);
  expect(await kindsOf(visitor.boatId)).toEqual([]);
  expect(await kindsOf(otherPort.boatId)).toEqual(["block", "reservation", "block"]);
});

test("a trip that has begun is left to its captain", async () => {
  const sailing = await paidTrip(world);
  await startIn(sailing.reservationId, -0.01);
  expect((await close(tripDayOf(new Date()))).ok).toBe(true);
  expect(await statusOf(sailing.reservationId)).toBe("reservation_created");
});

test("a change that wants the day is declined, its trip on another day stays", async () => {
  const held = await paidTrip(world);
  const { body } = await startChange(held, { daysAhead: 33, hours: 6 });
  expect((await close(tripTime(33, 10).slice(0, 10))).ok).toBe(true);
  expect((await changeOf(String(body.id))).status).toBe("refused");
  expect(await statusOf(held.reservationId)).toBe("reservation_created");
});

test("a day that is over, and what is no port, are refused", async () => {
  expect(await close(addDays(tripDayOf(new Date()), -1))).toMatchObject({ code: "block_in_past" });
  expect(await closePort(closure(DAY, world.cityId), STAFF, new Date())).toMatchObject({ code: "not_found" });
});

test("the command closes what it shows with --dry-run, and knows the port by its key", async () => {
  const paid = await paidTrip(world);
  const { key } = await one<{ key: string }>("select key from places where id = $1", String(world.portId));
  const ops = (...args: string[]) => runOps(database.url(), ["ports", "close", ...args]);
  expect((await ops(key, DAY, REASON)).code).toBe(2);
  expect((await ops("nowhere", DAY, REASON, "--yes")).text).toContain("There is no port nowhere.");
  const dry = await ops(key, DAY, REASON, "--dry-run");
  expect([dry.code, dry.text.includes(await numberOf(paid))]).toEqual([0, true]);
  expect(await statusOf(paid.reservationId)).toBe("reservation_created");
  expect((await ops(key, DAY, REASON, "--yes")).text).toContain(await numberOf(paid));
  expect(await statusOf(paid.reservationId)).toBe("reservation_cancelled");
});
