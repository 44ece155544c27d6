import { ENDPOINT_ROWS } from "@/lib/server/runtime/api/endpoint-table";
import { confirmSessions, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { makeOwned, type Owned, REACHES } from "@/tests/fixtures/bookings/own-objects";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { findHandler } from "@/tests/fixtures/http/find-handler";

testDatabase();

let held: Owned;
let stranger: string;
beforeAll(async () => {
  held = await makeOwned();
  stranger = (await confirmSessions(await makeCustomer())).token;
});

async function reach(key: string, bearer: string) {
  const { query = "", call } = REACHES[key]?.(held) ?? { call: {} };
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  return callHandler(await findHandler(key), `x${query}`, { ...call, bearer, headers });
}

describe("another customer's object", () => {
  test("has a row here for every guarded endpoint that names a customer's object in its path", () => {
    const needed = ENDPOINT_ROWS.filter(([key, row]) => row.access === "customer" && /\{(?!slug)/.test(key));
    expect(Object.keys(REACHES)).toEqual(expect.arrayContaining(needed.map(([key]) => key)));
  });

  test.each(Object.keys(REACHES))("is not found through %s, and nothing of it leaks", async (key) => {
    const { status, body } = await reach(key, stranger);
    expect([status, body.error]).toEqual([404, "not_found"]);
    expect(Object.keys(body)).toEqual(["error", "message", "request_id"]);
  });

  test.each(Object.keys(REACHES))("is known to its owner through %s", async (key) => {
    expect((await reach(key, held.customer.token)).status).not.toBe(404);
  });
});
