import { monthOf, monthPeriod, nextMonth, previousMonth } from "@/lib/domain/ledger/statement-month";
import { addMinutes } from "@/lib/domain/shared/instant";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { markPayoutPaid, withdrawPayout } from "@/lib/server/money/payouts/decide-payout";
import { preparePayouts } from "@/lib/server/money/payouts/prepare-payouts";
import { refundByOperator } from "@/lib/server/money/refunds/refund-by-operator";
import { closeMonth } from "@/lib/server/money/statements/close-month";
import { listOwnerBalances, readOwnerBalance } from "@/lib/server/operator/owners-money/read-balances";
import { listPayouts } from "@/lib/server/operator/owners-money/read-payouts";
import { listStatements, readStatement } from "@/lib/server/operator/owners-money/read-statements";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { makeBoat } from "@/tests/fixtures/bookings/booking-world";
import { one } from "@/tests/fixtures/bookings/held-trip";
import { paidTrip } from "@/tests/fixtures/bookings/paid-trip";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();

const SHARE = 31_333;
const THIS = monthOf(tripDayOf(new Date()));
const NEXT = nextMonth(THIS);
const LAST = previousMonth(THIS);
/** Shortly after the month was over. */
const after = (month: string) => addMinutes(monthPeriod(month).until, 60);

let owners = 0;

/** A paid trip on a boat of a new owner, or of one that is named. */
async function sold(email = `owner-${(owners += 1)}@money.example`) {
  const boat = await makeBoat(world, { ownerEmail: email, ownerName: "Mehmet Koç" });
  const { reservationId: id } = await paidTrip(world, boat);
  const row = await one<{ number: string; owner: string }>(
    "select r.number, b.owner_id as owner from reservations r join boats b on b.id = r.boat_id where r.id = $1",
    id,
  );
  return { id, email, number: row.number, ownerId: row.owner };
}

/** As if the trip were over now. */
const endNow = (id: string) =>
  getPool().query(
    "update reservations set status = 'reservation_completed', starts_at = now() - interval '4 hours', ends_at = now() - interval '1 minute' where id = $1",
    [id],
  );

const refund = (number: string, amountMinor: number, now = new Date()) =>
  refundByOperator({ number, amountMinor, note: "Özür", again: true, borneBy: "owner" }, STAFF, now);

async function soldAndOver(email?: string) {
  const trip = await sold(email);
  await endNow(trip.id);
  return trip;
}

const KEPT = [
  "owner_statement_lines",
  "owner_statements",
  "payout_lines",
  "ledger_entries",
  "ledger_transactions",
  "payouts",
];

/** Each test begins with an empty ledger, which only the owner of its tables can make. */
beforeEach(async () => {
  const statements = KEPT.flatMap((table) => [
    `alter table ${table} disable trigger user`,
    `delete from ${table}`,
    `alter table ${table} enable trigger user`,
  ]);
  await getPool().query(statements.join(";"));
});

test("a statement has the trips that were over in its month, and the balance that the ledger has", async () => {
  const over = await soldAndOver();
  const coming = await sold(over.email);
  expect(await closeMonth(THIS, STAFF, after(THIS))).toMatchObject({ ok: true });
  const [statement] = await listStatements({ ownerId: over.ownerId });
  expect(statement).toMatchObject({
    openingMinor: 0,
    earnedMinor: SHARE,
    paidOutMinor: 0,
    closingMinor: SHARE,
  });
  const read = await readStatement(statement?.number ?? "", over.ownerId);
  expect(read?.lines).toMatchObject([
    {
      booking: over.number,
      keptMinor: 80_000,
      commissionMinor: 48_000,
      vatMinor: 8000,
      withholdingMinor: 667,
    },
  ]);
  expect(read?.owner).toMatchObject({ name: "Mehmet Koç" });
  const [balance] = await readOwnerBalance(over.ownerId, new Date());
  expect(balance).toMatchObject({ owedMinor: SHARE, comingMinor: SHARE });
  expect(read?.lines.map(({ booking }) => booking)).not.toContain(coming.number);
});

test("a statement opens for its owner only", async () => {
  const { ownerId } = await soldAndOver();
  const other = await sold();
  await closeMonth(THIS, STAFF, after(THIS));
  const [statement] = await listStatements({ ownerId });
  expect(await readStatement(statement?.number ?? "", other.ownerId)).toBeNull();
  expect(await listStatements({ ownerId: other.ownerId })).toEqual([]);
});

test("a refund after the month was closed changes no statement: it is a correction on the next one", async () => {
  const trip = await soldAndOver();
  await closeMonth(THIS, STAFF, after(THIS));
  const before = await listStatements({ ownerId: trip.ownerId });
  // Posted while the clock still says the closed month: dated after it.
  await refund(trip.number, 5000, new Date());
  expect(await listStatements({ ownerId: trip.ownerId })).toEqual(before);
  expect(await closeMonth(NEXT, STAFF, after(NEXT))).toMatchObject({ ok: true });
  const [latest] = await listStatements({ ownerId: trip.ownerId });
  expect(latest).toMatchObject({ openingMinor: SHARE, earnedMinor: -5000, closingMinor: SHARE - 5000 });
  const read = await readStatement(latest?.number ?? "");
  expect(read?.lines).toMatchObject([
    { booking: trip.number, correction: true, keptMinor: 0, commissionMinor: 0, goodwillMinor: 5000 },
  ]);
});

