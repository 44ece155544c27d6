import { compareSettlement, readAmount, readSettlementLine } from "@/lib/domain/payments/compare-settlement";

test.each([
  ["8840,00", 884_000],
  ["8840.5", 884_050],
  ["1.234,50", 123_450],
  ["1,234.50", 123_450],
  ["1.234", 123_400],
  ["-10", 1000],
  ["12 345,67", 1_234_567],
  ["", null],
  ["12,345,6,7", null],
  ["=1+1", null],
  ["1e9", null],
])("an amount that is written as %s has %s minor units", (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

const LINE = { payment_id: "77", amount: "10,00", currency: "try", date: "2026-11-27T09:00", kind: "Refund" };

test("a line is read whatever the case of its words; one without id, amount, currency, day or kind is none", () => {
  expect(readSettlementLine(LINE)).toEqual({
    kind: "refund",
    paymentId: "77",
    amountMinor: 1000,
    currency: "TRY",
    day: "2026-11-27",
  });
  for (const wrong of [
    { payment_id: "" },
    { amount: "0" },
    { currency: "GBP" },
    { date: "27.11.2026" },
    { kind: "fee" },
  ])
    expect(readSettlementLine({ ...LINE, ...wrong })).toBeNull();
});

const entry = (paymentId: string, amountMinor: number, changes = {}) => {
  return {
    kind: "payment" as const,
    paymentId,
    amountMinor,
    currency: "TRY" as const,
    day: "2026-11-10",
    ...changes,
  };
};
const ours = (...args: Parameters<typeof entry>) => ({ ...entry(...args), number: `PLM-${args[0]}` });
const DAYS = { from: "2026-11-01", until: "2026-11-30" };

test("what is only here, only there, or another amount or currency is told apart; what agrees is counted", () => {
  const found = compareSettlement(
    [ours("1", 100), ours("2", 200), ours("3", 300), ours("5", 500)],
    [entry("1", 100), entry("2", 201), entry("4", 400), entry("5", 500, { currency: "EUR" })],
    DAYS,
  );
  expect(found.equal).toBe(1);
  expect(found.onlyHere.map(({ number }) => number)).toEqual(["PLM-3"]);
  expect(found.onlyThere.map(({ paymentId, number }) => [paymentId, number])).toEqual([["4", null]]);
  expect(
    found.different.map(({ paymentId, here, there }) => [paymentId, here?.amountMinor, there?.amountMinor]),
  ).toEqual([
    ["2", 200, 201],
    ["5", 500, 500],
  ]);
});

test("several refunds of a payment count as their sum, beside the payment of the same id", () => {
  const refund = { kind: "refund" as const };
  const found = compareSettlement(
    [ours("1", 100), ours("1", 30, refund), ours("1", 20, refund)],
    [entry("1", 100), entry("1", 50, refund)],
    DAYS,
  );
  expect(found).toMatchObject({ equal: 2, onlyHere: [], onlyThere: [], different: [] });
});

test("ours of another day than the list has is not missed there, and still compared where the list has it", () => {
  const early = { day: "2026-10-31" };
  const found = compareSettlement([ours("1", 100, early), ours("2", 200, early)], [entry("2", 200)], DAYS);
  expect(found).toMatchObject({ equal: 1, onlyHere: [] });
});
