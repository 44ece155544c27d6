import { addMinutes, earliest } from "@/lib/domain/shared/instant";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

export const HOLD_MINUTES = 30;
/** A customer who starts a payment has at least this long to finish it. */
export const PAYMENT_MINUTES = 15;
export const ANSWER_HOURS = 24;
export const ANSWER_HOURS_BEFORE_START = 2;
export const PAY_HOURS = 24;
export const PAY_HOURS_BEFORE_START = 1;
export const COMING_HOURS_BEFORE_START = 72;

/** For how many hours staff may hold a boat for a caller, and what the form offers. */
export const CALLER_HOLD_HOURS = { min: 1, max: 7 * 24 } as const;
export const CALLER_HOLD_CHOICES = [1, 2, 4, 12, 24, 48, 72, CALLER_HOLD_HOURS.max] as const;

export interface DeadlinePlan {
  status: Extract<ReservationStatus, "request_created" | "request_created_payment_pending">;
  expiresAt: Date;
}

/** Refuses hours for which staff may not hold a boat for a caller. */
export function checkHoldHours(hours: number): Outcome<null, "hold_out_of_bounds"> {
  const { min, max } = CALLER_HOLD_HOURS;
  const isWithin = Number.isInteger(hours) && hours >= min && hours <= max;
  return isWithin ? accept(null) : refuse("hold_out_of_bounds", { min, max });
}

/**
 * Status and deadline of a new reservation: instant boats are held 30 minutes, or the hours that staff chose for a
 * caller (never past the start); others wait for the owner until 24 h from now or 2 h before the start, whichever is
 * earlier, and the hours count from the owner's yes.
 */
export function planCreation(trip: {
  fastApp: boolean;
  startsAt: Date;
  now: Date;
  holdHours?: number | null;
}): DeadlinePlan {
  const { fastApp, startsAt, now, holdHours } = trip;
  if (fastApp) {
    const minutes = holdHours ? holdHours * 60 : HOLD_MINUTES;
    return {
      status: "request_created_payment_pending",
      expiresAt: earliest(addMinutes(now, minutes), startsAt),
    };
  }
  return { status: "request_created", expiresAt: answerUntil({ startsAt, now }) };
}

/** Until when the owner of a boat on request answers: 24 h from now or 2 h before the start, whichever is earlier. */
export function answerUntil({ startsAt, now }: { startsAt: Date; now: Date }): Date {
  return earliest(addMinutes(now, ANSWER_HOURS * 60), addMinutes(startsAt, -ANSWER_HOURS_BEFORE_START * 60));
}

/**
 * Until when an accepted request must be paid: 24 h from now, or the hours that staff chose for a caller, or 1 h before
 * the start, whichever is earlier. Refuses when that has already passed.
 */
export function planAcceptance(trip: {
  startsAt: Date;
  now: Date;
  holdHours?: number | null;
}): Outcome<DeadlinePlan, "too_soon"> {
  const { startsAt, now, holdHours } = trip;
  const expiresAt = earliest(
    addMinutes(now, (holdHours ?? PAY_HOURS) * 60),
    addMinutes(startsAt, -PAY_HOURS_BEFORE_START * 60),
  );
  if (expiresAt <= now) return refuse("too_soon");
  return accept({ status: "request_created_payment_pending", expiresAt });
}

/**
 * The deadline when a payment starts: once per reservation it is moved to at least 15 minutes from now, never
 * past the start of the trip and never back. `extended` says whether the deadline was moved. Refuses an expired hold.
 */
export function planHoldExtension(hold: {
  expiresAt: Date;
  alreadyExtended: boolean;
  startsAt: Date;
  now: Date;
}): Outcome<{ expiresAt: Date; extended: boolean }, "hold_expired"> {
  const { expiresAt, alreadyExtended, startsAt, now } = hold;
  if (expiresAt <= now) return refuse("hold_expired");
  const wanted = earliest(addMinutes(now, PAYMENT_MINUTES), startsAt);
  if (alreadyExtended || wanted <= expiresAt) return accept({ expiresAt, extended: false });
  return accept({ expiresAt: wanted, extended: true });
}

/** From when on a paid reservation is "coming"; when that has passed at payment, it is coming at once. */
export function comingAt(startsAt: Date): Date {
  return addMinutes(startsAt, -COMING_HOURS_BEFORE_START * 60);
}
