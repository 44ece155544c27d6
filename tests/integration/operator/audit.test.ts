import { customerOf } from "@/lib/domain/shared/actor";
import { blockBoats } from "@/lib/server/booking/blocks/block-boats";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";
import { answerAsOwner } from "@/lib/server/people/owner/answer-as-owner";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { inRequest } from "@/lib/server/platform/request/request-id";
import { setSetting } from "@/lib/server/platform/settings/set-setting";
import { removeOldRecords } from "@/lib/server/runtime/retention/remove-old-records";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { dayAhead } from "@/tests/fixtures/bookings/order-world";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const world = testWorld();
const ops = (...args: string[]) => runOps(database.url(), args);
const DAY = 86_400_000;
const REASON = "Ayşe Yılmaz 0532 123 45 67";

async function eventsAbout(id: string | number) {
  const { rows } = await getPool().query(
    `select event, actor_kind as kind, actor_id as by, data, reason, request_id as request
     from audit_events where subject_id = $1 order by id`,
    [String(id)],
  );
  return rows;
}

const count = async () => (await getPool().query("select count(*)::int as n from audit_events")).rows[0].n;
const blockOf = (boatId: number, fromDay = 40) => ({
  boatIds: [boatId],
  startsAt: new Date(Date.now() + fromDay * DAY),
  endsAt: new Date(Date.now() + (fromDay + 1) * DAY),
  note: "Bakım",
});

test("an act is written down with who did it: the owner by a link, the customer, the staff; not in their words", async () => {
  const asked = await request(world);
  const { reservationId, customer } = asked;
  await answerAsOwner(ownerToken(reservationId, "owner@example.com"), { action: "accept" }, new Date());
  const by = customerOf(customer.id);
  await inRequest("request-1", () =>
    cancelReservation({ reservationId, by, cause: "customer", reason: REASON }, new Date()),
  );
  expect(await eventsAbout(reservationId)).toEqual([
    {
      event: "booking_accepted",
      kind: "owner",
      by: "owner@example.com",
      data: {},
      reason: null,
      request: null,
    },
    {
      event: "booking_cancelled",
      kind: "customer",
      by: customer.id,
      data: { cause: "customer", refundMinor: 0, currency: "TRY" },
      reason: null,
      request: "request-1",
    },
  ]);
  const boatId = await makeBoat(world);
  expect((await blockBoats(blockOf(boatId), STAFF, new Date())).ok).toBe(true);
  expect(await eventsAbout(boatId)).toMatchObject([
    { event: "boat_blocked", kind: "staff", by: STAFF.id, reason: "Bakım" },
  ]);
});

test("a setting is written down with its value before and after", async () => {
  expect((await setSetting("email", "first@example.com", STAFF)).ok).toBe(true);
  expect((await setSetting("email", "second@example.com", STAFF)).ok).toBe(true);
  expect((await eventsAbout("email")).at(-1)?.data).toEqual({
    before: "first@example.com",
    after: "second@example.com",
  });
});

test("what was written down can be neither changed nor removed, only after ten years", async () => {
  await setSetting("email", "third@example.com", STAFF);
  for (const statement of [
    "update audit_events set actor_id = 'cli:somebody'",
    "delete from audit_events",
    "truncate audit_events",
    "delete from audit_events where at < now() - interval '9 years'",
  ]) {
    await getPool().query(
      "insert into audit_events (at, actor_kind, event, subject_kind, subject_id) values (now() - interval '9 years 11 months', 'staff', 'setting_changed', 'setting', 'young')",
    );
    await expect(getPool().query(statement)).rejects.toThrow("audit_events only grows");
  }
  await getPool().query(
    "insert into audit_events (at, actor_kind, event, subject_kind, subject_id) values (now() - interval '11 years 1 day', 'staff', 'setting_changed', 'setting', 'old')",
  );
  await removeOldRecords(new Date());
  expect(await eventsAbout("old")).toEqual([]);
  expect((await eventsAbout("young")).length).toBe(4);
  await removeOldRecords(new Date(Date.now() + 12 * 365 * DAY));
  expect((await eventsAbout("young")).length).toBe(4);
});

