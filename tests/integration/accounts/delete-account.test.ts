import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { POST as loginEndpoint } from "@/app/api/v1/auth/login/route";
import { POST as registerEndpoint } from "@/app/api/v1/auth/register/route";
import { DELETE as deleteEndpoint } from "@/app/api/v1/user/profile/route";
import { GET as userEndpoint } from "@/app/api/v1/user/route";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { createReservation } from "@/lib/server/booking/reservations/create-reservation";
import { hashPassword } from "@/lib/server/people/accounts/password/hash-password";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import {
  type Customer,
  confirmSessions,
  makeBoat,
  makeCustomer,
  makeWorld,
  orderOf,
} from "@/tests/fixtures/bookings/booking-world";
import { insertChange } from "@/tests/fixtures/bookings/changed-trip";
import { hold, one, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { holdOrder, makeService, orderOccupancy, orderStatusOf } from "@/tests/fixtures/bookings/order-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { putContractsInForce } from "@/tests/fixtures/payments/put-contracts-in-force";

testDatabase();
testOutbox();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const PASSWORD = "Martı-kanadı-7";
async function leave(customer: Customer) {
  const { token: bearer } = await confirmSessions(customer);
  return callHandler(deleteEndpoint, "user/profile", { method: "DELETE", bearer, locale: "en" });
}

test("deleting an account removes personal data, ends every session and frees the address", async () => {
  const email = "gidiyorum@example.com";
  const { id, token } = await makeCustomer({
    email,
    passwordHash: await hashPassword(PASSWORD),
    birthdate: "1990-02-28",
    address: "Rıhtım Sokağı",
    identityNumber: "12345678901",
  });
  const { status, headers } = await leave({ id, token });
  expect(status).toBe(204);
  expect(headers.getSetCookie().every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
  expect((await callHandler(userEndpoint, "user", { bearer: token })).status).toBe(401);
  expect(
    (await callHandler(loginEndpoint, "auth/login", { body: { email, password: PASSWORD } })).status,
  ).toBe(422);
  const row = await one<Record<string, unknown>>("select * from users where id = $1", id);
  const left = Object.entries(row).filter(([, value]) => value !== null);
  expect(left.map(([name]) => name).toSorted()).toEqual([
    "anonymised_at",
    "created_at",
    "demo",
    "id",
    "locale",
    "name",
    "surname",
    "updated_at",
  ]);
  expect([row.name, row.surname]).toEqual(["***", "***"]);
  const form = { name: "A", surname: "B", email, dial_code: "+90", phone: "5321234567", password: PASSWORD };
  const body = { ...form, kvkk: true, electronic_messages: true };
  expect((await callHandler(registerEndpoint, "auth/register", { body })).status).toBe(201);
});

test("deleting an account withdraws an unpaid order and frees its place and its boat", async () => {
  const world = await makeWorld();
  const boatId = await makeBoat(world);
  const service = await makeService();
  const { customer, orderId } = await holdOrder(service, { placeId: world.cityId, boatId, startHour: 12 });
  expect((await leave(customer)).status).toBe(204);
  expect([await orderStatusOf(orderId), await orderOccupancy(orderId)]).toEqual(["order_cancelled", null]);
  const row = await one<Record<string, unknown>>("select * from service_orders where id = $1", orderId);
  expect([row.customer_name, row.phone, row.email]).toEqual(["***", "", ""]);
});

test("deleting an account withdraws open requests, frees their hours, and leaves no failing mail job", async () => {
  const world = await makeWorld();
  const { customer, boatId, reservationId } = await hold(world);
  expect((await leave(customer)).status).toBe(204);
  expect(await statusOf(reservationId)).toBe("request_cancelled");
  const again = await createReservation(orderOf(world, boatId, (await makeCustomer()).id), new Date());
  expect(again.ok).toBe(true);
  await runJobs();
});

test.each(["reservation_created", "reservation_coming"])(
  "refuses to delete an account with a %s, and changes nothing",
  async (status) => {
    const world = await makeWorld();
    const { customer, reservationId } = await hold(world);
    await inTransaction(async (tx) => {
      await tx.execute(sql`update boat_occupancies set kind = 'reservation', expires_at = null
        where reservation_id = ${reservationId}`);
      await tx.execute(sql`update reservations set status = ${status}, paid_at = now(), expires_at = null
        where id = ${reservationId}`);
    });
    const open = await createReservation(orderOf(world, await makeBoat(world), customer.id), new Date());
    const refused = await leave(customer);
    expect([refused.status, refused.body.error]).toEqual([409, "trip_coming"]);
    expect(refused.body.message).toBe(
      "Your account can’t be deleted while you have an upcoming trip. Try again once it is completed or cancelled.",
    );
    expect((await callHandler(userEndpoint, "user", { bearer: customer.token })).body.name).toBe("Ayşe");
    expect(open.ok && (await statusOf(open.value.id))).toBe("request_created_payment_pending");
  },
);

test("keeps what commercial law demands: amounts, payments and the accepted contracts with their texts", async () => {
  const { customer, reservationId } = await hold(await makeWorld());
  await putContractsInForce();
  await inTransaction((tx) =>
    tx.execute(sql`
      with paid as (
        insert into payments (reservation_id, user_id, provider, amount_minor, currency, locale)
        values (${reservationId}, ${customer.id}, 'test', 80000, 'TRY', 'tr') returning id)
      insert into contract_acceptances (contract_id, user_id, payment_id, filled_text, hash)
      select contracts.id, ${customer.id}, paid.id, 'Alıcı: Ayşe Deniz', 'x' from contracts, paid limit 1`),
  );
  await leave(customer);
  expect(
    await one("select total_minor::int, user_id from reservations where id = $1", reservationId),
  ).toEqual({ total_minor: 400_000, user_id: customer.id });
  expect(
    await one(
      `select filled_text, amount_minor::int from contract_acceptances a join payments p on p.id = a.payment_id
       where a.user_id = $1`,
      customer.id,
    ),
  ).toEqual({ filled_text: "Alıcı: Ayşe Deniz", amount_minor: 80_000 });
});

test("removes name, phone and e-mail from a completed order, and keeps its amount", async () => {
  const { customer, orderId } = await holdOrder(await makeService());
  await inTransaction((tx) =>
    tx.execute(sql`update service_orders set status = 'order_completed', paid_at = now(), expires_at = null
      where id = ${orderId}`),
  );
  const before = await one<{ total_minor: string }>(
    "select total_minor from service_orders where id = $1",
    orderId,
  );
  expect((await leave(customer)).status).toBe(204);
  expect(
    await one(
      "select customer_name, phone, email, note, total_minor from service_orders where id = $1",
      orderId,
    ),
  ).toEqual({ customer_name: "***", phone: "", email: "", note: null, total_minor: before.total_minor });
});

test("the privacy pages name what stays and for how long, in every language", () => {
  const STAYS = {
    tr: [
      "ödeme ve iade kayıtları",
      "onayladığınız sözleşmeler",
      "siparişlerinizdeki kimlik ve iletişim",
      "10 yıl",
    ],
    en: ["payments and refunds", "contracts that you accepted", "your orders", "10 years"],
    ar: ["سجلات الدفع والاسترداد", "العقود التي وافقت عليها", "طلباتك", "10 سنوات"],
  } as const satisfies Record<Locale, readonly string[]>;
  for (const locale of LOCALES) {
    for (const page of ["privacy", "kvkk"]) {
      const text = readFileSync(`lib/server/runtime/seed/content/pages/${page}.${locale}.md`, "utf8");
      expect([page, locale, STAYS[locale].filter((said) => !text.includes(said))]).toEqual([
        page,
        locale,
        [],
      ]);
    }
  }
});

test("removes every text of the customer: reasons, notes and reviews", async () => {
  const { customer, reservationId } = await hold(await makeWorld());
  await getPool().query(
    `update reservations set note = 'my note', cancel_reason = 'my reason', sender_network = '203.0.113.0/24' where id = $1`,
    [reservationId],
  );
  await getPool().query("update reservation_history set reason = 'my reason' where reservation_id = $1", [
    reservationId,
  ]);
  const changeId = await insertChange(reservationId);
  await getPool().query(
    "update reservation_changes set reason = 'my reason', sender_network = '203.0.113.0/24' where id = $1",
    [changeId],
  );
  await getPool().query(
    `insert into reviews (reservation_id, boat_id, user_id, locale, title, text, clean_rate, service_rate, comm_rate, pp_rate)
     select id, boat_id, user_id, 'tr', 'my title', 'my text', 5, 5, 5, 5 from reservations where id = $1`,
    [reservationId],
  );
  expect((await leave(customer)).status).toBe(204);
  const { rows } = await getPool().query(
    `select r::text || h::text || c::text || v::text as all_of_it from reservations r
       join reservation_changes c on c.reservation_id = r.id
       join reservation_history h on h.reservation_id = r.id join reviews v on v.reservation_id = r.id
     where r.id = $1`,
    [reservationId],
  );
  expect(rows[0]?.all_of_it).not.toMatch(/my (note|reason|title|text)|203\.0/);
});
