import { addMinutes } from "@/lib/domain/shared/instant";

/** An entry of the waiting list, as its turn is planned. */
export interface Waiter {
  id: string;
  createdAt: Date;
  /** When the last mail was queued; null before the first one. */
  notifiedAt: Date | null;
}

export interface WaitingTurn<W extends Waiter> {
  /** The customer who gets a mail now; null for none. */
  notify: W | null;
  /** When the turn is planned again, if the day is still free then; null when no customer is left. */
  nextAt: Date | null;
}

/** The head start of a notified customer before the next one is notified. */
export const HEAD_START_MINUTES = 60;

/**
 * Whose turn it is after the day was released: waiters without a mail come first, in the order in which they joined,
 * then those whose last mail is oldest. One waiter is notified at a time, nobody during another's head start, and
 * nobody twice for one release. `releasedAt` null = somebody has joined without a release: only waiters without a mail
 * count. Waiters for whom no trip is free (`isFree`) are skipped.
 */
export function planWaitingTurn<W extends Waiter>(
  waiters: readonly W[],
  releasedAt: Date | null,
  isFree: (waiter: W) => boolean,
  now: Date,
): WaitingTurn<W> {
  const open = waiters
    .filter(({ notifiedAt }) => notifiedAt === null || (releasedAt !== null && notifiedAt < releasedAt))
    .toSorted((a, b) => lastMailAt(a) - lastMailAt(b) || a.createdAt.getTime() - b.createdAt.getTime())
    .filter(isFree);
  const [next] = open;
  if (!next) return { notify: null, nextAt: null };
  const lastNotified = Math.max(...waiters.map(lastMailAt));
  const free = addMinutes(new Date(lastNotified), HEAD_START_MINUTES);
  if (lastNotified > 0 && now < free) return { notify: null, nextAt: free };
  return { notify: next, nextAt: open.length > 1 ? addMinutes(now, HEAD_START_MINUTES) : null };
}

function lastMailAt({ notifiedAt }: Waiter): number {
  return notifiedAt?.getTime() ?? 0;
}
