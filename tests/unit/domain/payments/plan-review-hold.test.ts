import { planReviewEnd, planReviewHold } from "@/lib/domain/payments/plan-review-hold";

const at = (hours: number) => new Date(Date.UTC(2026, 11, 1, 0, hours * 60));

test.each([
  [
    "lasts until 24 hours after the first payment was started",
    { expiresAt: 0.5, started: 0, start: 300 },
    24,
  ],
  ["ends an hour before the start", { expiresAt: 0.5, started: 0, start: 6 }, 5],
  [
    "is not shortened: an accepted request had more time already",
    { expiresAt: 30, started: 0, start: 300 },
    null,
  ],
  ["does not come back once it is over", { expiresAt: 0.1, started: 0, start: 300 }, null],
  ["is not kept into the last hour", { expiresAt: 0.5, started: 0, start: 1.2 }, null],
  ["counts from the first payment, not from the next", { expiresAt: 23.5, started: -1, start: 300 }, null],
])("a hold under review %s", (_, { expiresAt, started, start }, wanted) => {
  const plan = planReviewHold({
    expiresAt: at(expiresAt),
    firstStartedAt: at(started),
    startsAt: at(start),
    now: at(0.2),
  });
  expect(plan).toEqual(wanted === null ? null : at(wanted));
});

test.each([
  ["15 minutes remain to pay in another way", { expiresAt: 24, before: 0.5 }, 2.25],
  ["what was left before comes back", { expiresAt: 24, before: 20 }, 20],
  ["nothing is added", { expiresAt: 2.1, before: 0.5 }, null],
  ["what is over stays over", { expiresAt: 1.9, before: 0.5 }, null],
])("after a review that ended badly %s", (_, { expiresAt, before }, wanted) => {
  const plan = planReviewEnd({ expiresAt: at(expiresAt), before: at(before), now: at(2) });
  expect(plan).toEqual(wanted === null ? null : at(wanted));
});
