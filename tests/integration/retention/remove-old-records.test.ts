import { LOCALES } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/platform/db/pool";
import { RETENTION_YEARS, removeOldRecords } from "@/lib/server/runtime/retention/remove-old-records";
import { makeCustomer, makeWorld, type World } from "@/tests/fixtures/bookings/booking-world";
import { startChange } from "@/tests/fixtures/bookings/changed-trip";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { holdOrder, makeService } from "@/tests/fixtures/bookings/order-world";
import { payOrder } from "@/tests/fixtures/bookings/paid-order";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { textOf } from "@/tests/fixtures/files/source-files";
import { testGateway } from "@/tests/fixtures/payments/paying";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

afterAll(changeEnvironment({ LOG_LEVEL: "info" }));

testDatabase();
testGateway();
const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const run = (text: string, ...values: unknown[]) => getPool().query(text, values);
const rowsOf = async (text: string, id: string) => (await run(text, id)).rows;
/** The first moment of the new year, or the last of the old one, eleven years after an instant of the trip. */
const newYearAfter = (year: number) =>
  new Date(`${year + RETENTION_YEARS.contracts + 1}-01-01T00:00:00+03:00`);
const justBefore = (at: Date) => new Date(at.getTime() - 1000);

const PAYMENTS = `select p.id from payments p where $1 in (p.reservation_id::text, p.service_order_id::text)`;
const CONTRACTS = `select a.id from contract_acceptances a join payments p on p.id = a.payment_id
  where $1 in (p.reservation_id::text, p.service_order_id::text)`;

async function sailedTrip() {
  const held = await paidTrip(world);
  const { reservationId: id } = held;
  await run(
    "update reservations set note = 'Ayşe Yılmaz, kapı 4', cancel_reason = 'Hasta' where id = $1",
    id,
  );
  await run("update reservation_history set reason = 'Ayşe aradı' where reservation_id = $1", id);
  await run(
    "insert into messages (reservation_id, author, written_by, text) values ($1, 'customer', 'customer', 'Ben Ayşe')",
    id,
  );
  const { year } = await one<{ year: number }>(
    "select extract(year from ends_at at time zone 'Europe/Istanbul')::int as year from reservations where id = $1",
    id,
  );
  return { id, held, newYear: newYearAfter(year) };
}

describe("a trip's contracts and payments", () => {
  test("stay for ten whole calendar years, and go with every text about it at the new year", async () => {
    const { id, newYear } = await sailedTrip();
    await removeOldRecords(justBefore(newYear));
    expect((await rowsOf(PAYMENTS, id)).length).toBe(1);
    expect((await rowsOf(CONTRACTS, id)).length).toBe(2);
    const row = "select note, cancel_reason, sender_network from reservations where id = $1";
    expect((await one<{ note: string }>(row, id)).note).toBe("Ayşe Yılmaz, kapı 4");

    written.mockClear();
    await removeOldRecords(newYear);
    expect(await rowsOf(PAYMENTS, id)).toEqual([]);
    expect(await rowsOf(CONTRACTS, id)).toEqual([]);
    expect(await one(row, id)).toEqual({ note: null, cancel_reason: null, sender_network: null });
    expect(await rowsOf("select 1 from messages where reservation_id = $1", id)).toEqual([]);
    const reasons = "select 1 from reservation_history where reservation_id = $1 and reason is not null";
    expect(await rowsOf(reasons, id)).toEqual([]);
    const said = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("_removed"));
    expect(said.length).toBe(1);
    expect(JSON.parse(said[0] ?? "")).toMatchObject({ event: "old_records_removed", payments: 1, trips: 1 });
    expect(said[0]).not.toMatch(/Ayşe|@|[0-9a-f]{8}-/);
    await removeOldRecords(newYear);
  });

  test("stay as long as a refund is open or younger", async () => {
    const { id, newYear } = await sailedTrip();
    const refund = `insert into refunds (payment_id, amount_minor, currency, reason, state, created_at)
      select id, 100, currency, 'operator', $2, $3 from payments where reservation_id = $1 returning id`;
    await run(refund, id, "requested", new Date());
    await removeOldRecords(newYear);
    expect((await rowsOf(PAYMENTS, id)).length).toBe(1);
    await run("update refunds set state = 'done', created_at = $1", justBefore(newYear));
    await removeOldRecords(newYear);
    expect((await rowsOf(PAYMENTS, id)).length).toBe(1);
    await run("update refunds set created_at = $1", new Date());
    await removeOldRecords(newYear);
    expect(await rowsOf(PAYMENTS, id)).toEqual([]);
  });

  test("go with the contracts of a change that cost nothing, and its reason", async () => {
    const { id, held, newYear } = await sailedTrip();
    const { body } = await startChange(held, { daysAhead: 30, fromHour: 12 });
    await run(
      "update reservation_changes set reason = 'Ayşe istedi', sender_network = '203.0.113.0/24' where id = $1",
      body.id,
    );
    await run(
      `insert into contract_acceptances (contract_id, user_id, change_id, filled_text, hash)
       select id, $1, $2, 'Ayşe Yılmaz', 'x' from contracts limit 1`,
      held.customer.id,
      body.id,
    );
    const left = async () =>
      (
        await run(
          "select c.reason, c.sender_network, a.id from reservation_changes c left join contract_acceptances a on a.change_id = c.id where c.id = $1",
          body.id,
        )
      ).rows;
    await removeOldRecords(justBefore(newYear));
    expect((await left())[0]).toMatchObject({ reason: "Ayşe istedi", id: expect.any(String) });
    await removeOldRecords(newYear);
    expect(await left()).toEqual([{ reason: null, sender_network: null, id: null }]);
    expect(await rowsOf(PAYMENTS, id)).toEqual([]);
  });

  test("go in more than one batch", async () => {
    const trips = [await sailedTrip(), await sailedTrip(), await sailedTrip()];
    const last = new Date(Math.max(...trips.map(({ newYear }) => newYear.getTime())));
    await removeOldRecords(last, 2);
    for (const { id } of trips) expect(await rowsOf(PAYMENTS, id)).toEqual([]);
  });
});

