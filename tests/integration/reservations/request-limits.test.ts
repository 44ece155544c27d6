import { POST as reserveEndpoint } from "@/app/api/v1/reservations/route";
import { MASK } from "@/lib/domain/messages/mask-contacts";
import { MAX_BOATS_A_DAY } from "@/lib/domain/messages/may-ask";
import { declineOrder } from "@/lib/server/booking/orders/decline-order";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { declineReservation } from "@/lib/server/booking/reservations/decline-reservation";
import { getPool } from "@/lib/server/platform/db/pool";
import { OWNER, STAFF } from "@/tests/fixtures/bookings/actors";
import { ask } from "@/tests/fixtures/bookings/asked-question";
import {
  bodyOf,
  type Customer,
  makeBoat,
  makeCustomer,
  orderOf,
} from "@/tests/fixtures/bookings/booking-world";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { request, step } from "@/tests/fixtures/bookings/lifecycle-steps";
import { holdOrder } from "@/tests/fixtures/bookings/order-world";
import { testService } from "@/tests/fixtures/bookings/test-service";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";

testDatabase();
const outbox = testOutbox();
const world = testWorld();
const service = testService();

const CONTACT = "Arayın: 0532 111 22 33, deniz.yachts";
const HIDDEN = `Arayın: ${MASK}, ${MASK}`;

async function send(
  customer: Customer,
  { boatId, note = null }: { boatId?: number; note?: string | null } = {},
) {
  const asked = boatId ?? (await makeBoat(world, { fastApp: false }));
  return createReservation({ ...orderOf(world, asked, customer.id), note }, new Date());
}
const reasonOf = (table: "reservations" | "service_orders", id: string) =>
  one<{ reason: string }>(`select cancel_reason as reason from ${table} where id = $1`, id);

describe("a request to the owner of a boat", () => {
  test("needs a proven e-mail; a proven phone alone is not enough, and a sentence says so", async () => {
    const customer = await makeCustomer({ emailVerifiedAt: null, phoneVerifiedAt: new Date() });
    const boatId = await makeBoat(world, { fastApp: false });
    const { status, body } = await callHandler(reserveEndpoint, "reservations", {
      body: bodyOf(orderOf(world, boatId, customer.id)),
      bearer: customer.token,
      locale: "en",
      headers: { "Idempotency-Key": crypto.randomUUID() },
    });
    expect([status, body.error]).toEqual([409, "email_unproven"]);
    expect(body.message).toBe("Please verify your email address first.");
    await getPool().query("update users set email_verified_at = now() where id = $1", [customer.id]);
    expect((await send(customer, { boatId })).ok).toBe(true);
  });

  test("counts with questions: a ninth owner within a day is one too many, also when several are sent at once", async () => {
    const customer = await makeCustomer();
    for (let count = 0; count < MAX_BOATS_A_DAY / 2; count += 1)
      await ask(customer, { vehicle_id: await makeBoat(world), text: "Merhaba" });
    const sent = await allAtOnce(times(6, () => send(customer)));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(MAX_BOATS_A_DAY / 2);
    const refused = sent.filter(({ ok }) => !ok);
    expect(refused).toMatchObject(refused.map(() => ({ code: "too_many_questions", details: { max: 8 } })));
    const question = await ask(customer, { vehicle_id: await makeBoat(world), text: "Merhaba" });
    expect(question.body.error).toBe("too_many_questions");
  });

  test("may follow a question to the same owner after the eighth, and an instant boat is no request", async () => {
    const customer = await makeCustomer();
    const boats = await Promise.all(
      Array.from({ length: MAX_BOATS_A_DAY }, () => makeBoat(world, { fastApp: false })),
    );
    for (const boat of boats) await ask(customer, { vehicle_id: boat, text: "Merhaba" });
    expect((await send(customer, { boatId: boats[0] ?? 0 })).ok).toBe(true);
    expect((await send(customer, { boatId: await makeBoat(world) })).ok).toBe(true);
  });

  test("shows the owner no number and no address in its note; the note of a hold, read after payment, stays", async () => {
    const customer = await makeCustomer();
    const asked = await send(customer, { note: CONTACT });
    const held = await send(customer, { note: CONTACT, boatId: await makeBoat(world) });
    const noteOf = (id: string) => one<{ note: string }>("select note from reservations where id = $1", id);
    expect(asked.ok && (await noteOf(asked.value.id)).note).toBe(HIDDEN);
    expect(held.ok && (await noteOf(held.value.id)).note).toBe(CONTACT);
    await runJobs();
    const mails = (await outbox.read()).filter(({ to }) => to.includes("owner@example.com"));
    expect(mails.map(({ text }) => text).join()).toContain(HIDDEN);
    expect(mails.map(({ source }) => source).join()).not.toMatch(/111 22 33|deniz\.yachts/);
  });

  test("shows no number and no address in the note of a special service either", async () => {
    const boatId = await makeBoat(world, { fastApp: false });
    const { orderId } = await holdOrder(service, {
      placeId: world.cityId,
      boatId,
      startHour: 12,
      note: CONTACT,
    });
    const { note } = await one<{ note: string }>("select note from service_orders where id = $1", orderId);
    expect(note).toBe(HIDDEN);
    expect((await declineOrder(orderId, OWNER, CONTACT, new Date())).ok).toBe(true);
    expect(await reasonOf("service_orders", orderId)).toEqual({ reason: HIDDEN });
  });
});

describe("why a request ends", () => {
  test("tells neither side a number or an address before the payment", async () => {
    const [declined, withdrawn] = [await request(world), await request(world)];
    await declineReservation(declined.reservationId, OWNER, CONTACT, new Date());
    await step(withdrawn.reservationId, "cancel", "customer", new Date(), CONTACT);
    for (const { reservationId } of [declined, withdrawn])
      expect(await reasonOf("reservations", reservationId)).toEqual({ reason: HIDDEN });
    const { reason } = await one<{ reason: string }>(
      "select string_agg(reason, '') as reason from reservation_history where reservation_id = $1",
      declined.reservationId,
    );
    expect(reason).toBe(HIDDEN);
  });

  test("is told as it was written after the payment, and by the support team", async () => {
    const [paid, operated] = [await request(world), await request(world)];
    await step(paid.reservationId, "accept", "owner", new Date());
    await step(paid.reservationId, "pay", "provider", new Date());
    await step(paid.reservationId, "cancel", "customer", new Date(), CONTACT);
    await declineReservation(operated.reservationId, STAFF, CONTACT, new Date());
    for (const { reservationId } of [paid, operated])
      expect(await reasonOf("reservations", reservationId)).toEqual({ reason: CONTACT });
  });
});
