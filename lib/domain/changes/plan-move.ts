/** What a trip costs after staff has moved it, in minor units. */
export interface MovePlan {
  totalMinor: number;
  prepaymentMinor: number;
  remainingMinor: number;
  /** Goes back to the card. */
  refundMinor: number;
}

/**
 * The money of a paid trip that staff moves to another time or boat. The customer did not ask to break a rule, so the
 * policy costs nothing: a cheaper trip's share of what was paid online goes back, a dearer trip's difference is paid on
 * board. `isWaived` keeps the price as it was booked.
 */
export function planMove(move: {
  isWaived: boolean;
  /** Of the trip as it is; `paidMinor` online. */
  oldTotalMinor: number;
  paidMinor: number;
  /** By today's prices. */
  totalMinor: number;
  prepaymentMinor: number;
}): MovePlan {
  const totalMinor = move.isWaived ? move.oldTotalMinor : move.totalMinor;
  const prepaymentMinor = move.isWaived ? move.paidMinor : Math.min(move.paidMinor, move.prepaymentMinor);
  return {
    totalMinor,
    prepaymentMinor,
    remainingMinor: totalMinor - prepaymentMinor,
    refundMinor: move.paidMinor - prepaymentMinor,
  };
}