test("statements are numbered without gaps, and never change", async () => {
  await soldAndOver();
  await soldAndOver();
  await closeMonth(THIS, STAFF, after(THIS));
  const numbers = (await listStatements({})).map(({ number }) => number);
  const year = THIS.slice(0, 4);
  expect(numbers).toEqual(numbers.map((_, index) => `${year}-${String(index + 1).padStart(4, "0")}`));
  for (const statement of [
    "update owner_statements set closed_by = 'x'",
    "delete from owner_statement_lines",
  ])
    await expect(getPool().query(statement)).rejects.toThrow("only grows");
});

test("a month is closed once, after its end, in its order, and by one of two who close it at once", async () => {
  await soldAndOver();
  expect(await closeMonth(THIS, STAFF, new Date())).toMatchObject({ code: "month_not_over" });
  const results = await allAtOnce(times(3, () => closeMonth(THIS, STAFF, after(THIS))));
  expect(results.map((result) => (result.ok ? "ok" : result.code)).sort()).toEqual([
    "month_closed",
    "month_closed",
    "ok",
  ]);
  expect(await closeMonth(LAST, STAFF, after(THIS))).toMatchObject({ code: "later_month_closed" });
});

/** Waits until somebody waits for a lock on this table, and ends that connection. */
async function killWriterOf(table: string): Promise<void> {
  for (;;) {
    const { rows } = await getPool().query<{ killed: boolean }>(
      `select pg_terminate_backend(pid) as killed from pg_locks
       where relation = $1::regclass and not granted`,
      [table],
    );
    if (rows.length > 0) return;
  }
}

test.each([
  ["owner_statement_lines", "month", () => closeMonth(THIS, STAFF, after(THIS))],
  ["payout_lines", "list of payouts", () => preparePayouts(STAFF, new Date())],
])(
  "a connection that dies at %s leaves no half of a %s, and it can be done again",
  async (table, _, work) => {
    const { ownerId } = await soldAndOver();
    const holder = await getPool().connect();
    await holder.query(`begin; lock table ${table} in exclusive mode`);
    const dying = work();
    await Promise.all([expect(dying).rejects.toThrow(), killWriterOf(table)]);
    await holder.query("rollback");
    holder.release();
    expect([await listStatements({ ownerId }), await listPayouts({ ownerId })]).toEqual([[], []]);
    expect(await work()).toMatchObject({ ok: true });
    const made = [...(await listStatements({ ownerId })), ...(await listPayouts({ ownerId }))];
    expect(made.length).toBe(1);
  },
);

test("a payout whose connection dies is not half paid", async () => {
  const { ownerId } = await soldAndOver();
  await preparePayouts(STAFF, new Date());
  const [payout] = await listPayouts({ ownerId });
  const mark = () => markPayoutPaid(payout?.id ?? "", { reference: "TR-5" }, STAFF, new Date());
  const holder = await getPool().connect();
  await holder.query("begin; lock table ledger_entries in exclusive mode");
  const dying = mark();
  await Promise.all([expect(dying).rejects.toThrow(), killWriterOf("ledger_entries")]);
  await holder.query("rollback");
  holder.release();
  expect(await listPayouts({ ownerId, state: "open" })).toHaveLength(1);
  expect(await mark()).toMatchObject({ ok: true });
});

test("a month cannot be closed over one that was left open", async () => {
  const trip = await soldAndOver();
  await closeMonth(LAST, STAFF, after(LAST));
  await closeMonth(THIS, STAFF, after(THIS));
  await refund(trip.number, 5000);
  const later = nextMonth(NEXT);
  expect(await closeMonth(later, STAFF, after(later))).toMatchObject({ code: "earlier_month_open" });
  expect(await closeMonth(NEXT, STAFF, after(NEXT))).toMatchObject({ ok: true });
  expect(await closeMonth(later, STAFF, after(later))).toMatchObject({ ok: true });
});

test("a payout takes what is earned and on no list; a refund after it lowers the next one", async () => {
  const trip = await soldAndOver();
  await sold(trip.email);
  expect(await preparePayouts(STAFF, new Date())).toMatchObject({ ok: true });
  const [payout] = await listPayouts({ ownerId: trip.ownerId });
  expect(payout).toMatchObject({ amountMinor: SHARE, lineCount: 1, state: "open" });
  await markPayoutPaid(payout?.id ?? "", { reference: "TR-1" }, STAFF, new Date());
  expect(await readOwnerBalance(trip.ownerId, new Date())).toMatchObject([
    { owedMinor: 0, paidOutMinor: SHARE, comingMinor: SHARE },
  ]);
  await refund(trip.number, 5000);
  await soldAndOver(trip.email);
  await preparePayouts(STAFF, new Date());
  expect(await listPayouts({ ownerId: trip.ownerId, state: "open" })).toMatchObject([
    { amountMinor: SHARE - 5000, lineCount: 2 },
  ]);
});

