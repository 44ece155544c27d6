import { POST as ownerEndpoint } from "@/app/api/v1/owner/[token]/route";
import { POST as cancelEndpoint } from "@/app/api/v1/user/special-services/[id]/cancel/route";
import {
  GET as threadEndpoint,
  POST as writeEndpoint,
} from "@/app/api/v1/user/special-services/[id]/messages/route";
import { customerOf, ownerOf } from "@/lib/domain/shared/actor";
import { expireOrder } from "@/lib/server/booking/lifecycle/expire-order";
import { acceptOrder } from "@/lib/server/booking/orders/accept-order";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { getOwnerPage } from "@/lib/server/people/owner/get-owner-page";
import { getPool } from "@/lib/server/platform/db/pool";
import { writeMessage } from "@/lib/server/talk/messages/write-message";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { makeBoat, makeCustomer, orderOf } from "@/tests/fixtures/bookings/booking-world";
import {
  holdOrder,
  letOrderExpire,
  orderEvents,
  orderOccupancy,
  orderStatusOf,
} from "@/tests/fixtures/bookings/order-world";
import { ownOrder, payOrder } from "@/tests/fixtures/bookings/paid-order";
import { testService } from "@/tests/fixtures/bookings/test-service";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callEndpoint } from "@/tests/fixtures/http/call-endpoint";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
const outbox = testOutbox();
const world = testWorld();
const service = testService();
beforeEach(() => getPool().query("delete from graphile_worker._private_jobs"));

const OWNER = "owner@example.com";
const note = "Cake without nuts";

/** An order of a boat on request at noon. */
async function ask(startHour = 12) {
  const boatId = await makeBoat(world, { fastApp: false });
  const held = await holdOrder(service, { placeId: world.cityId, boatId, startHour, locale: "en", note });
  return { ...held, boatId };
}

const answer = (orderId: string, body: object) => {
  const token = ownerToken(orderId, OWNER);
  return callHandler(ownerEndpoint, `owner/${token}`, { body, params: { token } });
};
const page = (orderId: string) => getOwnerPage(ownerToken(orderId, OWNER), "en", new Date());
const mailTo = async (address: string) => (await outbox.read()).filter(({ to }) => to.includes(address));
const mailed = async (address: string) => (await mailTo(address)).map(({ subject }) => subject);