test("an effect that is refused, fails or is rolled back leaves nothing behind", async () => {
  const boatId = await makeBoat(world);
  expect((await blockBoats(blockOf(boatId), STAFF, new Date())).ok).toBe(true);
  const before = await count();
  expect(await blockBoats(blockOf(boatId), STAFF, new Date())).toMatchObject({ code: "boats_taken" });
  const failing = inTransaction(async (tx) => {
    await audit(tx, { by: STAFF, event: "boat_blocked", subject: { kind: "boat", id: "1" } });
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  expect(await ops("settings", "set", "email", "tried@example.com", "--dry-run")).toMatchObject({ code: 0 });
  expect(await ops("settings", "set", "email", "no address")).toMatchObject({ code: 1 });
  expect(await count()).toBe(before);
});

test("an audit that cannot be written leaves the effect undone", async () => {
  const boatId = await makeBoat(world);
  await getPool().query(
    "alter table audit_events add constraint broken check (subject_kind <> 'boat') not valid",
  );
  try {
    await expect(blockBoats(blockOf(boatId), STAFF, new Date())).rejects.toThrow();
  } finally {
    await getPool().query("alter table audit_events drop constraint broken");
  }
  const { rows } = await getPool().query("select from boat_occupancies where boat_id = $1", [boatId]);
  expect(rows).toEqual([]);
});

test("commands write down what they did, and `audit list` shows it by number, code and address", async () => {
  const { reservationId, boatId } = await request(world);
  const { rows } = await getPool().query(
    "select r.number, b.code from reservations r join boats b on b.id = r.boat_id where r.id = $1",
    [reservationId],
  );
  const { number, code } = rows[0];
  const email = "audited@example.com";
  const { id } = await makeCustomer({ email });
  await getPool().query(
    "insert into contact_messages (name, email, subject, message, locale) values ('S', 's@example.com', 'x', 'y', 'tr')",
  );
  const contact = (await getPool().query("select max(id) as id from contact_messages")).rows[0].id;
  const lines: [string[], string | number, string][] = [
    [["requests", "accept", number], reservationId, "booking_accepted"],
    [["reservations", "extend", number, "2"], reservationId, "deadline_extended"],
    [["messages", "answer", number, "owner", "Elbette"], reservationId, "message_written"],
    [["boats", "take-out", code, dayAhead(90), dayAhead(91), "Motor", "--yes"], boatId, "boat_taken_out"],
    [["reservations", "cancel", number, "weather", "storm"], reservationId, "booking_cancelled"],
    [["contacts", "settle", String(contact)], contact, "contact_settled"],
    [["users", "t-login", email], id, "login_link_issued"],
    [["exchange-rates", "set", "EUR", "70.5", "--yes"], "EUR", "exchange_rate_changed"],
    [["reconcile"], "payments", "payments_reconciled"],
    [["users", "anonymise", email], id, "account_deleted"],
  ];
  for (const [command, subject, event] of lines) {
    expect([command, await ops(...command)]).toEqual([command, expect.objectContaining({ code: 0 })]);
    expect((await eventsAbout(subject)).at(-1)).toMatchObject({
      event,
      kind: "staff",
      by: STAFF.id,
      request: null,
    });
  }
  const text = (await ops("audit", "list", number.toLowerCase())).text;
  expect(text.split("\n")[0]).toMatch(
    /staff {2}cli:tests {2}booking_cancelled {2}reservation .*"weather".*storm$/,
  );
  expect(text).not.toContain("boat_taken_out");
  expect((await ops("audit", "list", code)).text).toContain("boat_taken_out");
  expect((await ops("audit", "list")).text).toContain("account_deleted");
  expect((await ops("audit", "list", "PLM-NOBODY")).text).toBe("Nothing was written down.\n");
  const all = await getPool().query("select string_agg(data::text, ' ') as data from audit_events");
  expect(all.rows[0].data).not.toContain(email);
});
