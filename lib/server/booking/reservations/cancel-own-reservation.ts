import type { InferInput } from "valibot";
import type { cancelResponse } from "@/lib/contracts/reservations";
import { customerOf } from "@/lib/domain/shared/actor";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { CancellationRefusal } from "@/lib/server/booking/checkout/cancel-with-refund";
import { cancellationResult, type OwnCancellation } from "@/lib/server/booking/checkout/cancellation-result";
import { cancelReservation } from "@/lib/server/booking/reservations/cancel-reservation";

/**
 * The customer withdraws a request or cancels a reservation; a refund runs as a job. Repeating it returns the same.
 * `refund_changed` carries the new amount when a step of the policy has passed since the customer looked.
 */
export async function cancelOwnReservation(
  request: OwnCancellation & { reservationId: string },
  now: Date,
): Promise<Outcome<InferInput<typeof cancelResponse>, CancellationRefusal>> {
  const cancelled = await cancelReservation(
    { ...request, by: customerOf(request.userId), cause: "customer" },
    now,
  );
  return cancellationResult(cancelled, { kind: "reservation", id: request.reservationId }, request.userId);
}
