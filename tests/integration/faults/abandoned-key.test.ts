import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { serveContract } from "@/lib/server/runtime/api/serve-contract";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";

testDatabase();

test("a key whose first call hangs is taken over, and only one of the two is committed", async () => {
  const { token } = await makeCustomer();
  const gate = Promise.withResolvers<void>();
  let calls = 0;
  const handler = serveContract(
    {
      body: v.strictObject({}),
      response: v.object({ call: v.number() }),
      access: "customer",
      idempotent: true,
    },
    async ({ remember }) => {
      calls += 1;
      const answer = { call: calls };
      if (calls === 1) await gate.promise;
      return inTransaction(async (tx) => {
        await tx.execute(sql`insert into settings (key, value) values (${randomUUID()}, '1')`);
        await remember(tx, answer);
        return accept(answer);
      });
    },
  );
  const call = { path: "/things", token, idempotencyKey: randomUUID(), body: {} };
  const first = callEndpoint(handler, call);
  while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await getDb().execute(sql`update idempotency_keys set created_at = now() - interval '1 minute'`);
  const second = await callEndpoint(handler, call);
  gate.resolve();
  expect(second).toMatchObject({ status: 200, body: { call: 2 } });
  expect(await first).toEqual(second);
  const { rows } = await getDb().execute<{ n: number }>(sql`select count(*)::int as n from settings`);
  expect(rows[0]?.n).toBe(1);
});

test("a call that takes over and is refused by what the first one did gets the first one's response", async () => {
  const { token } = await makeCustomer();
  const committed = Promise.withResolvers<void>();
  const takenOver = Promise.withResolvers<void>();
  let calls = 0;
  const handler = serveContract(
    {
      body: v.strictObject({}),
      response: v.object({ call: v.number() }),
      access: "customer",
      idempotent: true,
    },
    async ({ remember }) => {
      calls += 1;
      if (calls > 1) {
        takenOver.resolve();
        await committed.promise;
        return refuse("slot_taken");
      }
      await takenOver.promise;
      return inTransaction(async (tx) => {
        await remember(tx, { call: 1 });
        return accept({ call: 1 });
      });
    },
  );
  const call = { path: "/things", token, idempotencyKey: randomUUID(), body: {} };
  const first = callEndpoint(handler, call);
  while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await getDb().execute(sql`update idempotency_keys set created_at = now() - interval '1 minute'`);
  const second = callEndpoint(handler, call);
  expect(await first).toMatchObject({ status: 200, body: { call: 1 } });
  committed.resolve();
  expect(await second).toEqual(await first);
});
