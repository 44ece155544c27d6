import { addDays, toTripTime, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { hold, one, statusOf, transitions } from "@/tests/fixtures/bookings/held-trip";
import { dayAhead, holdOrder, makeService } from "@/tests/fixtures/bookings/order-world";
import { payOrder } from "@/tests/fixtures/bookings/paid-order";
import { paidTrip, startIn } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";
import { testGateway } from "@/tests/fixtures/payments/paying";

const database = testDatabase();
testGateway();
const ops = (...args: string[]) => runOps(database.url(), args);
const world = testWorld();

const numberOf = async (id: string) =>
  (await one<{ number: string }>("select number from reservations where id = $1", id)).number;
const codeOf = async (id: number) =>
  (await one<{ code: string }>("select code from boats where id = $1", String(id))).code;

test("help lists every command with its arguments; unknown and incomplete commands have different exit codes", async () => {
  const all = await ops("help");
  expect(all).toMatchObject({
    code: 0,
    text: expect.stringContaining("boats block <code> <from> <until> [note] [--yes]"),
  });
  const some = await ops("boats", "--help");
  expect(some.text).toContain("boats import");
  expect(some.text).not.toContain("requests list");
  expect(await ops("boots")).toMatchObject({ code: 2, text: expect.stringContaining('no command "boots"') });
  const wrong = await ops("reservations", "sail", "PLM-1");
  expect(wrong).toMatchObject({ code: 2, text: expect.stringContaining("reservations extend") });
  expect(wrong.text).not.toContain("boats block");
  expect(await ops("refund", "PLM-1")).toMatchObject({ code: 2 });
  expect(await ops("mails", "--dry-run")).toMatchObject({ code: 2, text: "`mails` has no --dry-run.\n" });
});

test("a dry run executes everything, says what it would write and changes nothing", async () => {
  const trip = await paidTrip(world);
  const number = await numberOf(trip.reservationId);
  const before = await transitions(trip.reservationId);
  const tried = await ops("reservations", "cancel", number, "owner", "engine", "trouble", "--dry-run");
  expect(tried).toMatchObject({ code: 0, text: expect.stringMatching(/is cancelled; .*800,00 goes back/) });
  for (const line of [
    `status  ${number}  reservation_created → reservation_cancelled`,
    `refund  ${number}  ₺`,
    "freed  ",
    `mail  ${number}  cancelled_owner`,
    "audit  booking_cancelled  reservation",
  ])
    expect(tried.text).toContain(`\n  ${line}`);
  expect(tried.text).toContain("That was a dry run: nothing was changed");
  expect(await transitions(trip.reservationId)).toEqual(before);
  expect((await getPool().query("select from refunds")).rowCount).toBe(0);

  await ops("reservations", "cancel", number, "owner", "engine", "trouble");
  expect(await statusOf(trip.reservationId)).toBe("reservation_cancelled");
});

test("a partial refund is made once, more than is left is refused", async () => {
  const trip = await paidTrip(world);
  const number = await numberOf(trip.reservationId);
  expect(await ops("refund", number, "300.50")).toMatchObject({ code: 2 });
  expect(await ops("refund", number, "300.50", "no", "kayaks")).toMatchObject({ code: 0 });
  expect(await ops("refund", number, "600.00", "storm")).toMatchObject({
    code: 1,
    text: "Refused: ₺600,00 are more than the ₺499,50 that are left of what was paid.\n",
  });
  expect(await ops("refund", number, "0", "storm")).toMatchObject({
    code: 1,
    text: "Refused: The amount is zero.\n",
  });
  expect(await ops("refund", "PLM-NOBODY", "1.00", "storm")).toMatchObject({
    code: 1,
    text: expect.stringContaining("Nothing was paid for PLM-NOBODY"),
  });
  expect((await ops("reservations", "show", number)).text).toContain(
    "refund requested ₺300,50 operator: no kayaks",
  );
  const { amount_minor, reason, note } = await one<Record<"amount_minor" | "reason" | "note", string>>(
    "select f.* from refunds f join payments p on p.id = f.payment_id where p.reservation_id = $1",
    trip.reservationId,
  );
  expect([Number(amount_minor), reason, note]).toEqual([30_050, "operator", "no kayaks"]);
});

test("a refused refund is listed with its reason and can be requested again", async () => {
  const trip = await paidTrip(world);
  await ops("refund", await numberOf(trip.reservationId), "10.00", "late");
  const { id } = await one<{ id: string }>(
    `update refunds set state = 'failed', failure_code = 'card_closed' from payments p
     where p.id = payment_id and p.reservation_id = $1 returning refunds.id`,
    trip.reservationId,
  );
  expect((await ops("refunds", "list")).text).toMatch(
    new RegExp(`^${id} .*failed \\(0\\): card_closed$`, "m"),
  );
  expect(await ops("refunds", "retry", id)).toMatchObject({ code: 0 });
  expect(await ops("refunds", "retry", id)).toMatchObject({
    code: 1,
    text: 'Refused: refund_not_failed {"state":"requested"}.\n',
  });
});

test("an order is listed, shown, extended and cancelled like a reservation", async () => {
  const held = await holdOrder(await makeService(), { day: dayAhead(5) });
  const numbers = "select number from service_orders where id = $1";
  const { number } = await one<{ number: string }>(numbers, held.orderId);
  expect((await ops("orders", "extend", number, "2")).text).toContain(`${number} waits until`);
  await payOrder(held);
  expect((await ops("orders", "list")).text).toContain(number);
  expect((await ops("orders", "complete", number)).text).toContain("transition_not_allowed");
  const cancelled = await ops("orders", "cancel", number, "weather", "storm");
  expect(cancelled).toMatchObject({ code: 0, text: expect.stringContaining("10.000,00 goes back") });
  expect((await ops("orders", "show", number.toLowerCase())).text).toMatch(
    /cancel by staff cli:tests: storm\n.*refund/s,
  );
  expect(await ops("orders", "show", "PLM-NOBODY")).toMatchObject({ code: 1 });
});

test("a trip that has started can be completed early, a future trip cannot", async () => {
  const trip = await paidTrip(world);
  const number = await numberOf(trip.reservationId);
  expect(await ops("reservations", "complete", number)).toMatchObject({ code: 1 });
  await getPool().query("update reservations set status = 'reservation_coming' where id = $1", [
    trip.reservationId,
  ]);
  await startIn(trip.reservationId, -1);
  expect(await ops("reservations", "complete", number)).toMatchObject({ code: 0 });
  expect(await statusOf(trip.reservationId)).toBe("reservation_completed");
});

test("a block keeps days from customers, never overlaps a reservation, and can be removed", async () => {
  const boatId = await makeBoat(world);
  const code = await codeOf(boatId);
  const day = addDays(tripDayOf(new Date()), 30);
  const blocked = await ops(
    "boats",
    "block",
    code,
    `${day}T00:00`,
    `${addDays(day, 1)}T00:00`,
    "haul",
    "out",
  );
  expect(blocked).toMatchObject({ code: 0 });
  await expect(hold(world, boatId)).rejects.toThrow("slot_taken");
  const listed = await ops("boats", "occupancies", code.toLowerCase());
  expect(listed.text).toMatch(/^\d+ {2}block .* haul out$/m);
  const id = /^\d+/.exec(listed.text)?.[0] ?? "";
  expect(await ops("boats", "unblock", id)).toMatchObject({ code: 0 });
  const trip = await hold(world, boatId);
  const { starts_at } = await one<{ starts_at: Date }>(
    "select starts_at from reservations where id = $1",
    trip.reservationId,
  );
  const start = toTripTime(starts_at);
  const refused = await ops("boats", "block", code, start, `${start.slice(0, 11)}23:00`);
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining("boats_taken") });
  expect(await ops("boats", "unblock", "999999")).toMatchObject({ code: 1 });
});

