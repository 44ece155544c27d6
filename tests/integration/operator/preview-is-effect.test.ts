import type { FailureCode } from "@/lib/contracts/failures";
import { CANCELLATION_CAUSES } from "@/lib/domain/reservations/plan-refund";
import type { Outcome } from "@/lib/domain/shared/outcome";
import { type BookingAction, listBookingActions } from "@/lib/domain/staff/booking-actions";
import { moveByOperator } from "@/lib/server/booking/changes/move-by-operator";
import { completeByOperator } from "@/lib/server/booking/lifecycle/complete-by-operator";
import { extendByOperator } from "@/lib/server/booking/lifecycle/extend-by-operator";
import { acceptOrder } from "@/lib/server/booking/orders/accept-order";
import { cancelOrder } from "@/lib/server/booking/orders/cancel-order";
import { declineOrder } from "@/lib/server/booking/orders/decline-order";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { declineReservation } from "@/lib/server/booking/reservations/decline-reservation";
import { markNoShow } from "@/lib/server/booking/reservations/mark-no-show";
import { refundOrPropose } from "@/lib/server/money/refunds/propose-refund";
import { carryOut, previewEffect } from "@/lib/server/operator/effect/preview-effect";
import { type BookingRecord, readBooking } from "@/lib/server/operator/read-booking";
import { preview } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { resendMail } from "@/lib/server/talk/mail/resend-mail";
import { sendPaymentLink } from "@/lib/server/talk/mail/send-payment-link";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, tripTime } from "@/tests/fixtures/bookings/booking-world";
import { makeService } from "@/tests/fixtures/bookings/order-world";
import { type Choices, randomChoices } from "@/tests/fixtures/bookings/random-choices";
import { letLive, startRandom } from "@/tests/fixtures/bookings/random-history";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { seenEffect, writtenEffect } from "@/tests/fixtures/bookings/written-effect";
import { storedRows, writtenRows } from "@/tests/fixtures/database/stored-rows";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const world = testWorld();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
jest.setTimeout(240_000);

const SEED = Number(process.env.HISTORY_SEED ?? 29);
const HISTORIES = 18;
/** Things that happen to a booking, each followed by an action of the console. */
const STEPS = 4;

type Work = () => Promise<Outcome<unknown, FailureCode>>;

/** The verb behind each button, as its endpoint calls it, with what somebody might type. */
function workOf(
  action: BookingAction,
  record: BookingRecord,
  other: string,
  choices: Choices,
  now: Date,
): Work {
  const { kind, id, sheet } = record;
  const trip = kind === "reservation" ? { kind, id } : { kind: "order" as const, id };
  const isTrip = kind === "reservation";
  const hours = 1 + choices.below(6);
  const cause = choices.pick(CANCELLATION_CAUSES);
  const left = record.paidMinor - record.refundedMinor;
  const amountMinor = choices.chance(0.3) ? left : Math.max(1, choices.below(left));
  const mail = record.mails.length > 0 ? choices.pick(record.mails).name : "";
  const day = 25 + choices.below(8);
  const hour = 8 + choices.below(8);
  const move = {
    reservationId: id,
    boatCode: choices.chance(0.5) && sheet.boatCode ? sheet.boatCode : other,
    newTrip: {
      startsAt: tripTime(day, hour),
      endsAt: tripTime(day, hour + 4),
      personCount: 2 + choices.below(5),
    },
    isWaived: choices.chance(0.4),
  };
  const WORK: Record<BookingAction, Work> = {
    accept: () => (isTrip ? acceptReservation(id, STAFF, now) : acceptOrder(id, STAFF, now)),
    decline: () =>
      isTrip ? declineReservation(id, STAFF, "Bakım", now) : declineOrder(id, STAFF, "Bakım", now),
    extend: () => extendByOperator(trip, hours, STAFF, now),
    move: () => moveByOperator(move, STAFF, now),
    complete: () => completeByOperator(trip, STAFF, now),
    no_show: () => markNoShow(id, true, STAFF, now),
    came: () => markNoShow(id, false, STAFF, now),
    cancel: () =>
      isTrip
        ? cancelReservation({ reservationId: id, by: STAFF, cause, reason: "Motor" }, now)
        : cancelOrder({ orderId: id, by: STAFF, cause, reason: "Motor" }, now),
    refund: () =>
      refundOrPropose(
        { number: sheet.number, amountMinor, note: "Özür", again: true },
        STAFF,
        { isConfirmed: true },
        now,
      ),
    resend: () => resendMail(trip, mail, STAFF, now),
    payment_link: () => sendPaymentLink(trip, "mail", STAFF, now),
  };
  return WORK[action];
}

