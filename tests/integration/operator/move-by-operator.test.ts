import { eq } from "drizzle-orm";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { moveByOperator, type TripMove } from "@/lib/server/booking/changes/move-by-operator";
import { describeEffect } from "@/lib/server/operator/effect/describe-effect";
import { draftMails } from "@/lib/server/operator/effect/draft-mails";
import { carryOut, previewEffect } from "@/lib/server/operator/effect/preview-effect";
import { listOccupancies } from "@/lib/server/operator/list-occupancies";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { changeBody, type NewTime, refundsOf } from "@/tests/fixtures/bookings/changed-trip";
import type { Held } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip, startIn } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

async function codeOf(boatId: number): Promise<string> {
  const [boat] = await getDb().select({ code: boats.code }).from(boats).where(eq(boats.id, boatId));
  return boat?.code ?? "";
}

async function tripOf({ reservationId }: Held) {
  const [trip] = await getDb().select().from(reservations).where(eq(reservations.id, reservationId));
  if (!trip) throw new Error("No trip");
  return trip;
}

/** The trip of `paidTrip` is thirty days ahead, from 10:00 to 14:00, for four. */
async function moveOf(held: Held, time: NewTime, given: Partial<TripMove> = {}): Promise<TripMove> {
  const { start_date: startsAt, end_date: endsAt, person_count: personCount } = changeBody(time);
  const newTrip = { startsAt, endsAt, personCount } as TripMove["newTrip"];
  const boatCode = given.boatCode ?? (await codeOf(held.boatId));
  return { reservationId: held.reservationId, boatCode, newTrip, isWaived: false, ...given };
}

const move = (wanted: TripMove) => moveByOperator(wanted, STAFF, new Date());

test("a trip moves to another day of its boat at once, with the history, the mails and the audit of it", async () => {
  const held = await paidTrip(world);
  const wanted = await moveOf(held, { daysAhead: 31 });
  const { effect, mails, value } = await previewEffect(() => move(wanted), new Date(), draftMails);
  expect(value.ok).toBe(true);
  expect(effect.times.map(({ change, kind }) => [change, kind])).toEqual([
    ["freed", "reservation"],
    ["taken", "reservation"],
  ]);
  expect(effect.changes.map(({ field }) => field)).toEqual(["starts_at", "ends_at"]);
  expect(effect.audit.map(({ event }) => event)).toEqual(["trip_moved"]);
  expect(mails).toHaveLength(2);
  expect(toTripTime((await tripOf(held)).startsAt)).toBe(changeBody({}).start_date);

  expect((await move(wanted)).ok).toBe(true);
  const trip = await tripOf(held);
  expect(toTripTime(trip.startsAt)).toBe(wanted.newTrip.startsAt);
  expect([trip.totalMinor, trip.prepaymentMinor]).toEqual([400_000, 80_000]);
});

test("a trip goes to another boat: both calendars, both owners, and the customer are told", async () => {
  const held = await paidTrip(world);
  const boatId = await makeBoat(world, { ownerEmail: "other@example.com", ownerName: "Other" });
  const boatCode = await codeOf(boatId);
  const wanted = await moveOf(held, {}, { boatCode });
  const { effect, mails, fingerprint } = await previewEffect(() => move(wanted), new Date(), draftMails);
  expect(effect.times.map(({ change, boat }) => [change, boat]).sort()).toEqual(
    [
      ["freed", await codeOf(held.boatId)],
      ["taken", boatCode],
    ].sort(),
  );
  expect(effect.changes).toMatchObject([{ field: "boat", to: boatCode }]);
  expect(mails.map(({ to }) => to)).toEqual([
    expect.stringMatching(/^[0-9a-f]+@example\.com$/),
    "other@example.com",
    "owner@example.com",
  ]);
  const lost = mails.find(({ to }) => to === "owner@example.com");
  expect(lost?.subject).toContain("başka bir tekneye");
  // Whose boat it is now is none of the former owner's business.
  expect(lost?.text).not.toContain(boatCode);
  const lines = await describeEffect(effect, "en");
  expect(lines.map(({ text }) => text).join("\n")).toContain(
    `boat: ${await codeOf(held.boatId)} → ${boatCode}`,
  );

  expect((await carryOut(() => move(wanted), fingerprint, new Date())).done).toBe(true);
  expect((await tripOf(held)).boatId).toBe(boatId);
  expect(await listOccupancies(held.boatId, new Date())).toEqual([]);
  expect(await listOccupancies(boatId, new Date())).toHaveLength(1);
});

test("a shorter trip gives back its share of what was paid, a longer one is paid on board, a waived one costs the same", async () => {
  const [shorter, longer, waived] = [await paidTrip(world), await paidTrip(world), await paidTrip(world)];
  expect((await move(await moveOf(shorter, { hours: 2 }))).ok).toBe(true);
  expect(await tripOf(shorter)).toMatchObject({ totalMinor: 200_000, prepaymentMinor: 40_000 });
  expect(await refundsOf(shorter.reservationId)).toMatchObject([{ amount: 40_000 }]);

  expect((await move(await moveOf(longer, { hours: 6 }))).ok).toBe(true);
  expect(await tripOf(longer)).toMatchObject({
    totalMinor: 600_000,
    prepaymentMinor: 80_000,
    remainingMinor: 520_000,
  });
  expect(await refundsOf(longer.reservationId)).toEqual([]);

  expect((await move(await moveOf(waived, { hours: 6 }, { isWaived: true }))).ok).toBe(true);
  expect(await tripOf(waived)).toMatchObject({ totalMinor: 400_000, prepaymentMinor: 80_000 });
});

test("a taken time, an unknown boat, the same trip and a trip that has begun are refused, and nothing changes", async () => {
  const held = await paidTrip(world);
  const other = await paidTrip(world);
  const boatCode = await codeOf(other.boatId);
  expect(await move(await moveOf(held, {}, { boatCode }))).toMatchObject({ code: "slot_taken" });
  const unknown = await moveOf(held, { daysAhead: 31 }, { boatCode: "NONE" });
  expect(await move(unknown)).toMatchObject({ code: "boat_code_not_found" });
  expect(await move(await moveOf(held, {}))).toMatchObject({ code: "change_same" });
  const draft = await makeBoat(world, { status: "draft" });
  const unpublished = await moveOf(held, {}, { boatCode: await codeOf(draft) });
  expect(await move(unpublished)).toMatchObject({ code: "change_closed" });
  expect((await tripOf(held)).boatId).toBe(held.boatId);
  await startIn(held.reservationId, -1);
  expect(await move(await moveOf(held, { daysAhead: 31 }))).toMatchObject({ code: "transition_not_allowed" });
});

test("two trips that change boats at once do not wait for each other for ever", async () => {
  const [first, second] = [await paidTrip(world), await paidTrip(world)];
  const wanted = [
    await moveOf(first, { daysAhead: 40 }, { boatCode: await codeOf(second.boatId) }),
    await moveOf(second, { daysAhead: 41 }, { boatCode: await codeOf(first.boatId) }),
  ];
  const moved = await Promise.all(wanted.map(move));
  expect(moved.map(({ ok }) => ok)).toEqual([true, true]);
});
