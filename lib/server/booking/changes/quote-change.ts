import { and, eq, isNotNull } from "drizzle-orm";
import type { ChangeQuoteResponse } from "@/lib/contracts/changes";
import { isFree } from "@/lib/domain/availability/is-free";
import { alternativesSpan, nearestFreeTimes } from "@/lib/domain/availability/nearest-free-times";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { refundTimeline } from "@/lib/domain/reservations/plan-refund";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import {
  type NewTrip,
  type PriceChangeRefusal,
  type PricedChange,
  priceChange,
} from "@/lib/server/booking/changes/price-change";
import type { ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { describeQuote } from "@/lib/server/catalogue/boats/describe-quote";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { getDb } from "@/lib/server/platform/db/pool";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";
import { reservations } from "@/lib/server/platform/db/schema/reservations";

export interface QuotedChange {
  userId: string;
  reservationId: string;
  newTrip: NewTrip;
}

/**
 * What changing the customer's own trip would cost now, whether the boat is free then (the trip's own time counts as
 * free), and what a cancellation gives back afterwards. Another customer's trip is not found; a second change of one
 * trip is refused while the first is open.
 */
export async function quoteChange(
  { userId, reservationId, newTrip }: QuotedChange,
  locale: Locale,
  now: Date,
): Promise<Outcome<ChangeQuoteResponse, PriceChangeRefusal | "not_found" | "change_pending">> {
  const db = getDb();
  const own = and(eq(reservations.id, reservationId), eq(reservations.userId, userId));
  const [reservation] = await db.select().from(reservations).where(own);
  if (!reservation) return refuse("not_found");
  if (await hasOpenChange(reservationId, now)) return refuse("change_pending");
  const priced = await priceChange(db, reservation, newTrip, now);
  if (!priced.ok) return priced;
  const { quote, plan, terms } = priced.value;
  const { lines, total_price, start_date, end_date, currency } = await describeQuote(db, quote, locale);
  return accept({
    currency,
    start_date,
    end_date,
    person_count: quote.personCount,
    lines,
    total_price,
    prepayment: plan.prepaymentMinor,
    remaining: plan.remainingMinor,
    payment: plan.paymentMinor,
    refund: plan.refundMinor,
    percent: plan.percent,
    asks_owner: !terms.fastApp,
    policy_steps: stepsAfter(reservation, priced.value),
    ...(await lookForTimes(reservationId, priced.value, now)),
  });
}

async function hasOpenChange(reservationId: string, now: Date): Promise<boolean> {
  const [open] = await getDb()
    .select({ expiresAt: reservationChanges.expiresAt })
    .from(reservationChanges)
    .where(and(eq(reservationChanges.reservationId, reservationId), isNotNull(reservationChanges.expiresAt)));
  return open?.expiresAt ? open.expiresAt > now : false;
}

function stepsAfter({ policySteps }: ReservationRow, { plan }: PricedChange) {
  return refundTimeline(policySteps, plan.policyStartsAt, plan.prepaymentMinor)
    .filter(({ percent }) => percent > 0)
    .map(({ percent, until }) => ({ percent, until: until.toISOString() }));
}

async function lookForTimes(reservationId: string, { slot, terms, request }: PricedChange, now: Date) {
  const period = occupiedPeriod(slot.startsAt, slot.endsAt, slot.turnaroundMinutes);
  const span = alternativesSpan(period, request.rentType);
  const busy = await listBusyPeriods(getDb(), slot.boatId, span, now, reservationId);
  const available = isFree(period, busy);
  return { available, nearest_free_times: available ? [] : nearestFreeTimes(terms, request, busy, now) };
}
