import { type TripDay, tripDayOf } from "../shared/istanbul-time";
import type { Currency } from "../shared/vocabulary";
import { payoutDueOn } from "./business-days";

export interface PayableAmount {
  ownerId: string;
  reservationId: string | null;
  serviceOrderId: string | null;
  currency: Currency;
  earnedAt: Date;
  minor: number;
  demo: boolean;
}

export interface PlannedPayout {
  ownerId: string;
  currency: Currency;
  amountMinor: number;
  /** By when the oldest of what is owed must be paid. */
  dueOn: TripDay;
  demo: boolean;
  lines: {
    reservationId: string | null;
    serviceOrderId: string | null;
    amountMinor: number;
    dueOn: TripDay;
  }[];
}

/**
 * One payout for each owner and currency, of everything that is open: money that came back lowers it. An owner whose
 * sum is not above zero is owed nothing now, and its lines stay open.
 */
export function planPayouts(amounts: readonly PayableAmount[]): PlannedPayout[] {
  const groups = Map.groupBy(amounts, ({ ownerId, currency }) => `${ownerId} ${currency}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const amountMinor = group.reduce((sum, { minor }) => sum + minor, 0);
    if (!first || amountMinor <= 0) return [];
    const lines = group.map(({ reservationId, serviceOrderId, minor, earnedAt }) => ({
      ...{ reservationId, serviceOrderId, amountMinor: minor },
      dueOn: payoutDueOn(tripDayOf(earnedAt)),
    }));
    const owed = lines.filter((line) => line.amountMinor > 0).map(({ dueOn }) => dueOn);
    const [dueOn = ""] = owed.toSorted();
    const { ownerId, currency } = first;
    const demo = group.every((amount) => amount.demo);
    return [{ ownerId, currency, amountMinor, dueOn, demo, lines }];
  });
}
