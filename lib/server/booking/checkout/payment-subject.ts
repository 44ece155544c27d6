/* What is paid and refunded, for reservations, orders and changes alike: money and locks ask for the subject only. */
import { eq, type SQL } from "drizzle-orm";
import type { BookingKind, PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";
import { payments } from "@/lib/server/platform/db/schema/payments";

/** A reservation or the order of a special service. */
export interface BookingRef {
  kind: BookingKind;
  id: string;
}

/** What a payment pays for: a booking, or a change whose difference is paid beside its reservation. */
export interface PaymentSubject {
  kind: PaymentSubjectKind;
  id: string;
}

const COLUMNS = {
  reservation: payments.reservationId,
  order: payments.serviceOrderId,
  change: payments.changeId,
} as const satisfies Record<PaymentSubjectKind, unknown>;

/**
 * The condition that finds the payments of a subject, or of each row of another query; those of a reservation
 * include the differences of its changes.
 */
export function paysFor({ kind, id }: { kind: PaymentSubjectKind; id: string | SQL }): SQL {
  return eq(COLUMNS[kind], id);
}

/** What a payment's row pays for. */
export function subjectOfPayment(payment: {
  reservationId: string | null;
  serviceOrderId: string | null;
  changeId: string | null;
}): PaymentSubject {
  const { reservationId, serviceOrderId, changeId } = payment;
  if (changeId) return { kind: "change", id: changeId };
  if (reservationId) return { kind: "reservation", id: reservationId };
  if (serviceOrderId) return { kind: "order", id: serviceOrderId };
  throw new Error("A payment pays for nothing");
}

/** The booking that a payment's row pays for; that of a change is its reservation. */
export function bookingOfPayment(payment: {
  reservationId: string | null;
  serviceOrderId: string | null;
}): BookingRef {
  if (payment.reservationId) return { kind: "reservation", id: payment.reservationId };
  if (payment.serviceOrderId) return { kind: "order", id: payment.serviceOrderId };
  throw new Error("A payment pays for no booking");
}

/** What a call wants to pay for; null unless it names exactly one subject. */
export function subjectOfBody(body: {
  reservation_id?: string | undefined;
  service_order_id?: string | undefined;
  change_id?: string | undefined;
}): PaymentSubject | null {
  const named = [
    { kind: "reservation", id: body.reservation_id },
    { kind: "order", id: body.service_order_id },
    { kind: "change", id: body.change_id },
  ] as const;
  const [subject, ...others] = named.flatMap(({ kind, id }) => (id ? [{ kind, id }] : []));
  return subject && others.length === 0 ? subject : null;
}
