import { completeByOperator } from "@/lib/server/booking/lifecycle/complete-by-operator";
import { extendByOperator } from "@/lib/server/booking/lifecycle/extend-by-operator";
import { markNoShow } from "@/lib/server/booking/reservations/mark-no-show";
import { reviewTrip } from "@/lib/server/booking/reviews/review-trip";
import { deleteAccount } from "@/lib/server/people/accounts/delete-account";
import { listStaffNotes, writeStaffNote } from "@/lib/server/people/staff/staff-notes";
import { getPool } from "@/lib/server/platform/db/pool";
import { isReservationMailCurrent } from "@/lib/server/talk/mail/send-reservation-mail";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { hold, one, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { holdOrder, makeService, orderStatusOf } from "@/tests/fixtures/bookings/order-world";
import { letComplete, paidTrip, startIn } from "@/tests/fixtures/bookings/paid-trip";
import { SAMPLE_REVIEW } from "@/tests/fixtures/bookings/sample-review";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

const expiryOf = async (table: "reservations" | "service_orders", id: string) =>
  (await one<{ at: Date }>(`select expires_at as at from ${table} where id = $1`, id)).at;

test("a trip to which nobody came ends without an invitation to review it, and cannot be reviewed", async () => {
  const { reservationId, customer } = await paidTrip(world);
  await letComplete(reservationId);
  const invitation = { reservationId, mail: "review_invitation" } as const;
  expect(await isReservationMailCurrent(invitation, new Date())).toBe(true);
  expect((await markNoShow(reservationId, true, STAFF, new Date())).ok).toBe(true);
  expect(await isReservationMailCurrent(invitation, new Date())).toBe(false);
  const review = { ...SAMPLE_REVIEW, reservationId, userId: customer.id, locale: "tr" } as const;
  expect(await reviewTrip(review, new Date())).toMatchObject({ code: "trip_not_completed" });
  expect(await markNoShow(reservationId, true, STAFF, new Date())).toMatchObject({
    code: "transition_not_allowed",
  });
  expect((await markNoShow(reservationId, false, STAFF, new Date())).ok).toBe(true);
  expect((await reviewTrip(review, new Date())).ok).toBe(true);
  expect(await markNoShow(reservationId, true, STAFF, new Date())).toMatchObject({
    code: "already_reviewed",
  });
});

test("nobody is missing from a trip that is to come", async () => {
  const { reservationId } = await paidTrip(world);
  expect(await markNoShow(reservationId, true, STAFF, new Date())).toMatchObject({
    code: "transition_not_allowed",
  });
});

test("an order gets more hours to be paid as a trip does, and not beyond its start", async () => {
  const trip = await hold(world);
  const { orderId } = await holdOrder(await makeService());
  const [tripUntil, orderUntil] = [
    await expiryOf("reservations", trip.reservationId),
    await expiryOf("service_orders", orderId),
  ];
  const inTwoHours = (at: Date) => at.getTime() + 2 * 3_600_000;
  expect((await extendByOperator({ kind: "order", id: orderId }, 2, STAFF, new Date())).ok).toBe(true);
  expect((await expiryOf("service_orders", orderId)).getTime()).toBe(inTwoHours(orderUntil));
  const booking = { kind: "reservation", id: trip.reservationId } as const;
  expect((await extendByOperator(booking, 2, STAFF, new Date())).ok).toBe(true);
  expect((await expiryOf("reservations", trip.reservationId)).getTime()).toBe(inTwoHours(tripUntil));
  await startIn(trip.reservationId, 3);
  expect(await extendByOperator(booking, 9, STAFF, new Date())).toMatchObject({ code: "after_start" });
});

test("what is paid and has begun is completed early, a trip as an order", async () => {
  const trip = await paidTrip(world);
  const booking = { kind: "reservation", id: trip.reservationId } as const;
  expect(await completeByOperator(booking, STAFF, new Date())).toMatchObject({
    code: "transition_not_allowed",
  });
  await startIn(trip.reservationId, -1);
  await getPool().query("update reservations set status = 'reservation_coming' where id = $1", [
    trip.reservationId,
  ]);
  expect((await completeByOperator(booking, STAFF, new Date())).ok).toBe(true);
  expect(await statusOf(trip.reservationId)).toBe("reservation_completed");

  const { orderId } = await holdOrder(await makeService());
  const order = { kind: "order", id: orderId } as const;
  expect(await completeByOperator(order, STAFF, new Date())).toMatchObject({
    code: "transition_not_allowed",
  });
  await getPool().query(
    `update service_orders set status = 'order_paid', paid_at = now(), expires_at = null,
       service_day = (now() at time zone 'Europe/Istanbul')::date, starts_at = null, ends_at = null where id = $1`,
    [orderId],
  );
  expect((await completeByOperator(order, STAFF, new Date())).ok).toBe(true);
  expect(await orderStatusOf(orderId)).toBe("order_completed");
});

test("a note names its author, and goes with the account of the customer that it is about", async () => {
  const { id } = await makeStaff("support");
  const { reservationId, customer } = await paidTrip(world);
  const about = { kind: "reservation", id: reservationId } as const;
  await writeStaffNote(about, "Kapıdan aradı.", { kind: "staff", id });
  expect(await listStaffNotes(about)).toMatchObject([{ text: "Kapıdan aradı.", name: "Ada Deniz" }]);
  const { rows } = await getPool().query(
    "select reason, data from audit_events where event = 'note_written' and subject_id = $1",
    [reservationId],
  );
  expect(rows).toEqual([{ reason: null, data: {} }]);
  await letComplete(reservationId);
  expect((await deleteAccount(customer.id, STAFF, new Date())).ok).toBe(true);
  expect(await listStaffNotes(about)).toEqual([]);
});
