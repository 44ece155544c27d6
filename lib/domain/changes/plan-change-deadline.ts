import {
  ANSWER_HOURS,
  ANSWER_HOURS_BEFORE_START,
  HOLD_MINUTES,
  PAY_HOURS,
  PAY_HOURS_BEFORE_START,
} from "@/lib/domain/reservations/plan-deadline";
import { addMinutes, earliest } from "@/lib/domain/shared/instant";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

export type ChangeDeadline =
  | { status: "asked" | "payment_pending"; expiresAt: Date }
  /** Nobody has to act: the change is made at once. */
  | { status: "made"; expiresAt: null };

/** Deadlines count back from the earlier of the two starts: either trip may be the one that takes place. */
interface ChangedTimes {
  oldStartsAt: Date;
  startsAt: Date;
  now: Date;
}

const MADE = { status: "made", expiresAt: null } as const;

function until(
  status: "asked" | "payment_pending",
  expiresAt: Date,
  now: Date,
): Outcome<ChangeDeadline, "too_soon"> {
  return expiresAt > now ? accept({ status, expiresAt }) : refuse("too_soon");
}

/**
 * What follows the customer's click: the owner is asked where the boat is on request (24 h, at the latest 2 h before
 * the earlier start), a difference is paid within 30 minutes, and without either the change is made. Refuses what
 * leaves no time.
 */
export function planChangeStart(
  change: ChangedTimes & { fastApp: boolean; paymentMinor: number },
): Outcome<ChangeDeadline, "too_soon"> {
  const { fastApp, paymentMinor, oldStartsAt, startsAt, now } = change;
  const first = earliest(oldStartsAt, startsAt);
  if (!fastApp) {
    const answerBy = addMinutes(first, -ANSWER_HOURS_BEFORE_START * 60);
    return until("asked", earliest(addMinutes(now, ANSWER_HOURS * 60), answerBy), now);
  }
  if (paymentMinor === 0) return accept(MADE);
  return until("payment_pending", earliest(addMinutes(now, HOLD_MINUTES), first), now);
}

/** What follows the owner's yes: a difference is paid within 24 h, at the latest 1 h before the earlier start. */
export function planChangeAcceptance(
  change: ChangedTimes & { paymentMinor: number },
): Outcome<ChangeDeadline, "too_soon"> {
  const { paymentMinor, oldStartsAt, startsAt, now } = change;
  if (paymentMinor === 0) return accept(MADE);
  const payBy = addMinutes(earliest(oldStartsAt, startsAt), -PAY_HOURS_BEFORE_START * 60);
  return until("payment_pending", earliest(addMinutes(now, PAY_HOURS * 60), payBy), now);
}
