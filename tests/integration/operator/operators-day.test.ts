import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { foldText } from "@/lib/i18n/fold-text";
import { getPool } from "@/lib/server/platform/db/pool";
import { makeBoat, makeCustomer } from "@/tests/fixtures/bookings/booking-world";
import { insertChange } from "@/tests/fixtures/bookings/changed-trip";
import { hold, one, openPage, statusOf } from "@/tests/fixtures/bookings/held-trip";
import { request } from "@/tests/fixtures/bookings/lifecycle-steps";
import { paidTrip, startIn } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { writeAs } from "@/tests/fixtures/bookings/written-message";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";
import { runJobs, testOutbox } from "@/tests/fixtures/mail/outbox";
import { CARDS, payByCard, returnToShop, testGateway } from "@/tests/fixtures/payments/paying";

const database = testDatabase();
testGateway();
const outbox = testOutbox();
const ops = (...args: string[]) => runOps(database.url(), args);
const world = testWorld();

const OWNER = { ownerName: "Kaptan Veli", ownerPhone: "+905329998877", ownerEmail: "veli@example.com" };
const numberOf = async (id: string) =>
  (await one<{ number: string }>("select number from reservations where id = $1", id)).number;
const codeOf = async (id: number) =>
  (await one<{ code: string }>("select code from boats where id = $1", String(id))).code;
const line = (text: string, part: string) => text.split("\n").find((one) => one.includes(part)) ?? "";

/** A card that is refused, for a trip that is held. */
async function failedPayment() {
  const held = await hold(world);
  await returnToShop(await payByCard((await openPage(held)).pageUrl, CARDS.insufficientFunds));
  return { ...held, number: await numberOf(held.reservationId) };
}

async function storeContact(subject: string): Promise<string> {
  const { rows } = await getPool().query<{ id: string }>(
    `insert into contact_messages (name, email, subject, message, locale)
     values ('Selin', 'selin@example.com', $1, E'Birinci satır\\nikinci satır', 'tr') returning id`,
    [subject],
  );
  return rows[0]?.id ?? "";
}

