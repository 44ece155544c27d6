import { planRefundRetry, REFUND_ATTEMPTS } from "@/lib/domain/payments/plan-refund-retry";

const sentAt = new Date("2026-12-01T09:00:00Z");
const minutes = (attempts: number) =>
  (planRefundRetry(attempts, sentAt).getTime() - sentAt.getTime()) / 60_000;

test("a refund without a response waits longer each time, at least ten minutes and at most six hours", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(minutes)).toEqual([10, 20, 40, 80, 160, 320, 360]);
  for (const attempts of [0, 8, 100, 32_000]) {
    expect(minutes(attempts)).toBeGreaterThanOrEqual(10);
    expect(minutes(attempts)).toBeLessThanOrEqual(360);
  }
});

test("a refund that is refused for now is tried for more than a day before it fails", () => {
  let total = 0;
  for (let attempts = 1; attempts < REFUND_ATTEMPTS; attempts += 1) total += minutes(attempts);
  expect(total).toBeGreaterThan(24 * 60);
});
