import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { serveContract } from "@/lib/server/runtime/api/serve-contract";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase();

let effects = 0;
let behave: "accept" | "refuse" | "throw" | "throw after commit" = "accept";
beforeEach(() => {
  effects = 0;
  behave = "accept";
});

const handler = serveContract(
  {
    body: v.strictObject({ a: v.number(), b: v.optional(v.number()) }),
    response: v.object({ effect: v.number() }),
    access: "customer",
    idempotent: true,
    status: 201,
  },
  async ({ remember }) => {
    if (behave === "refuse") return refuse("slot_taken");
    if (behave === "throw") throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    effects += 1;
    // Long enough for all the others to find the claim without a response.
    await sleep(100);
    const response = { effect: effects };
    await inTransaction((tx) => remember(tx, response));
    if (behave === "throw after commit") throw Object.assign(new Error("gone"), { code: "ECONNRESET" });
    return accept(response);
  },
);

const sendRequest = (bearer: string, key: string | null, body: unknown = { a: 1, b: 2 }) =>
  callHandler(handler, "things", { body, bearer, headers: key ? { "Idempotency-Key": key } : {} });

describe("an Idempotency-Key", () => {
  test("is required and must have the right form", async () => {
    const { token } = await makeCustomer();
    for (const key of [null, "short", "x".repeat(200)]) {
      const { status, body } = await sendRequest(token, key);
      expect([status, body.error]).toEqual([400, "idempotency_key_missing"]);
    }
    expect(effects).toBe(0);
  });

  test("sent fifty times in parallel has one effect, and all get its response", async () => {
    const { token } = await makeCustomer();
    const key = randomUUID();
    const answers = await allAtOnce(times(50, () => sendRequest(token, key)));
    expect(effects).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => body.effect))).toEqual(new Set([1]));
  });

  test("gives the first response again, whatever the order of the fields", async () => {
    const { token } = await makeCustomer();
    const key = randomUUID();
    await sendRequest(token, key, { a: 1, b: 2 });
    expect((await sendRequest(token, key, { b: 2, a: 1 })).body).toEqual({ effect: 1 });
    expect(effects).toBe(1);
  });

  test("with another body is refused", async () => {
    const { token } = await makeCustomer();
    const key = randomUUID();
    await sendRequest(token, key);
    const { status, body } = await sendRequest(token, key, { a: 2 });
    expect([status, body.error]).toEqual([422, "idempotency_key_reused"]);
    expect(effects).toBe(1);
  });

  test("of one customer reveals nothing about another's", async () => {
    const key = randomUUID();
    for (const customer of [await makeCustomer(), await makeCustomer()])
      await sendRequest(customer.token, key);
    expect(effects).toBe(2);
  });

  test("may be used again after a refusal and after trouble that changed nothing", async () => {
    const { token } = await makeCustomer();
    const key = randomUUID();
    behave = "refuse";
    expect((await sendRequest(token, key)).status).toBe(409);
    behave = "throw";
    expect((await sendRequest(token, key)).status).toBe(503);
    behave = "accept";
    expect((await sendRequest(token, key)).status).toBe(201);
    expect(effects).toBe(1);
  });

  test("replays a change that was committed although its response got lost", async () => {
    const { token } = await makeCustomer();
    const key = randomUUID();
    behave = "throw after commit";
    expect((await sendRequest(token, key)).status).toBe(503);
    behave = "accept";
    expect((await sendRequest(token, key)).body).toEqual({ effect: 1 });
    expect(effects).toBe(1);
  });

  test("of a process that died is taken over after a minute", async () => {
    const { id, token } = await makeCustomer();
    const key = randomUUID();
    await sendRequest(token, key);
    await getDb().execute(`update idempotency_keys set response_status = null, response = null,
      created_at = now() - interval '61 seconds' where user_id = '${id}'`);
    expect((await sendRequest(token, key)).body).toEqual({ effect: 2 });
  });

  test("with a stored response is never taken over, however old", async () => {
    const { id, token } = await makeCustomer();
    const key = randomUUID();
    await sendRequest(token, key);
    await getDb().execute(
      `update idempotency_keys set created_at = now() - interval '1 day' where user_id = '${id}'`,
    );
    expect((await sendRequest(token, key)).body).toEqual({ effect: 1 });
    expect(effects).toBe(1);
  });
});
