import { issueCode } from "@/lib/server/people/accounts/issue-code";
import { sweepAccounts } from "@/lib/server/people/accounts/sweep-accounts";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { codes, sessions } from "@/lib/server/platform/db/schema/accounts";
import { idempotencyKeys } from "@/lib/server/platform/db/schema/payments";
import { makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();

const DAY_MS = 86_400_000;
const counts = async () =>
  Promise.all([getDb().$count(sessions), getDb().$count(codes), getDb().$count(idempotencyKeys)]);

test("the sweep removes only what can no longer be used", async () => {
  const { id } = await makeCustomer(); // a session of one day
  const now = new Date();
  await inTransaction((tx) =>
    issueCode(tx, { userId: id, purpose: "verify_email", target: "a@example.com" }, now),
  );
  await getDb()
    .insert(idempotencyKeys)
    .values({ userId: id, endpoint: "POST /x", key: "k", requestHash: "h" });
  await sweepAccounts(now);
  expect(await counts()).toEqual([1, 1, 1]);
  await sweepAccounts(new Date(now.getTime() + 2 * DAY_MS));
  expect(await counts()).toEqual([0, 0, 1]);
  await sweepAccounts(new Date(now.getTime() + 8 * DAY_MS));
  expect(await counts()).toEqual([0, 0, 0]);
});

test("the sweep removes more than one statement takes, and ends", async () => {
  const { id } = await makeCustomer();
  const now = new Date();
  await getDb()
    .insert(idempotencyKeys)
    .values(
      [1, 2, 3, 4, 5, 6].map((n) => ({ userId: id, endpoint: "POST /x", key: `k${n}`, requestHash: "h" })),
    );
  await sweepAccounts(new Date(now.getTime() + 8 * DAY_MS), 3);
  expect(await counts()).toEqual([0, 0, 0]);
});
