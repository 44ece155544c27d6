import { Client } from "pg";
import type { Outcome } from "@/lib/domain/shared/outcome";
import { takeBoatsOut } from "@/lib/server/booking/blocks/take-boats-out";
import { extendByOperator } from "@/lib/server/booking/lifecycle/extend-by-operator";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { draftMails } from "@/lib/server/operator/effect/draft-mails";
import { carryOut, previewEffect } from "@/lib/server/operator/effect/preview-effect";
import { listOccupancies } from "@/lib/server/operator/list-occupancies";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { type Held, one, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

const database = testDatabase();
testGateway();
const world = testWorld();
const NOW = new Date();

interface Stored {
  number: string;
  code: string;
  startsAt: Date;
  endsAt: Date;
  prepaymentMinor: number;
}

const storedOf = ({ reservationId }: Held) =>
  one<Stored>(
    `select r.number, b.code, r.starts_at as "startsAt", r.ends_at as "endsAt",
       r.prepayment_minor::float8 as "prepaymentMinor" from reservations r join boats b on b.id = r.boat_id
     where r.id = $1`,
    reservationId,
  );

const cancel = ({ reservationId }: Held) =>
  cancelReservation({ reservationId, by: STAFF, cause: "owner", reason: "Motor" }, NOW);

test("cancelling a paid trip: its status, its money, its time, who is told and the line of the audit", async () => {
  const trip = await paidTrip(world);
  const { number, code, startsAt, endsAt, prepaymentMinor } = await storedOf(trip);
  const { value, effect } = await previewEffect(() => cancel(trip), NOW);
  expect(value.ok).toBe(true);
  expect(effect.statuses).toEqual([
    { booking: number, from: "reservation_created", to: "reservation_cancelled" },
  ]);
  expect(effect.refunds).toEqual([
    { booking: number, minor: prepaymentMinor, currency: "TRY", reason: "cancelled_by_owner" },
  ]);
  expect(effect.times).toEqual([
    {
      change: "freed",
      boat: code,
      kind: "reservation",
      from: startsAt,
      until: expect.any(Date),
    },
  ]);
  expect(effect.times[0]?.until.getTime()).toBeGreaterThanOrEqual(endsAt.getTime());
  const told = effect.messages.filter(({ job }) => job === "tell_reservation");
  expect(told.map(({ mail, booking }) => [mail, booking])).toEqual(
    expect.arrayContaining([
      ["cancelled", number],
      ["cancelled_owner", number],
    ]),
  );
  expect(effect.audit).toEqual([
    {
      event: "booking_cancelled",
      subjectKind: "reservation",
      subjectId: trip.reservationId,
      reason: "Motor",
    },
  ]);
});

test("accepting a request: the time is taken, and the rivals that lose are named", async () => {
  const trip = await request(world);
  const rival = await request(world, { boatId: trip.boatId });
  const [{ number, code }, lost] = await Promise.all([storedOf(trip), storedOf(rival)]);
  const { effect } = await previewEffect(() => acceptReservation(trip.reservationId, STAFF, NOW), NOW);
  expect(effect.statuses).toEqual(
    expect.arrayContaining([
      { booking: number, from: "request_created", to: "request_created_payment_pending" },
      { booking: lost.number, from: "request_created", to: "request_rejected" },
    ]),
  );
  expect(effect.statuses).toHaveLength(2);
  expect(effect.times).toMatchObject([{ change: "taken", boat: code, kind: "hold" }]);
  expect(effect.messages).toContainEqual({
    job: "tell_reservation",
    mail: "rejected",
    booking: lost.number,
    at: null,
  });
  expect(effect.refunds).toEqual([]);
});

test("taking a boat out: the trips that end and the block, on one page", async () => {
  const trip = await paidTrip(world);
  const { number, code, startsAt, endsAt } = await storedOf(trip);
  const out = { boatIds: [trip.boatId], startsAt, endsAt, reason: "Fırtına" };
  const { effect } = await previewEffect(() => takeBoatsOut(out, STAFF, NOW), NOW);
  expect(effect.statuses.map(({ booking, to }) => [booking, to])).toEqual([
    [number, "reservation_cancelled"],
  ]);
  expect(effect.refunds).toHaveLength(1);
  expect(effect.times.map(({ change, kind, boat }) => [change, kind, boat])).toEqual([
    ["freed", "reservation", code],
    ["taken", "block", code],
  ]);
});

test("an effect keeps its fingerprint until something differs, and what is foreseen is what is done", async () => {
  const trip = await paidTrip(world);
  const first = await previewEffect(() => cancel(trip), NOW);
  const second = await previewEffect(() => cancel(trip), new Date(NOW.getTime() + 1000));
  expect(second.fingerprint).toBe(first.fingerprint);
  expect(await statusOf(trip.reservationId)).toBe("reservation_created");
  expect(await listOccupancies(trip.boatId, NOW)).toHaveLength(1);

  await cancel(trip);
  const [step] = first.effect.statuses;
  expect(await statusOf(trip.reservationId)).toBe(step?.to);
  expect(await listOccupancies(trip.boatId, NOW)).toHaveLength(0);
  const third = await previewEffect(() => cancel(trip), NOW);
  expect(third.value.ok).toBe(false);
  expect(third.effect).toEqual({
    warnings: [],
    statuses: [],
    changes: [],
    refunds: [],
    times: [],
    records: [],
    values: [],
    ownersMoney: [],
    proposals: [],
    messages: [],
    audit: [],
  });
  expect(third.fingerprint).not.toBe(first.fingerprint);
});

test("what others do meanwhile is no part of an effect", async () => {
  const [trip, other] = [await paidTrip(world), await paidTrip(world)];
  const { number } = await storedOf(trip);
  const { effect } = await previewEffect(async () => {
    const colleague = new Client({ connectionString: database.url() });
    await colleague.connect();
    await colleague.query(
      `insert into reservation_history (reservation_id, from_status, to_status, event, actor, at)
       values ($1, 'reservation_created', 'reservation_coming', 'approach', 'system', now())`,
      [other.reservationId],
    );
    await colleague.end();
    return cancel(trip);
  }, NOW);
  expect(effect.statuses.map(({ booking }) => booking)).toEqual([number]);
});

test("carrying out does what was foreseen, once, and leaves nothing when it would do something else", async () => {
  const trip = await request(world);
  const accepting = () => acceptReservation(trip.reservationId, STAFF, NOW);
  const { fingerprint } = await previewEffect(accepting, NOW);
  await request(world, { boatId: trip.boatId });

  const changed = await carryOut(accepting, fingerprint, NOW);
  expect([changed.done, changed.value.ok]).toEqual([false, true]);
  expect(await statusOf(trip.reservationId)).toBe("request_created");
  expect(await listOccupancies(trip.boatId, NOW)).toHaveLength(0);

  const carried = await carryOut(accepting, changed.fingerprint, NOW);
  expect([carried.done, carried.effect]).toEqual([true, changed.effect]);
  expect(await statusOf(trip.reservationId)).toBe("request_created_payment_pending");
  expect(await listOccupancies(trip.boatId, NOW)).toHaveLength(1);

  const again = await carryOut(accepting, changed.fingerprint, NOW);
  expect([again.done, again.value.ok]).toEqual([false, false]);
});

test("two colleagues who confirm at once: one does it, the other is refused", async () => {
  const trip = await paidTrip(world);
  const { fingerprint } = await previewEffect(() => cancel(trip), NOW);
  const both = await Promise.all([1, 2].map(() => carryOut(() => cancel(trip), fingerprint, NOW)));
  expect(both.map(({ done }) => done).sort()).toEqual([false, true]);
  expect(both.find(({ done }) => !done)?.value.ok).toBe(false);
  const { count } = await one<{ count: string }>(
    `select count(*) from refunds f join payments p on p.id = f.payment_id where p.reservation_id = $1`,
    trip.reservationId,
  );
  expect(Number(count)).toBe(1);
});

test("a preview writes the mails that would leave at once, in the language of their readers, and none leaves", async () => {
  const trip = await paidTrip(world);
  const { number } = await storedOf(trip);
  const { mails } = await previewEffect(() => cancel(trip), NOW, draftMails);
  const { email } = await one<{ email: string }>(
    "select u.email from reservations r join users u on u.id = r.user_id where r.id = $1",
    trip.reservationId,
  );
  const [toCustomer] = mails.filter(({ to }) => to === email);
  expect(toCustomer?.text).toContain(number);
  expect(mails.length).toBeGreaterThan(1);
  const { count } = await one<{ count: string }>(
    "select count(*) from sent_mails where key like '%' || $1 || '%cancelled%'",
    trip.reservationId,
  );
  expect(Number(count)).toBe(0);
});

test("a letter that is previewed shows no link that acts for its reader", async () => {
  const { reservationId } = await request(world);
  const telling = () =>
    inTransaction((tx) =>
      addJob(tx, "tell_reservation", { reservationId, mail: "request_to_owner", again: "x" }),
    );
  const { mails } = await previewEffect(telling, NOW, draftMails);
  expect(mails.map(({ text }) => text.match(/owner\/(\S*)/)?.[1])).toEqual(["…?lang=tr"]);
});

test("a confirmation that is sent twice refunds once and gives more time once", async () => {
  const paid = await paidTrip(world);
  const { number } = await storedOf(paid);
  const refund = { number, amountMinor: 1000, note: "Duş", again: true };
  const held = await request(world);
  const booking = { kind: "reservation", id: held.reservationId } as const;
  for (const work of [
    () => refundByOperator(refund, STAFF, NOW),
    () => extendByOperator(booking, 1, STAFF, NOW),
  ]) {
    const { fingerprint } = await previewEffect<Outcome<unknown, string>>(work, NOW);
    expect((await carryOut<unknown, string>(work, fingerprint, NOW)).done).toBe(true);
    const second = await carryOut<unknown, string>(work, fingerprint, NOW);
    expect([second.value.ok, second.done]).toEqual([true, false]);
  }
});
