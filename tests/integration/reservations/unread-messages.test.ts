import { GET as threadEndpoint } from "@/app/api/v1/user/reservations/[id]/messages/route";
import { GET as listEndpoint } from "@/app/api/v1/user/reservations/route";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { writeAs } from "@/tests/fixtures/bookings/written-message";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";

testDatabase();

const world = testWorld();

test("what the other side wrote counts as unread in the list until the conversation is opened", async () => {
  const { customer, reservationId } = await hold(world);
  const { token } = customer;
  const unread = async () => {
    const { items = [] } = (await callEndpoint(listEndpoint, { path: "/x", token })).body;
    return items.map((item) => (item as unknown as { unread_messages: number }).unread_messages);
  };
  const write = (author: "owner" | "operator" | "customer") =>
    writeAs(author, { kind: "reservation", id: reservationId }, "Merhaba");
  expect(await unread()).toEqual([0]);
  await write("customer");
  expect(await unread()).toEqual([0]);
  await write("owner");
  await write("operator");
  expect(await unread()).toEqual([2]);
  await callEndpoint(threadEndpoint, { path: "/x", token, params: { id: reservationId } });
  expect(await unread()).toEqual([0]);
});
