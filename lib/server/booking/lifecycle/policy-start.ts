import type { ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";

/**
 * From when the steps of its policy count: the start of the trip, unless a change kept an earlier one (`planChange`).
 */
export function policyStart({
  policyStartsAt,
  startsAt,
}: Pick<ReservationRow, "policyStartsAt" | "startsAt">): Date {
  return policyStartsAt ?? startsAt;
}
