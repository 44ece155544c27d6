import type { ReservationSummary } from "@/lib/contracts/reservations";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { toInstant } from "@/lib/domain/shared/istanbul-time";

type CancellableTrip = Pick<ReservationSummary, "status" | "start_date" | "end_date" | "expires_at">;

/** Whether the customer may still withdraw or cancel; the endpoint makes the final decision. */
export function mayCancel({ status, start_date, end_date, expires_at }: CancellableTrip, now: Date): boolean {
  const expiresAt = expires_at ? new Date(expires_at) : null;
  const times = { startsAt: toInstant(start_date), endsAt: toInstant(end_date), expiresAt };
  return planTransition({ status, ...times }, "cancel", "customer", now).ok;
}
