import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Session } from "@/lib/server/people/accounts/sessions/find-session";

/**
 * Refuses a change that would hand over the account while this session has not confirmed, in the last 15 minutes, with
 * the password, a mailed code or a passkey. The details name the ways that are open to this customer.
 */
export function requireStepUp({ steppedUp, stepUpWays }: Session): Outcome<null, "step_up_required"> {
  return steppedUp ? accept(null) : refuse("step_up_required", { ...stepUpWays });
}
