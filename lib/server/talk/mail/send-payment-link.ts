import { eq } from "drizzle-orm";
import { waitsForPayment } from "@/lib/domain/payments/waits-for-payment";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { LinkWay } from "@/lib/domain/shared/vocabulary";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { lockBooking } from "@/lib/server/booking/lifecycle/lock-booking";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { limitSms } from "@/lib/server/platform/sms/limit-sms";

export type LinkRefusal =
  | "not_found"
  | "not_payable"
  | "caller_phone_missing"
  | "sms_country"
  | "sms_unavailable"
  | "too_many_requests";

/**
 * Sends the customer the link that pays a held booking without a login, by mail or text message; as often as it is
 * asked for. Refuses what is not held for a payment, and text messages without a number or beyond their limits.
 */
export async function sendPaymentLink(
  booking: BookingRef,
  way: LinkWay,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, LinkRefusal>> {
  return inTransaction(async (tx) => {
    const locked = await lockBooking(tx, booking);
    if (!locked) return refuse("not_found");
    if (!waitsForPayment(locked, now)) return refuse("not_payable");
    const allowed = way === "sms" ? await limitText(tx, booking) : accept(null);
    if (!allowed.ok) return allowed;
    await queuePaymentLink(tx, booking, way, by, now);
    return accept(null);
  });
}

/** Queues the message with the link and writes it down; whoever asks has looked at the limits of text messages. */
export async function queuePaymentLink(
  tx: Tx,
  booking: BookingRef,
  way: LinkWay,
  by: Actor<"staff">,
  now: Date,
): Promise<void> {
  const { kind, id } = booking;
  const askedAt = now.toISOString();
  const again = `link-${now.getTime()}`;
  if (way === "sms")
    await addJob(tx, "tell_payment_text", {
      ...(kind === "reservation" ? { reservationId: id } : { orderId: id }),
      askedAt,
    });
  else if (kind === "reservation")
    await addJob(tx, "tell_reservation", { reservationId: id, mail: "payment_link", again });
  else await addJob(tx, "tell_order", { orderId: id, mail: "payment_link", again });
  await audit(tx, { by, event: "payment_link_sent", subject: booking, data: { way } });
}

async function limitText(tx: Tx, { kind, id }: BookingRef): Promise<Outcome<null, LinkRefusal>> {
  const [payer] =
    kind === "reservation"
      ? await tx
          .select({ userId: users.id, phone: users.phone })
          .from(reservations)
          .innerJoin(users, eq(users.id, reservations.userId))
          .where(eq(reservations.id, id))
      : await tx
          .select({ userId: serviceOrders.userId, phone: serviceOrders.phone })
          .from(serviceOrders)
          .where(eq(serviceOrders.id, id));
  if (!payer?.phone) return refuse("caller_phone_missing");
  return limitSms(payer.phone, payer.userId);
}
