import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { findBooking } from "@/lib/server/operator/find-booking";

/** Does something with the reservation or order of this number. Refuses an unknown number. */
export async function withBooking<T, C extends string>(
  number: string,
  verb: (booking: BookingRef) => Promise<Outcome<T, C>>,
): Promise<Outcome<T, C | "not_found">> {
  const found = await findBooking(number);
  return found ? verb(found) : refuse("not_found");
}
