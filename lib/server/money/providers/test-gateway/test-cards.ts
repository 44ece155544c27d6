import type { PaymentFailure } from "@/lib/server/money/providers/gateway";

/**
 * success · failure: refused by the bank · three_d: a 3-D Secure page whose code is always wrong · silent: no
 * result for a while, then a failure · answer_lost: charged, but not reported · double: charged, and reported
 * several times at once
 */
export type CardBehaviour = "success" | "failure" | "three_d" | "silent" | "answer_lost" | "double";

export interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  failure: PaymentFailure | null;
}

/** The cards that the hosted page offers; every other number is declined. */
export const TEST_CARDS = [
  { number: "5526080000000006", behaviour: "success", failure: null },
  { number: "5526080000000014", behaviour: "failure", failure: "insufficient_funds" },
  { number: "5526080000000022", behaviour: "three_d", failure: "three_d_failed" },
  { number: "5526080000000030", behaviour: "silent", failure: "timeout" },
  { number: "5526080000000048", behaviour: "answer_lost", failure: null },
  { number: "5526080000000055", behaviour: "double", failure: null },
] as const satisfies readonly TestCard[];

/** What the card of this number does, spaces and hyphens aside. */
export function testCardOf(number: string): TestCard {
  const digits = number.replace(/\D/g, "");
  const known = TEST_CARDS.find((card) => card.number === digits);
  return known ?? { number: digits, behaviour: "failure", failure: "declined" };
}
