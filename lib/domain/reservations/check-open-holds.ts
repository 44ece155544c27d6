import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

/** The most unpaid holds of one customer, so that one customer cannot block a harbour without paying. */
export const MAX_OPEN_HOLDS = 2;

/** The most unpaid holds of all customers in one network: a household, a hotel, or one person with many accounts. */
export const MAX_NETWORK_HOLDS = 8;

/** Refuses another hold to a customer who already has two open ones. */
export function checkOpenHolds(openHolds: number): Outcome<null, "too_many_holds"> {
  return openHolds < MAX_OPEN_HOLDS ? accept(null) : refuse("too_many_holds", { max: MAX_OPEN_HOLDS });
}
