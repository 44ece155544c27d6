import { POST as ownersEndpoint } from "@/app/api/v1/owner/[token]/route";
import { GET as customersEndpoint } from "@/app/api/v1/user/reservations/[id]/messages/route";
import { getOwnerPage } from "@/lib/server/people/owner/get-owner-page";
import { getPool } from "@/lib/server/platform/db/pool";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { makeCustomer, makeWorld } from "@/tests/fixtures/bookings/booking-world";
import type { Held } from "@/tests/fixtures/bookings/held-trip";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { writeAs } from "@/tests/fixtures/bookings/written-message";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

let held: Held;
beforeEach(async () => {
  held = await request(await makeWorld());
  for (const author of ["customer", "owner", "operator"] as const) {
    await writeAs(author, { kind: "reservation", id: held.reservationId }, author);
  }
});

async function unread(): Promise<string[]> {
  const { rows } = await getPool().query<{ author: string }>(
    "select author from messages where reservation_id = $1 and read_at is null order by id",
    [held.reservationId],
  );
  return rows.map(({ author }) => author);
}
const openAsCustomer = (bearer: string) =>
  callHandler(customersEndpoint, "user/reservations/x/messages", {
    params: { id: held.reservationId },
    bearer,
  });
const token = () => ownerToken(held.reservationId, "owner@example.com");

test("opening the conversation marks the other side's messages as read, but not the customer's own", async () => {
  await openAsCustomer(held.customer.token);
  expect(await unread()).toEqual(["customer"]);
});

test("another customer who tries to open it marks nothing as read", async () => {
  expect((await openAsCustomer((await makeCustomer()).token)).status).toBe(404);
  expect(await unread()).toEqual(["customer", "owner", "operator"]);
});

test("a message counts as read by the owner when the page reports it or the owner replies, not when a program opens the link", async () => {
  await getOwnerPage(token(), "tr", new Date());
  expect(await unread()).toContain("customer");
  await callHandler(ownersEndpoint, "owner/x", { params: { token: token() }, body: { action: "read" } });
  expect(await unread()).toEqual(["owner", "operator"]);
});

test("the first reading counts", async () => {
  await openAsCustomer(held.customer.token);
  const times = () =>
    getPool().query("select read_at from messages where reservation_id = $1 order by id", [
      held.reservationId,
    ]);
  const { rows } = await times();
  await openAsCustomer(held.customer.token);
  expect((await times()).rows).toEqual(rows);
});
