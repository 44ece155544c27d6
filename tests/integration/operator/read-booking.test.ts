import { eq } from "drizzle-orm";
import { STAFF_ROLES } from "@/lib/domain/staff/permissions";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { listAuditEvents } from "@/lib/server/operator/list/list-audit-events";
import { readBooking } from "@/lib/server/operator/read-booking";
import { findStaffSession } from "@/lib/server/people/staff/staff-session";
import { writeOpenedCustomer } from "@/lib/server/people/staff/write-opened-customer";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

async function numberOf(reservationId: string): Promise<string> {
  const { rows } = await getPool().query("select number from reservations where id = $1", [reservationId]);
  return rows[0].number;
}

test("a reservation is read with who did what, by the name of the colleague, and its audit lines", async () => {
  const { id } = await makeStaff("support");
  const { reservationId, customer } = await request(world);
  await acceptReservation(reservationId, { kind: "staff", id }, new Date());
  const number = await numberOf(reservationId);
  const record = await readBooking(number.toLowerCase(), new Date());
  expect(record?.sheet).toMatchObject({
    number,
    status: "request_created_payment_pending",
    customerId: customer.id,
  });
  expect(record?.steps.map(({ name, actor, staffName }) => [name, actor, staffName])).toEqual([
    ["create", "customer", null],
    ["accept", "staff", "Ada Deniz"],
  ]);
  expect(record?.audit.map(({ event, actorId }) => [event, actorId])).toEqual([["booking_accepted", id]]);
});

test("its money is what was paid, and what went back or is on its way", async () => {
  const { reservationId } = await paidTrip(world);
  const number = await numberOf(reservationId);
  const before = await readBooking(number, new Date());
  // The payment stands where it was settled, after what it brought about, not where its page was opened.
  expect(before?.steps.map(({ name }) => name)).toEqual(["create", "pay", "paid"]);
  const { prepaymentMinor } = before?.kind === "reservation" ? before.sheet : { prepaymentMinor: 0 };
  expect(before?.paidMinor).toBe(prepaymentMinor);
  expect(before?.refundedMinor).toBe(0);
  const staff = { kind: "staff", id: "office" } as const;
  const cancelled = await cancelReservation(
    { reservationId, by: staff, cause: "weather", reason: "Storm" },
    new Date(),
  );
  expect(cancelled.ok).toBe(true);
  const after = await readBooking(number, new Date());
  expect(after?.refundedMinor).toBe(prepaymentMinor);
  await getPool().query(
    "update refunds set state = 'failed' where payment_id in (select id from payments where reservation_id = $1)",
    [reservationId],
  );
  expect((await readBooking(number, new Date()))?.refundedMinor).toBe(0);
});

test("a number that no reservation has reads nothing", async () => {
  expect(await readBooking("PLM-00000000", new Date())).toBeNull();
});

test.each(STAFF_ROLES)("%s: opening a customer's data is written down, unless it is masked", async (role) => {
  const { token, id } = await makeStaff(role);
  const session = await findStaffSession(token, new Date());
  if (!session) throw new Error("No session");
  const customerId = crypto.randomUUID();
  await writeOpenedCustomer(session, customerId, { booking: "PLM-7K3M9QXA" });
  const written = await getDb().select().from(auditEvents).where(eq(auditEvents.subjectId, customerId));
  expect(written.map(({ event, actorId, data }) => [event, actorId, data])).toEqual(
    role === "viewer" ? [] : [["customer_opened", id, { booking: "PLM-7K3M9QXA" }]],
  );
});

test("the audit names the customer whose data was opened", async () => {
  const { token } = await makeStaff("support");
  const session = await findStaffSession(token, new Date());
  if (!session) throw new Error("No session");
  const { customer } = await request(world);
  await writeOpenedCustomer(session, customer.id, { booking: "PLM-7K3M9QXA" });
  const { rows } = await getPool().query("select name || ' ' || surname as name from users where id = $1", [
    customer.id,
  ]);
  const [line] = await listAuditEvents({ event: "customer_opened" }, 1);
  expect(line).toMatchObject({ subjectId: customer.id, subjectName: rows[0].name });
});