test("an owner who owes us is paid nothing, and the debt waits for the next trip", async () => {
  const trip = await soldAndOver();
  await refund(trip.number, 40_000);
  await preparePayouts(STAFF, new Date());
  expect(await listPayouts({ ownerId: trip.ownerId })).toEqual([]);
  expect(await readOwnerBalance(trip.ownerId, new Date())).toMatchObject([
    { owedMinor: SHARE - 40_000, dueOn: null, isOverdue: false },
  ]);
});

test("a payout is marked paid once, however many do so, and under a reference of its own", async () => {
  const trip = await soldAndOver();
  await preparePayouts(STAFF, new Date());
  const [payout] = await listPayouts({ ownerId: trip.ownerId });
  const id = payout?.id ?? "";
  const marks = await allAtOnce(
    [1, 2, 3].map((at) => () => markPayoutPaid(id, { reference: `TR-${at}` }, STAFF, new Date())),
  );
  expect(marks.map((mark) => (mark.ok ? "ok" : mark.code)).sort()).toEqual([
    "already_done",
    "already_done",
    "ok",
  ]);
  const { rows } = await getPool().query("select 1 from ledger_transactions where payout_id = $1", [id]);
  expect(rows.length).toBe(1);
  await soldAndOver(trip.email);
  await preparePayouts(STAFF, new Date());
  const [next] = await listPayouts({ ownerId: trip.ownerId, state: "open" });
  const [paid] = await listPayouts({ ownerId: trip.ownerId, state: "paid" });
  const taken = { reference: paid?.reference ?? "" };
  expect(await markPayoutPaid(next?.id ?? "", taken, STAFF, new Date())).toMatchObject({
    code: "reference_taken",
  });
  expect(await withdrawPayout(id, "Banka", STAFF)).toMatchObject({ code: "already_done" });
});

test("two who prepare payouts at once put nothing on two lists, and what is withdrawn is on the next", async () => {
  const trip = await soldAndOver();
  await allAtOnce(times(3, () => preparePayouts(STAFF, new Date())));
  const [payout, ...others] = await listPayouts({ ownerId: trip.ownerId });
  expect(others).toEqual([]);
  await withdrawPayout(payout?.id ?? "", "IBAN yanlış", STAFF);
  await preparePayouts(STAFF, new Date());
  expect(await listPayouts({ ownerId: trip.ownerId, state: "open" })).toMatchObject([{ amountMinor: SHARE }]);
});

test("an owner is overdue once five business days have passed without the money", async () => {
  const trip = await soldAndOver();
  const day = 24 * 60;
  const isOverdue = async (days: number) =>
    (await listOwnerBalances(addMinutes(new Date(), days * day))).find(
      ({ ownerId }) => ownerId === trip.ownerId,
    )?.isOverdue;
  expect([await isOverdue(0), await isOverdue(5), await isOverdue(20)]).toEqual([false, false, true]);
  await preparePayouts(STAFF, new Date());
  expect(await isOverdue(20)).toBe(true);
  const [payout] = await listPayouts({ ownerId: trip.ownerId });
  await markPayoutPaid(payout?.id ?? "", { reference: "TR-9" }, STAFF, new Date());
  expect(await isOverdue(20)).toBe(false);
});

test("whatever was closed, paid and refunded: the balance is the last statement and the open items", async () => {
  const trips = [await soldAndOver(), await soldAndOver(), await sold()];
  await preparePayouts(STAFF, new Date());
  for (const [index, payout] of (await listPayouts({ state: "open" })).entries())
    if (index % 2 === 0) await markPayoutPaid(payout.id, { reference: `X-${index}` }, STAFF, new Date());
  await refund(trips[0]?.number ?? "", 1000);
  await closeMonth(THIS, STAFF, after(THIS));
  await refund(trips[1]?.number ?? "", 2000);
  for (const { ownerId } of trips) {
    const [statement] = await listStatements({ ownerId });
    const [balance] = await readOwnerBalance(ownerId, new Date());
    const { rows } = await getPool().query<{ minor: number }>(
      `select coalesce(-sum(e.amount_minor), 0)::float8 as minor from ledger_entries e
       join ledger_transactions t on t.id = e.transaction_id
       left join reservations r on r.id = t.reservation_id
       where e.owner_id = $1 and e.account in ('owner', 'owner_goodwill') and (t.at >= $2 or r.ends_at >= $2)`,
      [ownerId, monthPeriod(THIS).until],
    );
    const open = rows[0]?.minor ?? 0;
    expect((balance?.owedMinor ?? 0) + (balance?.comingMinor ?? 0)).toBe(
      (statement?.closingMinor ?? 0) + open,
    );
  }
});
