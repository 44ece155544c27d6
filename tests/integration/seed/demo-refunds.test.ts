import { runRefund } from "@/lib/server/money/refunds/run-refund";
import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testGateway } from "@/tests/fixtures/payments/paying";
import { decideRefund, refundOf } from "@/tests/fixtures/payments/refunding";

testDatabase({ seeded: true });
testGateway();

test("the money of every demo trip and order goes back once it is refunded", async () => {
  const { rows } = await getPool().query<{ id: string }>(
    `select id from payments p where state = 'paid' and not exists (select from refunds where payment_id = p.id)`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { id } of rows) {
    const refundId = await decideRefund(id, 100);
    await runRefund(refundId, new Date());
    expect(await refundOf(refundId)).toMatchObject({ state: "done", failure_code: null });
  }
});
