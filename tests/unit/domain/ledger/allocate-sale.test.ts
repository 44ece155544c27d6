import fc from "fast-check";
import {
  allocateSale,
  entriesBetween,
  partsOf,
  type SaleFacts,
  shareSale,
} from "@/lib/domain/ledger/allocate-sale";
import type { SaleTerms } from "@/lib/domain/ledger/sale-terms";
import { SELLER_MODELS, WITHHOLDING_BASES } from "@/lib/domain/ledger/words";

const OWNER = "11111111-1111-4111-8111-111111111111";
const TERMS: SaleTerms = {
  ownerId: OWNER,
  boatId: 7,
  sellerModel: "intermediary",
  commission: 1200,
  vat: 2000,
  withholding: 100,
  withholdingBase: "collected_without_vat",
};

/** 10,000.00 with 30 % paid online. */
const SOLD: SaleFacts = {
  receivedMinor: 300_000,
  refundedMinor: 0,
  keptMinor: 300_000,
  agreedMinor: 300_000,
  totalMinor: 1_000_000,
  ownerGoodwillMinor: 0,
  correctionMinor: 0,
  terms: TERMS,
};

const sumOf = (facts: SaleFacts, account: string) =>
  allocateSale(facts)
    .filter((entry) => entry.account === account)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

test("of a paid trip the commission is of the whole price with VAT within it, 1 % without VAT is withheld, the rest is the owner's", () => {
  expect(shareSale(SOLD, TERMS, 0)).toEqual({
    keptMinor: 300_000,
    commissionMinor: 120_000,
    vatMinor: 20_000,
    withholdingMinor: 2500,
    goodwillMinor: 0,
    shareMinor: 177_500,
  });
  expect(sumOf(SOLD, "provider")).toBe(300_000);
  expect(sumOf(SOLD, "commission")).toBe(-100_000);
  expect(sumOf(SOLD, "owner")).toBe(-177_500);
});

test("half a kuruş of commission is rounded up, and the owner's share takes the rest", () => {
  const parts = shareSale(
    { keptMinor: 25, agreedMinor: 25, totalMinor: 25 },
    { ...TERMS, commission: 1000 },
    0,
  );
  expect(parts).toMatchObject({ commissionMinor: 3, vatMinor: 1, withholdingMinor: 0, shareMinor: 22 });
});

test("what a guest gets back by the rules lowers everybody's part alike, and a whole refund leaves nothing", () => {
  const half = { ...SOLD, refundedMinor: 150_000, keptMinor: 150_000 };
  expect(sumOf(half, "owner")).toBe(-88_750);
  expect(sumOf(half, "commission_vat")).toBe(-10_000);
  expect(allocateSale({ ...SOLD, refundedMinor: 300_000, keptMinor: 0 })).toEqual([]);
});

test("goodwill is ours unless staff said that the owner bears it, and commission and withholding stay", () => {
  const ours = { ...SOLD, refundedMinor: 10_000 };
  expect(sumOf(ours, "goodwill")).toBe(10_000);
  expect(sumOf(ours, "owner")).toBe(-177_500);
  const owners = { ...ours, ownerGoodwillMinor: 10_000 };
  expect(sumOf(owners, "goodwill")).toBe(0);
  expect(sumOf(owners, "owner")).toBe(-177_500);
  expect(sumOf(owners, "owner_goodwill")).toBe(10_000);
  expect(sumOf(owners, "withholding")).toBe(-2500);
});

test("a correction moves money between us and the owner, and nothing else", () => {
  const corrected = { ...SOLD, correctionMinor: 5000 };
  expect(entriesBetween(allocateSale(SOLD), allocateSale(corrected))).toEqual([
    { account: "goodwill", ownerId: null, amountMinor: 5000 },
    { account: "owner_goodwill", ownerId: OWNER, amountMinor: -5000 },
  ]);
});

test("goodwill given before an owner cancelled is swallowed by the whole refund", () => {
  const given = { ...SOLD, refundedMinor: 300_000, keptMinor: 0, ownerGoodwillMinor: 0 };
  expect(sumOf(given, "goodwill")).toBe(0);
});

test("money that should go back and was refused by the provider is owed to the guest", () => {
  const refused = { ...SOLD, keptMinor: 0 };
  expect(sumOf(refused, "guest")).toBe(-300_000);
  expect(sumOf(refused, "provider")).toBe(300_000);
  expect(sumOf(refused, "owner")).toBe(0);
});

test("a celebration without a boat is our own sale", () => {
  expect(sumOf({ ...SOLD, terms: { ...TERMS, ownerId: null } }, "house")).toBe(-300_000);
});

test("whatever was paid, given back and agreed: accounts add up to zero, to the kuruş, and a second posting is empty", () => {
  const minor = fc.integer({ min: 0, max: 2_000_000_000 });
  const terms = fc.record({
    ownerId: fc.constantFrom(OWNER, null),
    boatId: fc.constantFrom(7, null),
    sellerModel: fc.constantFrom(...SELLER_MODELS),
    commission: fc.integer({ min: 0, max: 5000 }),
    vat: fc.integer({ min: 0, max: 2500 }),
    withholding: fc.integer({ min: 0, max: 2000 }),
    withholdingBase: fc.constantFrom(...WITHHOLDING_BASES),
  });
  const facts = fc
    .record({
      receivedMinor: minor,
      refunded: fc.double({ min: 0, max: 1, noNaN: true }),
      kept: fc.double({ min: 0, max: 1, noNaN: true }),
      agreedMinor: minor,
      totalMinor: minor,
      ownerGoodwillMinor: minor,
      correctionMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      terms: fc.option(terms),
    })
    .map(({ refunded, kept, ...rest }) => ({
      ...rest,
      refundedMinor: Math.floor(rest.receivedMinor * refunded),
      keptMinor: Math.floor(rest.agreedMinor * kept),
    }));
  fc.assert(
    fc.property(facts, facts, (before, after) => {
      const [from, to] = [allocateSale(before), allocateSale(after)];
      for (const entries of [from, to, entriesBetween(from, to)])
        expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
      expect(entriesBetween(to, [...from, ...entriesBetween(from, to)])).toEqual([]);
      const { terms: sold } = after;
      if (!sold) return;
      const parts = shareSale(after, sold, 0);
      expect(parts.commissionMinor + parts.withholdingMinor + parts.shareMinor).toBe(after.keptMinor);
      if (!sold.ownerId) return;
      const sums = Object.fromEntries(to.map(({ account, amountMinor }) => [account, amountMinor]));
      const goodwill = sums.owner_goodwill ?? 0;
      expect(partsOf(sums)).toEqual(shareSale(after, sold, goodwill));
      expect(parts.vatMinor).toBeLessThanOrEqual(parts.commissionMinor);
    }),
  );
});
