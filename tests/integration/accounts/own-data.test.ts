import { eq } from "drizzle-orm";
import { GET as consentsEndpoint, PUT as setConsentsEndpoint } from "@/app/api/v1/user/consents/route";
import { GET as exportEndpoint } from "@/app/api/v1/user/export/route";
import { DELETE as endEndpoint } from "@/app/api/v1/user/sessions/[id]/route";
import { GET as sessionsEndpoint } from "@/app/api/v1/user/sessions/route";
import { createSession } from "@/lib/server/people/accounts/sessions/create-session";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { consents, favorites, sessions } from "@/lib/server/platform/db/schema/accounts";
import { makeCustomer, makeWorld } from "@/tests/fixtures/bookings/booking-world";
import { hold } from "@/tests/fixtures/bookings/held-trip";
import { holdOrder, letOrderExpire, makeService } from "@/tests/fixtures/bookings/order-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase();

describe("the sessions of a customer", () => {
  const list = async (bearer: string) =>
    (await callHandler(sessionsEndpoint, "user/sessions", { bearer })).body.items;
  const end = (bearer: string, id: string) =>
    callHandler(endEndpoint, "user/sessions/x", { method: "DELETE", params: { id }, bearer });
  const open = (id: string, now = new Date()) =>
    createSession(getDb(), id, { userAgent: "Firefox", clientAddress: "192.0.2.7" }, now);

  test("are listed with the present one first, and without those that are over", async () => {
    const { id, token } = await makeCustomer();
    await open(id);
    await open(id, new Date(Date.now() - 8 * 86_400_000));
    await makeCustomer();
    const items = await list(token);
    expect(items.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    expect(items[1]).toEqual({
      id: expect.any(String),
      current: false,
      user_agent: "Firefox",
      address: "192.0.2.7",
      created_at: expect.any(String),
      last_seen_at: expect.any(String),
    });
  });

  test("can be ended one by one, each by its own customer only", async () => {
    const { id, token } = await makeCustomer();
    const other = await open(id);
    const [, target] = await list(token);
    expect((await end((await makeCustomer()).token, target.id)).status).toBe(404);
    expect(await list(other)).toHaveLength(2);
    expect((await end(token, target.id)).status).toBe(204);
    expect((await callHandler(sessionsEndpoint, "user/sessions", { bearer: other })).status).toBe(401);
    expect((await end(token, target.id)).status).toBe(404);
    expect(await list(token)).toHaveLength(1);
  });
});

describe("the consent to electronic messages", () => {
  const set = (bearer: string, electronic_messages: unknown) =>
    callHandler(setConsentsEndpoint, "user/consents", {
      method: "PUT",
      body: { electronic_messages },
      bearer,
    });

  test("can be withdrawn and given again, and the history keeps every entry", async () => {
    const { id, token } = await makeCustomer();
    await getDb()
      .insert(consents)
      .values({ userId: id, kind: "electronic_messages", textVersion: "1", givenAt: new Date(0) });
    expect(
      (await callHandler(consentsEndpoint, "user/consents", { bearer: token })).body.electronic_messages,
    ).toBe(true);
    expect((await set(token, false)).body.electronic_messages).toBe(false);
    expect((await set(token, false)).body.items).toHaveLength(2);
    const again = await set(token, true);
    expect(again.body.electronic_messages).toBe(true);
    expect(again.body.items).toMatchObject([
      { kind: "electronic_messages", text_version: "1", withdrawn_at: null },
      { kind: "electronic_messages", withdrawn_at: expect.any(String) },
      { kind: "kvkk", withdrawn_at: null },
    ]);
    const [row] = await getDb().select().from(consents).where(eq(consents.userId, id)).limit(1);
    expect(row?.userId).toBe(id);
  });

  test("given ten times at once makes one entry", async () => {
    const { token } = await makeCustomer();
    await allAtOnce(times(10, () => set(token, true)));
    const { body } = await callHandler(consentsEndpoint, "user/consents", { bearer: token });
    expect(body.items).toMatchObject([{ kind: "electronic_messages" }, { kind: "kvkk" }]);
  });

  test.each(["yes", 1, null])("is refused as %p", async (value) => {
    const { token } = await makeCustomer();
    expect((await set(token, value)).status).toBe(422);
  });
});

describe("the export", () => {
  test("holds what is stored about the customer, and nothing about other people", async () => {
    const world = await makeWorld();
    const [own, foreign] = [await hold(world), await hold(world)];
    const { customer, boatId, reservationId } = own;
    await getDb().insert(favorites).values({ userId: customer.id, boatId });
    for (const id of [reservationId, foreign.reservationId]) {
      await getPool().query(
        "insert into messages (reservation_id, author, written_by, text) values ($1, 'customer', 'customer', 'Merhaba ' || $2)",
        [id, id],
      );
    }
    const { status, body } = await callHandler(exportEndpoint, "user/export", { bearer: customer.token });
    expect(status).toBe(200);
    expect(body.user.id).toBe(customer.id);
    expect(body.favorites).toHaveLength(1);
    expect(body.consents).toHaveLength(1);
    expect(body.sessions).toHaveLength(1);
    expect(body.reservations).toMatchObject([{ status: "request_created_payment_pending", currency: "TRY" }]);
    expect(body.messages).toMatchObject([{ author: "customer", text: `Merhaba ${reservationId}` }]);
    const text = JSON.stringify(body);
    for (const secret of [foreign.customer.id, foreign.reservationId, "argon2", "token"]) {
      expect(text).not.toContain(secret);
    }
    const [session] = await getDb().select().from(sessions).where(eq(sessions.userId, customer.id));
    expect(text).not.toContain(session?.tokenHash);
  });

  test("shows a passed deadline as every other read does, before its job has run", async () => {
    const { customer, reservationId } = await hold(await makeWorld());
    const read = async () =>
      (await callHandler(exportEndpoint, "user/export", { bearer: customer.token })).body.reservations;
    expect(await read()).toMatchObject([{ status: "request_created_payment_pending" }]);
    await getPool().query("update reservations set expires_at = now() - interval '1 second' where id = $1", [
      reservationId,
    ]);
    expect(await read()).toMatchObject([{ status: "request_timeout" }]);
    const { customer: other, orderId } = await holdOrder(await makeService());
    await letOrderExpire(orderId);
    const { body } = await callHandler(exportEndpoint, "user/export", { bearer: other.token });
    expect(body.special_services).toMatchObject([{ status: "order_timeout" }]);
  });

  test("gives messages of the contact form to a proven address only", async () => {
    const email = "somebody@example.com";
    await getPool().query(
      "insert into contact_messages (name, email, subject, message, locale) values ('A', $1, 'question', 'Psst', 'tr')",
      [email],
    );
    const { id, token } = await makeCustomer({ email, emailVerifiedAt: null });
    const read = async () =>
      (await callHandler(exportEndpoint, "user/export", { bearer: token })).body.contact_messages;
    expect(await read()).toEqual([]);
    await getPool().query("update users set email_verified_at = now() where id = $1", [id]);
    expect(await read()).toMatchObject([{ subject: "question", message: "Psst" }]);
  });
});