test("a hidden review no longer counts, its reason is kept, and published again it does", async () => {
  const boatId = await makeBoat(world);
  const { customer } = await hold(world, boatId);
  const scores = "clean_rate, service_rate, comm_rate, pp_rate";
  await getPool().query("insert into exchange_rates values ('TRY', 1) on conflict do nothing");
  const { rows } = await getPool().query(
    `insert into reviews (boat_id, user_id, locale, title, text, ${scores}, demo)
     values ($1, $2, 'tr', 't', 't', 1, 1, 1, 1, true), ($1, $2, 'tr', 't', 't', 5, 5, 5, 5, true) returning id`,
    [boatId, customer.id],
  );
  const rating = async () =>
    (await getPool().query("select rating, review_count from boats where id = $1", [boatId])).rows[0];
  const [bad] = rows;
  expect(await ops("reviews", "hide", String(bad.id))).toMatchObject({ code: 2 });
  expect(await ops("reviews", "hide", String(bad.id), "court", "order", "2026/14")).toMatchObject({
    code: 0,
  });
  expect(await rating()).toEqual({ rating: 5, review_count: 1 });
  expect((await ops("reviews", "list", await codeOf(boatId))).text).toContain("HIDDEN: court order 2026/14");
  await ops("reviews", "publish", String(bad.id));
  expect(await rating()).toEqual({ rating: 3, review_count: 2 });
});

test("a customer can be looked up and made anonymous, not while a trip is coming", async () => {
  const trip = await paidTrip(world);
  const { email } = await one<{ email: string }>("select email from users where id = $1", trip.customer.id);
  expect((await ops("users", "show", email.toUpperCase())).text).toContain(
    await numberOf(trip.reservationId),
  );
  expect(await ops("users", "anonymise", email)).toMatchObject({ code: 1, text: "Refused: trip_coming.\n" });
  await ops("reservations", "cancel", await numberOf(trip.reservationId), "weather", "storm");
  expect(await ops("users", "anonymise", email)).toMatchObject({ code: 0 });
  expect(await ops("users", "show", email)).toMatchObject({ code: 1 });
});

test("a job that was given up runs again when the operator says so", async () => {
  await getPool().query("select graphile_worker.add_job('deliver_mail', '{}'::json)");
  await getPool().query(
    "update graphile_worker._private_jobs set attempts = max_attempts, last_error = E'mail server gone\\nat line 1'",
  );
  const status = await ops("jobs", "status");
  expect(status.text).toMatch(/^ {2}\d+ {2}deliver_mail {2}\d+ of \d+ tries, given up: mail server gone$/m);
  expect((await ops("jobs", "retry")).text).toMatch(/^\d+ jobs run again at once/);
  const { rows } = await getPool().query(
    "select distinct attempts, run_at <= now() as due from graphile_worker.jobs where task_identifier = 'deliver_mail'",
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
});
