import { addMinutes } from "@/lib/domain/shared/instant";

/** Somebody who wants to know when a full day of a boat has time again. */
export interface Waiter {
  id: string;
  createdAt: Date;
  /** Null until the first mail. */
  toldAt: Date | null;
}

export interface WaitingTurn<W extends Waiter> {
  /** Who is told now. */
  tell: W | null;
  /** When the next one may be told, if the day is still free then; null when nobody is left. */
  nextAt: Date | null;
}

/** Whoever is told has the day to themselves for so long. */
export const HEAD_START_MINUTES = 60;

/**
 * Whose turn it is after the day was released: those who were never told come first, in the order in which they came,
 * then those whose last mail is oldest. One is told at a time, and none while another's head start lasts; nobody twice
 * for one release. `releasedAt` null = no release, somebody new has joined: only those who were never told count.
 * Who cannot be offered a trip (`isFree`) is passed over.
 */
export function planWaitingTurn<W extends Waiter>(
  waiters: readonly W[],
  releasedAt: Date | null,
  isFree: (waiter: W) => boolean,
  now: Date,
): WaitingTurn<W> {
  const open = waiters
    .filter(({ toldAt }) => toldAt === null || (releasedAt !== null && toldAt < releasedAt))
    .toSorted((a, b) => place(a) - place(b) || a.createdAt.getTime() - b.createdAt.getTime())
    .filter(isFree);
  const [next] = open;
  if (!next) return { tell: null, nextAt: null };
  const lastTold = Math.max(...waiters.map(place));
  const free = addMinutes(new Date(lastTold), HEAD_START_MINUTES);
  if (lastTold > 0 && now < free) return { tell: null, nextAt: free };
  return { tell: next, nextAt: open.length > 1 ? addMinutes(now, HEAD_START_MINUTES) : null };
}

function place({ toldAt }: Waiter): number {
  return toldAt?.getTime() ?? 0;
}
