import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { lockBooking } from "@/lib/server/booking/lifecycle/lock-booking";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** Completes a trip or an order early, once it has started; refused for everything else. */
export async function completeByOperator(
  booking: BookingRef,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<unknown, "not_found" | "transition_not_allowed">> {
  return inTransaction(async (tx) => {
    const locked = await lockBooking(tx, booking);
    if (!locked) return refuse("not_found");
    const completed = await locked.apply("complete", by, now);
    if (completed.ok) await audit(tx, { by, event: "trip_completed", subject: booking });
    return completed;
  });
}