function allowed(record: BookingRecord, now: Date): BookingAction[] {
  const paid = { keptMinor: record.paidMinor - record.refundedMinor, wasTold: record.mails.length > 0 };
  const booking =
    record.kind === "reservation"
      ? { kind: record.kind, ...record.sheet, ...paid }
      : { kind: record.kind, ...record.sheet, ...paid };
  return listBookingActions(booking, "admin", now);
}

/** How often each was carried out. */
const done = new Map<BookingAction, number>();
let previews = 0;

/** Foresees what may be done and does one of it, the one that was done least often so far. */
async function act(number: string, other: string, choices: Choices): Promise<void> {
  const now = new Date();
  const record = await readBooking(number, now);
  if (!record) throw new Error(`${number} is gone`);
  const possible: { action: BookingAction; work: Work; fingerprint: string }[] = [];
  for (const action of allowed(record, now)) {
    const work = workOf(action, record, other, choices, now);
    const before = await storedRows();
    const { value, fingerprint } = await previewEffect(work, now);
    expect([action, (await storedRows()).versions]).toEqual([action, before.versions]);
    previews += 1;
    if (value.ok) possible.push({ action, work, fingerprint });
  }
  const [next] = possible.toSorted((a, b) => (done.get(a.action) ?? 0) - (done.get(b.action) ?? 0));
  if (!next) return;
  const { action, work, fingerprint } = next;
  const before = await storedRows();
  const since = new Date();
  const foreseen = await preview(async () => {
    await work();
    return writtenRows(before, await storedRows(), since);
  });
  const { effect } = await previewEffect(work, now);
  const carried = await carryOut(work, fingerprint, now);
  const after = await storedRows();
  const named = { action, number, status: record.sheet.status };
  expect({ ...named, done: carried.done }).toEqual({ ...named, done: true });
  expect({ ...named, rows: writtenRows(before, after, since) }).toEqual({ ...named, rows: foreseen });
  expect({ ...named, effect: carried.effect }).toEqual({ ...named, effect });
  expect({ ...named, effect: seenEffect(effect) }).toEqual({
    ...named,
    effect: writtenEffect(before, after, now),
  });
  done.set(action, (done.get(action) ?? 0) + 1);
}

test(`a preview shows exactly what carrying it out writes, and leaves nothing (HISTORY_SEED=${SEED})`, async () => {
  const choices = randomChoices(SEED);
  const service = await makeService({ dailyCapacity: 50 });
  for (let history = 0; history < HISTORIES; history += 1) {
    const started = await startRandom(choices, world, service);
    const { rows } = await getPool().query("select code from boats where id = $1", [await makeBoat(world)]);
    for (let step = 0; step < STEPS; step += 1) {
      await letLive(choices, started);
      await act(started.number, rows[0].code, choices);
    }
  }
  const ALL = [
    "accept",
    "came",
    "cancel",
    "complete",
    "decline",
    "extend",
    "move",
    "no_show",
    "payment_link",
    "refund",
    "resend",
  ];
  expect([...done.keys()].sort()).toEqual(ALL);
  expect(previews).toBeGreaterThan(2 * HISTORIES);
});
