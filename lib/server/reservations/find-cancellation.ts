import { and, eq } from "drizzle-orm";
import type { CancellationAnswer } from "@/lib/contracts/reservations";
import { planCancellation } from "@/lib/domain/reservations/plan-cancellation";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { getDb } from "@/lib/server/db/pool";
import { reservations } from "@/lib/server/db/schema/reservations";
import { findPaidMoney } from "@/lib/server/reservations/find-paid-money";

/**
 * What the customer's own reservation gives back when it is cancelled now, and the dated steps of its policy.
 * Another customer's is not found; one that can no longer be cancelled is refused.
 */
export async function findCancellation(
  userId: string,
  reservationId: string,
  now: Date,
): Promise<Outcome<CancellationAnswer, "not_found" | "transition_not_allowed">> {
  const own = and(eq(reservations.id, reservationId), eq(reservations.userId, userId));
  const [reservation] = await getDb().select().from(reservations).where(own);
  if (!reservation) return refuse("not_found");
  const money = await findPaidMoney(getDb(), reservationId);
  const { paidMinor, leftMinor } = money ?? { paidMinor: 0, leftMinor: 0 };
  const { cancellationPolicy: policy, currency } = reservation;
  const plan = planCancellation({ ...reservation, policy, paidMinor, leftMinor }, now);
  if (!plan.ok) return plan;
  return accept({
    currency,
    paid: paidMinor,
    refund: plan.value.refundMinor,
    percent: plan.value.percent,
    policy,
    steps: plan.value.steps.map((step) => ({
      percent: step.percent,
      refund: step.refundMinor,
      from: step.from?.toISOString() ?? null,
      until: step.until.toISOString(),
      current: step.current,
    })),
  });
}
