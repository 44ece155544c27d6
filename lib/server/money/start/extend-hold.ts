import { planHoldExtension } from "@/lib/domain/reservations/plan-deadline";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

/** How long a reservation or order is held for its payment; its row is locked. */
export interface Hold {
  /** Null when nothing is pending. */
  expiresAt: Date | null;
  /** When starting a payment has extended it, null = not yet. */
  extendedAt: Date | null;
  startsAt: Date;
  /** Moves the deadline, noting when it was a payment's start that extended it. */
  move(to: Date, extendedAt: Date): Promise<void>;
}

/**
 * Extends the hold once, to at least PAYMENT_MINUTES from now, when its payment starts. Refuses a hold past its
 * deadline, even before the job has expired it.
 */
export async function extendHold(hold: Hold, now: Date): Promise<Outcome<Date, "hold_expired">> {
  if (!hold.expiresAt) return refuse("hold_expired");
  const plan = planHoldExtension({
    expiresAt: hold.expiresAt,
    alreadyExtended: hold.extendedAt !== null,
    startsAt: hold.startsAt,
    now,
  });
  if (!plan.ok) return plan;
  const { expiresAt, extended } = plan.value;
  if (extended) await hold.move(expiresAt, now);
  return accept(expiresAt);
}
