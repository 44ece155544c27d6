import { addMinutes } from "@/lib/domain/shared/instant";
import { markPayoutPaid, withdrawPayout } from "@/lib/server/money/payouts/decide-payout";
import { preparePayouts } from "@/lib/server/money/payouts/prepare-payouts";
import { listOwnerBalances, readOwnerBalance } from "@/lib/server/operator/owners-money/read-balances";
import { listPayouts } from "@/lib/server/operator/owners-money/read-payouts";
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

test("a payout whose connection dies is not half paid", async () => {
  const { ownerId } = await soldAndOver(world);
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

test("a payout takes what is earned and on no list; a refund after it lowers the next one", async () => {
  const trip = await soldAndOver(world);
  await soldTrip(world, trip.email);
  expect(await preparePayouts(STAFF, new Date())).toMatchObject({ ok: true });
  const [payout] = await listPayouts({ ownerId: trip.ownerId });
  expect(payout).toMatchObject({ amountMinor: SHARE, lineCount: 1, state: "open" });
  await markPayoutPaid(payout?.id ?? "", { reference: "TR-1" }, STAFF, new Date());
  expect(await readOwnerBalance(trip.ownerId, new Date())).toMatchObject([
    { owedMinor: 0, paidOutMinor: SHARE, comingMinor: SHARE },
  ]);
  await refundOfOwner(trip.number, 5000);
  await soldAndOver(world, trip.email);
  await preparePayouts(STAFF, new Date());
  expect(await listPayouts({ ownerId: trip.ownerId, state: "open" })).toMatchObject([
    { amountMinor: SHARE - 5000, lineCount: 2 },
  ]);
});

test("an owner who owes us is paid nothing, and the debt waits for the next trip", async () => {
  const trip = await soldAndOver(world);
  await refundOfOwner(trip.number, 40_000);
  await preparePayouts(STAFF, new Date());
  expect(await listPayouts({ ownerId: trip.ownerId })).toEqual([]);
  expect(await readOwnerBalance(trip.ownerId, new Date())).toMatchObject([
    { owedMinor: SHARE - 40_000, dueOn: null, isOverdue: false },
  ]);
});

test("a payout is marked paid once, however many do so, and under a reference of its own", async () => {
  const trip = await soldAndOver(world);
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
  await soldAndOver(world, trip.email);
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
  const trip = await soldAndOver(world);
  await allAtOnce(times(3, () => preparePayouts(STAFF, new Date())));
  const [payout, ...others] = await listPayouts({ ownerId: trip.ownerId });
  expect(others).toEqual([]);
  await withdrawPayout(payout?.id ?? "", "IBAN yanlış", STAFF);
  await preparePayouts(STAFF, new Date());
  expect(await listPayouts({ ownerId: trip.ownerId, state: "open" })).toMatchObject([{ amountMinor: SHARE }]);
});

test("an owner is overdue once five business days have passed without the money", async () => {
  const trip = await soldAndOver(world);
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
