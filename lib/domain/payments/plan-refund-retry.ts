import { addMinutes } from "@/lib/domain/shared/instant";

/** A call without a response may still arrive for a while; the provider is called again only after this time. */
const FIRST_PAUSE_MINUTES = 10;
const MAX_PAUSE_MINUTES = 6 * 60;

/** How often a refund that the provider refuses for now is tried: about two days. */
export const REFUND_ATTEMPTS = 12;

/** When a refund is tried again that was sent for the `attempts`-th time at `sentAt`. */
export function planRefundRetry(attempts: number, sentAt: Date): Date {
  const pause = FIRST_PAUSE_MINUTES * 2 ** Math.min(Math.max(attempts, 1) - 1, REFUND_ATTEMPTS);
  return addMinutes(sentAt, Math.min(pause, MAX_PAUSE_MINUTES));
}
