import fc from "fast-check";
import { planRefundParts, type RefundPart } from "@/lib/domain/payments/plan-refund-parts";

const items = [
  { id: "a", amountMinor: 500 },
  { id: "b", amountMinor: 300 },
];

test("a refund takes from the first items first, each up to what is left of it", () => {
  expect(planRefundParts(items, [], 400)).toMatchObject({ value: [{ itemId: "a", amountMinor: 400 }] });
  expect(planRefundParts(items, [{ itemId: "a", amountMinor: 400 }], 300)).toMatchObject({
    value: [
      { itemId: "a", amountMinor: 100 },
      { itemId: "b", amountMinor: 200 },
    ],
  });
});

test("more than is left is refused", () => {
  expect(planRefundParts(items, [], 801)).toMatchObject({ ok: false, code: "refund_exceeds_paid" });
  expect(planRefundParts(items, [{ itemId: "b", amountMinor: 1 }], 800)).toMatchObject({ ok: false });
});

test("partial refunds never give back more than was paid for an item", () => {
  const paid = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 6 });
  const wanted = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 12 });
  fc.assert(
    fc.property(paid, wanted, (amounts, refunds) => {
      const basket = amounts.map((amountMinor, index) => ({ id: String(index), amountMinor }));
      const total = amounts.reduce((sum, one) => sum + one, 0);
      const taken: RefundPart[] = [];
      for (const amountMinor of refunds) {
        const before = taken.reduce((sum, part) => sum + part.amountMinor, 0);
        const planned = planRefundParts(basket, taken, amountMinor);
        expect(planned.ok).toBe(before + amountMinor <= total);
        if (!planned.ok) continue;
        expect(planned.value.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(amountMinor);
        taken.push(...planned.value);
      }
      for (const { id, amountMinor } of basket) {
        const back = taken.filter(({ itemId }) => itemId === id);
        expect(back.reduce((sum, part) => sum + part.amountMinor, 0)).toBeLessThanOrEqual(amountMinor);
        expect(back.every((part) => part.amountMinor > 0)).toBe(true);
      }
    }),
  );
});
