import { and, eq } from "drizzle-orm";
import { refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { auditEvents } from "@/lib/server/platform/db/schema/audit";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

/** A refund that the provider has refused. */
async function refusedRefund(): Promise<string> {
  const { reservationId } = await paidTrip(world);
  const { rows } = await getPool().query("select number from reservations where id = $1", [reservationId]);
  const asked = { number: rows[0].number, amountMinor: 5000, note: "Motor", again: false };
  expect((await refundByOperator(asked, STAFF, new Date())).ok).toBe(true);
  const refused = await getPool().query(
    `update refunds set state = 'failed', attempts = 3 where payment_id in (
       select id from payments where reservation_id = $1) returning id`,
    [reservationId],
  );
  return refused.rows[0].id;
}

const stateOf = async (id: string) =>
  (await getPool().query("select state from refunds where id = $1", [id])).rows[0].state;

test("a refused refund is foreseen, then sent again by whoever confirms it, once", async () => {
  const id = await refusedRefund();
  const { cookie, id: staffId } = await makeStaff("finance");
  const retry = (fingerprint: string | null) =>
    callConsole("POST /operate/refunds/{id}/retry", cookie, { params: { id }, body: { fingerprint } });
  const foreseen = await retry(null);
  expect(foreseen.body).toMatchObject({ done: false });
  expect(foreseen.body.lines.map(({ kind }: { kind: string }) => kind)).toContain("money");
  expect(await stateOf(id)).toBe("failed");
  expect((await retry(foreseen.body.fingerprint)).body).toMatchObject({ done: true });
  expect(await stateOf(id)).toBe("requested");
  const written = and(eq(auditEvents.subjectId, id), eq(auditEvents.event, "refund_retried"));
  expect(await getDb().select().from(auditEvents).where(written)).toMatchObject([{ actorId: staffId }]);
  const again = await retry(null);
  expect([again.status, again.body.error]).toEqual([409, "refund_not_failed"]);
});

test("the provider is asked about open payments once somebody confirms, which is written down", async () => {
  const { cookie, id } = await makeStaff("support");
  const ask = (fingerprint: string | null) =>
    callConsole("POST /operate/payments/reconcile", cookie, { body: { fingerprint } });
  const { body } = await ask(null);
  const written = and(eq(auditEvents.actorId, id), eq(auditEvents.event, "payments_reconciled"));
  expect(await getDb().$count(auditEvents, written)).toBe(0);
  expect((await ask(body.fingerprint)).body).toMatchObject({ done: true });
  expect(await getDb().$count(auditEvents, written)).toBe(1);
});