test("an order loses payment, contracts, contacts and texts at the same new year", async () => {
  const held = await holdOrder(await makeService());
  await payOrder(held);
  const id = held.orderId;
  await run("update service_orders set note = 'Ayşe için' where id = $1", id);
  const row =
    "select extract(year from service_day)::int as year, customer_name, phone, email, note from service_orders where id = $1";
  const { year } = await one<{ year: number }>(row, id);
  await removeOldRecords(justBefore(newYearAfter(year)));
  expect((await rowsOf(PAYMENTS, id)).length).toBe(1);
  expect((await one<{ note: string }>(row, id)).note).toBe("Ayşe için");
  await removeOldRecords(newYearAfter(year));
  expect(await rowsOf(PAYMENTS, id)).toEqual([]);
  expect(await one(row, id)).toEqual({ year, customer_name: "***", phone: "", email: "", note: null });
});

test("a message of the contact form stays for two years", async () => {
  await run(`insert into contact_messages (name, email, subject, message, locale, created_at)
    values ('Ayşe', 'a@example.com', 'Soru', 'Merhaba', 'tr', '2026-11-23T10:00:00Z')`);
  const count = async () => (await run("select 1 from contact_messages")).rowCount;
  await removeOldRecords(new Date("2028-11-23T09:59:00Z"));
  expect(await count()).toBe(1);
  await removeOldRecords(new Date("2028-11-23T10:00:00Z"));
  expect(await count()).toBe(0);
});

test("what staff noted goes with what it is about: a trip, an order, a message of the contact form", async () => {
  const { id: trip, newYear } = await sailedTrip();
  const held = await holdOrder(await makeService());
  await payOrder(held);
  const { rows } = await run(`insert into contact_messages (name, email, subject, message, locale)
    values ('Ayşe', 'a@example.com', 'Soru', 'Merhaba', 'tr') returning id`);
  const about = { reservation: trip, order: held.orderId, contact: String(rows[0].id) };
  for (const [kind, id] of Object.entries(about))
    await run(
      "insert into staff_notes (subject_kind, subject_id, text) values ($1, $2, 'Ayşe aradı')",
      kind,
      id,
    );
  const left = async () =>
    (await run("select 1 from staff_notes where subject_id = any($1)", Object.values(about))).rowCount;
  await removeOldRecords(new Date());
  expect(await left()).toBe(3);
  await removeOldRecords(new Date(newYear.getTime() + 366 * 86_400_000));
  expect(await left()).toBe(0);
});

test("a consent stays for three years after it was withdrawn, and for good while it holds", async () => {
  const { id } = await makeCustomer();
  await run("delete from consents where user_id = $1", id);
  await run(
    `insert into consents (user_id, kind, text_version, given_at, withdrawn_at) values
      ($1, 'kvkk', '1', '2020-01-01T10:00:00Z', null),
      ($1, 'electronic_messages', '1', '2020-01-01T10:00:00Z', '2026-11-23T10:00:00Z')`,
    id,
  );
  const kinds = async () =>
    (await rowsOf("select kind from consents where user_id = $1 order by 1", id)).map(({ kind }) => kind);
  await removeOldRecords(new Date("2029-11-23T09:59:00Z"));
  expect(await kinds()).toEqual(["electronic_messages", "kvkk"]);
  await removeOldRecords(new Date("2029-11-23T10:00:00Z"));
  expect(await kinds()).toEqual(["kvkk"]);
});

test.each(LOCALES)("the information text in %s promises these years and no others", (locale) => {
  const section = /^## 6\.[\s\S]*?(?=^## 7\.)/m.exec(
    textOf(`lib/server/runtime/seed/content/pages/kvkk.${locale}.md`),
  );
  const lines = (section?.[0] ?? "").split("\n").filter((line) => line.startsWith("- "));
  const years = lines
    .slice(0, 5)
    .map((line) => /(?:\D|^)(\d{1,2}) (?:yıl|years|سنوات|سنة)/.exec(line)?.[1] ?? line);
  const { contracts, consents, contactMessages } = RETENTION_YEARS;
  expect(years.slice(0, 3)).toEqual([String(contracts), "3", String(consents)]);
  expect(lines[4]).toMatch({ 2: /2 yıl|2 years|سنتين|سنتان/ }[contactMessages]);
});