test("today shows what waits with the owner's phone, what failed, what sails, who wrote, and whether jobs run", async () => {
  const asked = await request(world, { boatId: await makeBoat(world, { ...OWNER, fastApp: false }) });
  await writeAs("customer", { kind: "reservation", id: asked.reservationId }, "Köpek\nolur mu?");
  const failed = await failedPayment();
  const sailing = await paidTrip(world);
  await startIn(sailing.reservationId, 0.1);
  const broken = await paidTrip(world);
  await ops("refund", await numberOf(broken.reservationId), "10.00", "late");
  await getPool().query("update refunds set state = 'failed', failure_code = 'card_closed'");
  await storeContact("Düğün");
  const { code, text } = await ops("today");
  expect(code).toBe(0);
  const number = await numberOf(asked.reservationId);
  expect(line(text, "answer by")).toMatch(new RegExp(`${number}  request .*Kaptan Veli \\+90 532 999 88 77`));
  expect(line(text, "card_closed")).toContain("failed (0)");
  expect(line(text, failed.number)).toMatch(/failed \(insufficient_funds\) .*\+90 532/);
  expect(line(text, await numberOf(sailing.reservationId))).toMatch(/4 persons .*on board ₺3\.200,00/);
  expect(text).toContain(`${number}  ${line(text, "Köpek").split("  ")[2]}`);
  expect(text).toContain("Köpek olur mu?");
  expect(line(text, "Düğün")).toContain("Birinci satır ikinci satır");
  expect(text).toMatch(/^Jobs NEED A LOOK: 0 workers alive/);
  await runJobs();
  await getPool().query("insert into job_workers (id) values ('worker-1')");
  expect((await ops("jobs", "status")).text).toMatch(/^Jobs run: 1 workers alive \(last report/);
});

test("a failed payment is off the list of the day once a later attempt took the money", async () => {
  const failed = await failedPayment();
  expect((await ops("payments", "list", "failed")).text).toContain(failed.number);
  await returnToShop(await payByCard((await openPage(failed)).pageUrl, CARDS.success));
  expect(line((await ops("payments", "list", "failed")).text, failed.number)).toContain("paid later");
  expect(line((await ops("payments", "list", "paid")).text, failed.number)).toContain("₺800,00");
  expect((await ops("today")).text).not.toMatch(new RegExp(`${failed.number}.*insufficient`));
  expect(await ops("payments", "list", "lost")).toMatchObject({ code: 2 });
});

test("the manifest of a day names the trips of that day alone, with pier, phones and what is paid on board", async () => {
  const { reservationId } = await paidTrip(world, await makeBoat(world, OWNER));
  const [number, day] = [await numberOf(reservationId), addDays(tripDayOf(new Date()), 30)];
  const row = line((await ops("trips", "list", day)).text, number);
  for (const part of ["10:00–14:00", "port, pier", "4 persons", "₺3.200,00", "Ayşe Yılmaz +90 532"])
    expect(row).toContain(part);
  expect(row).toContain("owner: +90 532 999 88 77");
  expect((await ops("trips", "list", addDays(day, 1))).text).toContain("Nothing sails on");
  expect(await ops("trips", "list", "tomorrow")).toMatchObject({ code: 2 });
});

test("a customer is found by name, phone and e-mail in any spelling, and by the number of a booking", async () => {
  const changes = { name: "Işıl", surname: "Çağlar", email: "isil.c@example.com", phone: "+905417778899" };
  const { id } = await makeCustomer(changes);
  const { reservationId } = await hold(world);
  await getPool().query("update reservations set user_id = $2 where id = $1", [reservationId, id]);
  const number = await numberOf(reservationId);
  for (const words of [
    ["isil", "caglar"],
    ["IŞIL"],
    ["ÇAĞLAR"],
    ["Isil.C@Example.com"],
    ["0541", "777", "88", "99"],
    ["+90 (541) 777-8899"],
    ["8899"],
    [number.toLowerCase()],
  ]) {
    const found = await ops("users", "find", ...words);
    expect([words, found.code, found.text]).toEqual([
      words,
      0,
      expect.stringMatching(/^isil\.c@example\.com {2}Işıl Çağlar \+90 541 777 88 99 {2}1 bookings.*\n$/),
    ]);
  }
  expect(await ops("users", "find", "nobody-at-all")).toMatchObject({ code: 1, text: "Nobody is found.\n" });
  expect(await ops("users", "find", "%")).toMatchObject({ code: 1 });
});

test("the database folds names as the code does", async () => {
  for (const name of ["Işıl  ÇAĞLAR", "İrem Öz", "Straße", "Łukasz Ørsted Đan", "أَحْمَد ٣", "Zoë\u200b"]) {
    const { rows } = await getPool().query(`select fold_text($1) as folded`, [name]);
    expect(rows).toEqual([{ folded: foldText(name) }]);
  }
});

test("a boat is shown with its people, prices and trips, the turnaround apart from the trip", async () => {
  const { boatId, reservationId } = await paidTrip(world, await makeBoat(world, OWNER));
  const [code, number] = [await codeOf(boatId), await numberOf(reservationId)];
  const shown = await ops("boats", "show", code.toLowerCase());
  expect(shown.text).toContain("owner: Kaptan Veli +90 532 999 88 77 veli@example.com");
  expect(shown.text).toContain("hourly  ₺1.000,00  from 2 hours");
  expect(line(shown.text, number)).toMatch(/10:00–14:00 {2}turnaround until 15:00/);
  expect((await ops("boats", "occupancies", code)).text).toMatch(/10:00–14:00 {2}turnaround until 15:00/);
  expect(await ops("boats", "show", "PLM-NOBODY")).toMatchObject({ code: 1 });
});

test("a block takes whole days, the last one included; past and very long ones are refused", async () => {
  const code = await codeOf(await makeBoat(world));
  const day = addDays(tripDayOf(new Date()), 40);
  expect(await ops("boats", "block", code, day, addDays(day, 1), "haul", "out")).toMatchObject({ code: 0 });
  const { rows } = await getPool().query<{ hours: number }>(
    "select (extract(epoch from upper(period) - lower(period)) / 3600)::int as hours from boat_occupancies where note = 'haul out'",
  );
  expect(rows).toEqual([{ hours: 48 }]);
  expect((await ops("boats", "block", code, "2020-01-01", "2020-01-02")).text).toContain("block_in_past");
  const far = addDays(day, 3650);
  const long = await ops("boats", "block", code, addDays(day, 10), far);
  expect(long).toMatchObject({ code: 1, text: expect.stringContaining(`${far.slice(0, 4)}`) });
  expect(long.text).toContain("Add --yes");
  expect(await ops("boats", "block", code, addDays(day, 10), far, "--yes")).toMatchObject({ code: 0 });
  expect((await ops("boats", "occupancies", code)).text).toContain(far.slice(0, 4));
});

test("take-out asks to be tried first, and shows who is affected before it does anything", async () => {
  const { boatId, reservationId } = await paidTrip(world);
  const [code, number] = [await codeOf(boatId), await numberOf(reservationId)];
  const day = addDays(tripDayOf(new Date()), 30);
  const line = ["boats", "take-out", code, day, day, "engine", "trouble"];
  expect(await ops(...line)).toMatchObject({ code: 2, text: expect.stringContaining("--dry-run") });
  const tried = await ops(...line, "--dry-run");
  expect(tried.text).toMatch(new RegExp(`${number} .*Ayşe Yılmaz .*cancelled, ₺800,00 goes back`));
  expect(await statusOf(reservationId)).toBe("reservation_created");
  expect(await ops(...line, "--yes")).toMatchObject({ code: 0 });
  expect(await statusOf(reservationId)).toBe("reservation_cancelled");
});

test("the operator answers a change for the owner", async () => {
  const [first, second] = [await paidTrip(world), await paidTrip(world)];
  const numbers = [await numberOf(first.reservationId), await numberOf(second.reservationId)];
  const changes = [
    await insertChange(first.reservationId, "asked"),
    await insertChange(second.reservationId, "asked"),
  ];
  const trip = { code: "trip", serviceId: null, label: { tr: "Gezi" }, unit: "hour" };
  await getPool().query("update reservation_changes set lines = $1", [
    JSON.stringify([{ ...trip, quantity: 4, unitPriceMinor: 100_000, amountMinor: 400_000 }]),
  ]);
  const listed = (await ops("changes", "list")).text;
  for (const number of numbers) expect(listed).toMatch(new RegExp(`${number}  change .* → `));
  expect(await ops("changes", "decline", numbers[0] ?? "")).toMatchObject({ code: 2 });
  expect(await ops("changes", "decline", numbers[0] ?? "", "captain", "is", "away")).toMatchObject({
    code: 0,
  });
  expect(await ops("changes", "accept", numbers[1] ?? "")).toMatchObject({ code: 0 });
  const { rows } = await getPool().query(
    "select status, reason from reservation_changes where id = any($1::uuid[]) order by status desc",
    [changes],
  );
  expect(rows[0]).toEqual({ status: "refused", reason: "captain is away" });
  expect(rows[1].status).not.toBe("asked");
  expect(await ops("changes", "accept", "PLM-NOBODY")).toMatchObject({ code: 1 });
});

test("a mail that was sent is sent again, one that was not or no longer applies is refused", async () => {
  const { reservationId } = await paidTrip(world);
  const number = await numberOf(reservationId);
  await runJobs();
  const sent = async () =>
    (await outbox.read()).filter(({ file }) => file.includes(`${reservationId}-paid-`));
  const before = (await sent()).length;
  expect((await ops("reservations", "resend", number)).text).toContain("paid, ");
  expect(await ops("reservations", "resend", number, "paid")).toMatchObject({ code: 0 });
  await runJobs();
  expect((await sent()).length).toBe(before + 1);
  expect(await ops("reservations", "resend", number, "cancelled")).toMatchObject({ code: 1 });
  const asked = await request(world);
  await runJobs();
  const other = await numberOf(asked.reservationId);
  await ops("requests", "accept", other);
  expect(await ops("reservations", "resend", other, "request_to_owner")).toMatchObject({
    code: 1,
    text: expect.stringContaining("no longer applies"),
  });
});

test("a hold gets more hours, its boat stays taken, and an accepted request is mailed with the new deadline", async () => {
  const asked = await request(world);
  const number = await numberOf(asked.reservationId);
  await ops("requests", "accept", number);
  await runJobs();
  const deadline = async () =>
    (await one<{ at: Date }>("select expires_at as at from reservations where id = $1", asked.reservationId))
      .at;
  const before = await deadline();
  expect(await ops("reservations", "extend", number, "24")).toMatchObject({ code: 0 });
  expect((await deadline()).getTime() - before.getTime()).toBe(24 * 3_600_000);
  const { rows } = await getPool().query(
    "select expires_at from boat_occupancies where reservation_id = $1",
    [asked.reservationId],
  );
  expect(rows).toEqual([{ expires_at: await deadline() }]);
  await runJobs();
  const mails = (await outbox.read()).filter(({ file }) => file.includes(`${asked.reservationId}-accepted-`));
  expect(mails.length).toBe(2);
  await startIn(asked.reservationId, 24);
  expect((await ops("reservations", "extend", number, "99")).text).toContain("after_start");
  expect(await ops("reservations", "extend", number, "0")).toMatchObject({ code: 2 });
});

test("a contact mail leaves the list when it is settled", async () => {
  const id = await storeContact("Transfer");
  expect((await ops("contacts", "list")).text).toContain("Transfer");
  expect(await ops("contacts", "settle", id)).toMatchObject({ code: 0 });
  expect((await ops("contacts", "list")).text).not.toContain("Transfer");
  expect(line((await ops("contacts", "list", "--all")).text, "Transfer")).toContain("done");
  expect(await ops("contacts", "settle", "999999")).toMatchObject({ code: 1 });
});
