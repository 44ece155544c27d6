import { PAY_HOURS, PAY_HOURS_BEFORE_START, PAYMENT_MINUTES } from "@/lib/domain/reservations/plan-deadline";
import { addMinutes, earliest } from "@/lib/domain/shared/instant";

/**
 * The deadline of a hold while the provider reviews its payment: PAY_HOURS after the first payment for it was
 * started, but PAY_HOURS_BEFORE_START at the latest, as for every payment. Counted from the first one, so that
 * repeated reviews do not keep the boat without end. Null when the deadline would not move later, or when the hold is
 * over.
 */
export function planReviewHold(hold: {
  expiresAt: Date;
  firstStartedAt: Date;
  startsAt: Date;
  now: Date;
}): Date | null {
  const { expiresAt, firstStartedAt, startsAt, now } = hold;
  const bound = earliest(
    addMinutes(firstStartedAt, PAY_HOURS * 60),
    addMinutes(startsAt, -PAY_HOURS_BEFORE_START * 60),
  );
  return expiresAt > now && bound > expiresAt ? bound : null;
}

/**
 * The deadline after the review has rejected the payment: what it was before, but at least PAYMENT_MINUTES to pay in
 * another way, and never later than during the review. Null when it stays.
 */
export function planReviewEnd(hold: { expiresAt: Date; before: Date; now: Date }): Date | null {
  const { expiresAt, before, now } = hold;
  const wanted = new Date(Math.max(before.getTime(), addMinutes(now, PAYMENT_MINUTES).getTime()));
  return expiresAt > now && wanted < expiresAt ? wanted : null;
}
