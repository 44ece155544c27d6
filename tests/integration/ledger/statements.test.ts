import { monthOf, monthPeriod, nextMonth, previousMonth } from "@/lib/domain/ledger/statement-month";
import { addMinutes } from "@/lib/domain/shared/instant";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { markPayoutPaid } from "@/lib/server/money/payouts/decide-payout";
import { preparePayouts } from "@/lib/server/money/payouts/prepare-payouts";
import { closeMonth } from "@/lib/server/money/statements/close-month";
import { readOwnerBalance } from "@/lib/server/operator/owners-money/read-balances";
import { listPayouts } from "@/lib/server/operator/owners-money/read-payouts";
import { listStatements, readStatement } from "@/lib/server/operator/owners-money/read-statements";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce, times } from "@/tests/fixtures/http/all-at-once";
import {
  emptyLedger,
  killWriterOf,
  refundOfOwner,
  SHARE,
  soldAndOver,
  soldTrip,
} from "@/tests/fixtures/payments/owned-trips";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
beforeEach(emptyLedger);

const THIS = monthOf(tripDayOf(new Date()));
const NEXT = nextMonth(THIS);
const LAST = previousMonth(THIS);
/** Shortly after the month was over. */
const after = (month: string) => addMinutes(monthPeriod(month).until, 60);

test("a statement has the trips that were over in its month, and the balance that the ledger has", async () => {
  const over = await soldAndOver(world);
  const coming = await soldTrip(world, over.email);
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
  const { ownerId } = await soldAndOver(world);
  const other = await soldTrip(world);
  await closeMonth(THIS, STAFF, after(THIS));
  const [statement] = await listStatements({ ownerId });
  expect(await readStatement(statement?.number ?? "", other.ownerId)).toBeNull();
  expect(await listStatements({ ownerId: other.ownerId })).toEqual([]);
});

test("a refund after the month was closed changes no statement: it is a correction on the next one", async () => {
  const trip = await soldAndOver(world);
  await closeMonth(THIS, STAFF, after(THIS));
  const before = await listStatements({ ownerId: trip.ownerId });
  // Posted while the clock still says the closed month: dated after it.
  await refundOfOwner(trip.number, 5000, new Date());
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
  await soldAndOver(world);
  await soldAndOver(world);
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
  await soldAndOver(world);
  expect(await closeMonth(THIS, STAFF, new Date())).toMatchObject({ code: "month_not_over" });
  const results = await allAtOnce(times(3, () => closeMonth(THIS, STAFF, after(THIS))));
  expect(results.map((result) => (result.ok ? "ok" : result.code)).sort()).toEqual([
    "month_closed",
    "month_closed",
    "ok",
  ]);
  expect(await closeMonth(LAST, STAFF, after(THIS))).toMatchObject({ code: "later_month_closed" });
});

test.each([
  ["owner_statement_lines", "month", () => closeMonth(THIS, STAFF, after(THIS))],
  ["payout_lines", "list of payouts", () => preparePayouts(STAFF, new Date())],
])(
  "a connection that dies at %s leaves no half of a %s, and it can be done again",
  async (table, _, work) => {
    const { ownerId } = await soldAndOver(world);
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

test("a month cannot be closed over one that was left open", async () => {
  const trip = await soldAndOver(world);
  await closeMonth(LAST, STAFF, after(LAST));
  await closeMonth(THIS, STAFF, after(THIS));
  await refundOfOwner(trip.number, 5000);
  const later = nextMonth(NEXT);
  expect(await closeMonth(later, STAFF, after(later))).toMatchObject({ code: "earlier_month_open" });
  expect(await closeMonth(NEXT, STAFF, after(NEXT))).toMatchObject({ ok: true });
  expect(await closeMonth(later, STAFF, after(later))).toMatchObject({ ok: true });
});

test("whatever was closed, paid and refunded: the balance is the last statement and the open items", async () => {
  const trips = [await soldAndOver(world), await soldAndOver(world), await soldTrip(world)];
  await preparePayouts(STAFF, new Date());
  for (const [index, payout] of (await listPayouts({ state: "open" })).entries())
    if (index % 2 === 0) await markPayoutPaid(payout.id, { reference: `X-${index}` }, STAFF, new Date());
  await refundOfOwner(trips[0]?.number ?? "", 1000);
  await closeMonth(THIS, STAFF, after(THIS));
  await refundOfOwner(trips[1]?.number ?? "", 2000);
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