describe("an order of a boat on request", () => {
  test("asks the owner with the guest's note before anything is held or paid", async () => {
    const { orderId } = await ask();
    expect([await orderStatusOf(orderId), await orderOccupancy(orderId)]).toEqual(["order_requested", null]);
    await runJobs();
    expect(await mailed("ayse@example.com")).toEqual([expect.stringContaining("We’ve asked the owner")]);
    const [mail] = await mailTo(OWNER);
    expect(mail?.text).toContain(note);
    expect(mail?.text).toContain(`/owner/${ownerToken(orderId, OWNER)}`);
    expect(mail?.text).not.toMatch(/₺|ayse@example|Yılmaz/);
    expect(await page(orderId)).toMatchObject({
      kind: "order",
      state: "waiting",
      trip: { note, money: null, phone: null, customer: expect.stringMatching(/^\S+$/), slotFree: true },
    });
  });

  test("is held and can be paid once the owner accepts by the link, twice without harm", async () => {
    const held = await ask();
    expect((await answer(held.orderId, { action: "accept" })).body).toMatchObject({ state: "accepted" });
    expect((await answer(held.orderId, { action: "accept" })).body).toMatchObject({ state: "accepted" });
    expect(await orderOccupancy(held.orderId)).toBe("hold");
    await runJobs();
    expect(await mailed("ayse@example.com")).toEqual([expect.stringContaining("The owner accepted")]);
    await payOrder(held);
    expect(await orderStatusOf(held.orderId)).toBe("order_paid");
    expect(await orderEvents(held.orderId)).toEqual(["create", "accept", "pay"]);
    expect(await page(held.orderId)).toMatchObject({
      state: "paid",
      trip: { customer: "Ayşe Yılmaz", phone: "+905321234567", note },
    });
  });

  test("is declined with a reason that the customer reads", async () => {
    const { orderId } = await ask();
    const answered = await answer(orderId, { action: "decline", text: "In the dock that day" });
    expect(answered.body).toMatchObject({ state: "declined" });
    expect([await orderStatusOf(orderId), await orderOccupancy(orderId)]).toEqual(["order_rejected", null]);
    await runJobs();
    const [mail] = await mailTo("ayse@example.com");
    expect(mail?.text).toContain("In the dock that day");
    expect((await acceptOrder(orderId, ownerOf(OWNER), new Date())).ok).toBe(false);
  });

  test("whose hours were blocked meanwhile is not accepted, and the owner's page says that they are taken", async () => {
    const { orderId, boatId } = await ask();
    await getPool().query(
      `insert into boat_occupancies (boat_id, kind, period)
       select $1, 'block', tstzrange(starts_at, ends_at) from service_orders where id = $2`,
      [boatId, orderId],
    );
    expect((await page(orderId))?.trip?.slotFree).toBe(false);
    expect((await answer(orderId, { action: "accept" })).body).toMatchObject({ error: "slot_taken" });
    expect(await orderStatusOf(orderId)).toBe("order_requested");
  });

  test("expires when nobody answers, and both sides get a mail", async () => {
    const { orderId } = await ask();
    await letOrderExpire(orderId);
    expect(await expireOrder(orderId, new Date())).toBe(true);
    await runJobs();
    expect(await mailed("ayse@example.com")).toEqual([expect.stringContaining("didn’t answer")]);
    expect(await mailed(OWNER)).toEqual([expect.stringContaining("Talep düştü")]);
    expect((await answer(orderId, { action: "accept" })).status).toBe(409);
  });

  test("can be withdrawn without a charge, and the owner gets a mail", async () => {
    const held = await ask();
    await runJobs();
    const { status } = await callEndpoint(cancelEndpoint, {
      ...ownOrder(held),
      body: { reason: "Other plans" },
    });
    expect(status).toBe(200);
    await runJobs();
    expect(await mailed(OWNER)).toContainEqual(expect.stringContaining("Talep geri çekildi"));
    expect(await page(held.orderId)).toMatchObject({ state: "withdrawn", trip: null });
  });

  test("and a trip request for the same hours exclude each other, whichever is accepted", async () => {
    const tripFor = async (boatId: number) => {
      const { id } = await makeCustomer();
      const created = await createReservation(
        orderOf(world, boatId, id, { daysAhead: 30, fromHour: 12, hours: 4 }),
        new Date(),
      );
      if (!created.ok) throw new Error(created.code);
      return created.value.id;
    };
    const statusOfTrip = async (id: string) =>
      (await getPool().query("select status from reservations where id = $1", [id])).rows[0]?.status;

    const first = await ask();
    const lost = await tripFor(first.boatId);
    expect((await page(first.orderId))?.trip?.rivals).toBe(1);
    expect((await acceptOrder(first.orderId, ownerOf(OWNER), new Date())).ok).toBe(true);
    expect(await statusOfTrip(lost)).toBe("request_rejected");

    const second = await ask();
    const won = await tripFor(second.boatId);
    expect((await acceptReservation(won, ownerOf(OWNER), new Date())).ok).toBe(true);
    expect(await orderStatusOf(second.orderId)).toBe("order_rejected");
    expect(await page(second.orderId)).toMatchObject({ state: "outbid" });
  });

  test("is not opened by a link that was sealed for another address", async () => {
    const { orderId } = await ask();
    expect(await getOwnerPage(ownerToken(orderId, "stranger@example.com"), "en", new Date())).toBeNull();
  });
});

describe("the conversation about an order", () => {
  test("reaches the owner of its boat, whose answer comes back, unread until it is opened", async () => {
    const held = await ask();
    await getPool().query("delete from graphile_worker._private_jobs");
    const own = ownOrder(held);
    expect((await callEndpoint(writeEndpoint, { ...own, body: { text: "Is there a fridge?" } })).status).toBe(
      201,
    );
    await runJobs();
    expect((await mailTo(OWNER))[0]?.text).toContain("Is there a fridge?");
    const answered = await answer(held.orderId, { action: "answer", text: "There is" });
    expect(answered.body).toMatchObject({ message: { author: "owner", text: "There is" } });
    await runJobs();
    const [mail] = await mailTo("ayse@example.com");
    expect(mail?.text).toMatch(new RegExp(`There is.*/u/special-services/${held.orderId}`, "s"));
    const unread = async () =>
      (
        await getPool().query(
          "select count(*)::int as n from messages where service_order_id = $1 and read_at is null and author = 'owner'",
          [held.orderId],
        )
      ).rows[0].n;
    expect(await unread()).toBe(1);
    const thread = await callEndpoint(threadEndpoint, own);
    expect((thread.body.items as { text: string }[]).map(({ text }) => text)).toEqual([
      "Is there a fridge?",
      "There is",
    ]);
    expect(await unread()).toBe(0);
  });

  test("reaches the operator where Palamar chooses the boat, and no stranger reads it", async () => {
    const held = await holdOrder(service, { locale: "en" });
    await getPool().query("delete from graphile_worker._private_jobs");
    const about = { kind: "order" as const, id: held.orderId };
    await writeMessage({ about, by: customerOf(held.customer.id), text: "No nuts" }, new Date());
    await runJobs();
    const [mail] = await mailTo("operator@");
    expect(mail?.text).toContain("No nuts");
    expect(mail?.source).toMatch(/^Reply-To: ayse@example\.com/m);
    const stranger = await makeCustomer();
    const asked = await callEndpoint(threadEndpoint, { ...ownOrder(held), token: stranger.token });
    expect(asked.status).toBe(404);
  });
});
