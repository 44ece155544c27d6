import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { readDifferences } from "@/lib/server/booking/checkout/ledger/read-differences";
import { backfillLedger } from "@/lib/server/money/payouts/backfill-ledger";
import { setMoneyRate } from "@/lib/server/money/payouts/set-money-rate";
import { readOwnerBalance } from "@/lib/server/operator/owners-money/read-balances";
import { getPool } from "@/lib/server/platform/db/pool";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { accountsOf } from "@/tests/fixtures/payments/ledger";
import { emptyLedger, refundOfOwner, SHARE, soldTrip } from "@/tests/fixtures/payments/owned-trips";
import { testGateway } from "@/tests/fixtures/payments/paying";

testDatabase();
testGateway();
jest.spyOn(process.stdout, "write").mockReturnValue(true);
const world = testWorld();
beforeEach(emptyLedger);

/** Sold and refunded before there was a ledger; over for four days. */
async function soldBefore() {
  const trip = await soldTrip(world);
  await refundOfOwner(trip.number, 5000);
  await getPool().query(
    `update reservations set status = 'reservation_completed', sale_terms = null,
       starts_at = now() - interval '97 hours', ends_at = now() - interval '96 hours' where id = $1`,
    [trip.id],
  );
  await emptyLedger();
  return trip;
}

const differing = async () => (await readDifferences(getPool())).map(({ number, why }) => [number, why]);

test("what was paid before the ledger is found, posted by one command, and never posted again", async () => {
  const { id, number, ownerId } = await soldBefore();
  expect(await differing()).toContainEqual([number, "not_posted"]);
  const first = await backfillLedger(STAFF, new Date());
  expect(first.bookings).toBeGreaterThan(0);
  expect(await accountsOf({ kind: "reservation", id })).toEqual({
    ...{ provider: 75_000, commission: -40_000, commission_vat: -8000 },
    ...{ withholding: -667, owner: -SHARE, owner_goodwill: 5000 },
  });
  expect(await differing()).toEqual([]);
  expect(await backfillLedger(STAFF, new Date())).toEqual({ bookings: 0, payouts: 0 });
  expect(await readOwnerBalance(ownerId, new Date())).toMatchObject([{ owedMinor: SHARE - 5000 }]);
});

test("owners who were paid by other means until a day are owed nothing for trips until then", async () => {
  const early = await soldBefore();
  const coming = await soldTrip(world, early.email);
  const day = addDays(tripDayOf(new Date()), -1);
  expect(await backfillLedger(STAFF, new Date(), day)).toMatchObject({ payouts: expect.any(Number) });
  expect(await readOwnerBalance(coming.ownerId, new Date())).toMatchObject([
    { owedMinor: 0, paidOutMinor: SHARE - 5000, comingMinor: SHARE, dueOn: null },
  ]);
  expect(await backfillLedger(STAFF, new Date(), day)).toEqual({ bookings: 0, payouts: 0 });
});

test("a payment that the ledger lost is named as a difference", async () => {
  const { number } = await soldTrip(world);
  await getPool().query("update payments set amount_minor = amount_minor + 100 where state = 'paid'");
  expect(await differing()).toContainEqual([number, "differs"]);
});

test("a rate begins tomorrow at the earliest, once for a day; VAT and withholding are everybody's", async () => {
  const now = new Date();
  const tomorrow = addDays(tripDayOf(now), 1);
  const all = { kind: "commission", hundredths: 1000, base: null, boatCode: null, ownerEmail: null } as const;
  const set = (rate: object) => setMoneyRate({ ...all, fromDay: tomorrow, ...rate }, STAFF, now);
  expect(await set({ fromDay: tripDayOf(now) })).toMatchObject({ code: "rate_in_the_past" });
  expect(await set({})).toMatchObject({ ok: true });
  expect(await set({ hundredths: 900 })).toMatchObject({ code: "rate_exists" });
  const { email } = await soldTrip(world);
  expect(await set({ ownerEmail: email.toUpperCase() })).toMatchObject({ ok: true });
  expect(await set({ ownerEmail: "nobody@money.example" })).toMatchObject({ code: "not_found" });
  expect(await set({ kind: "vat", ownerEmail: email })).toMatchObject({ code: "rate_of_all" });
});
