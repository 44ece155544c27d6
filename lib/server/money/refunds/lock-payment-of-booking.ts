import { eq } from "drizzle-orm";
import { lockPayment, type PaymentRow } from "@/lib/server/booking/checkout/lock-payment";
import { bookingOfPayment } from "@/lib/server/booking/checkout/payment-subject";
import { lockBooking } from "@/lib/server/booking/lifecycle/lock-booking";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { payments } from "@/lib/server/platform/db/schema/payments";

/** Locks a payment after the booking that it pays for, as whoever posts to the ledger must; null when unknown. */
export async function lockPaymentOfBooking(tx: Tx, paymentId: string): Promise<PaymentRow | null> {
  const [about] = await tx
    .select({ reservationId: payments.reservationId, serviceOrderId: payments.serviceOrderId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!about) return null;
  await lockBooking(tx, bookingOfPayment(about));
  return lockPayment(tx, paymentId);
}
