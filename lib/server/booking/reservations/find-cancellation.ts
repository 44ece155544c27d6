import { and, eq } from "drizzle-orm";
import type { CancellationResponse } from "@/lib/contracts/reservations";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { previewRefund } from "@/lib/server/booking/checkout/preview-refund";
import { policyStart } from "@/lib/server/booking/lifecycle/policy-start";
import { getDb } from "@/lib/server/platform/db/pool";
import { reservations } from "@/lib/server/platform/db/schema/reservations";

/**
 * What the customer's own reservation gives back when it is cancelled now, and the dated steps of its policy.
 * Another customer's is not found; one that can no longer be cancelled is refused.
 */
export async function findCancellation(
  userId: string,
  reservationId: string,
  now: Date,
): Promise<Outcome<CancellationResponse, "not_found" | "transition_not_allowed">> {
  const own = and(eq(reservations.id, reservationId), eq(reservations.userId, userId));
  const [reservation] = await getDb().select().from(reservations).where(own);
  if (!reservation) return refuse("not_found");
  const allowed = planTransition(reservation, "cancel", "customer", now);
  if (!allowed.ok) return allowed;
  const { currency, cancellationPolicy: policy, policySteps: steps } = reservation;
  const about = { currency, startsAt: policyStart(reservation), steps };
  return accept({
    ...(await previewRefund({ kind: "reservation", id: reservationId }, about, now)),
    policy,
  });
}
