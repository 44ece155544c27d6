import { eq, type SQL } from "drizzle-orm";
import type { PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";
import { payments } from "@/lib/server/db/schema/payments";

/** What a payment is for: the pre-payment of a reservation, or the whole price of a special service's order. */
export interface PaymentSubject {
  kind: PaymentSubjectKind;
  id: string;
}

/** The condition that finds the payments of a subject, or of each row of another query. */
export function paysFor({ kind, id }: { kind: PaymentSubjectKind; id: string | SQL }): SQL {
  return eq(kind === "reservation" ? payments.reservationId : payments.serviceOrderId, id);
}

/** How a payment's row names its subject. */
export function subjectColumns({ kind, id }: PaymentSubject) {
  return kind === "reservation" ? { reservationId: id } : { serviceOrderId: id };
}

/** What a payment's row pays for. */
export function subjectOfPayment(payment: {
  reservationId: string | null;
  serviceOrderId: string | null;
}): PaymentSubject {
  const { reservationId, serviceOrderId } = payment;
  if (reservationId) return { kind: "reservation", id: reservationId };
  if (serviceOrderId) return { kind: "order", id: serviceOrderId };
  throw new Error("A payment pays for nothing");
}

/** What a call wants to pay for; null unless it names exactly one subject. */
export function subjectOfBody(body: {
  reservation_id?: string | undefined;
  service_order_id?: string | undefined;
}): PaymentSubject | null {
  const { reservation_id: reservation, service_order_id: order } = body;
  if (reservation && order) return null;
  if (reservation) return { kind: "reservation", id: reservation };
  return order ? { kind: "order", id: order } : null;
}
