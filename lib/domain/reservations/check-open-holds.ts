import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

/** So that nobody can lock a harbour without paying. */
export const MAX_OPEN_HOLDS = 2;

/** Refuses another hold to a customer who already has two open ones. */
export function checkOpenHolds(openHolds: number): Outcome<null, "too_many_holds"> {
  return openHolds < MAX_OPEN_HOLDS ? accept(null) : refuse("too_many_holds", { max: MAX_OPEN_HOLDS });
}
