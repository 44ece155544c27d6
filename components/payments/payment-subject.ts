import type { BookingKind } from "@/lib/domain/shared/vocabulary";

/** What a payment is for, as far as links and texts need it. */
export type PaymentSubjectRef =
  | { kind: BookingKind; id: string }
  /** The difference of a changed trip. */
  | { kind: "change"; id: string; reservationId: string };

/** One message where reservations, orders and changes need no texts of their own. */
export const sameForAll = <const Key extends string>(key: Key) => ({
  reservation: key,
  order: key,
  change: key,
});

/** The field of the API that names the subject of a payment. */
export const subjectField = {
  reservation: (reservation_id: string) => ({ reservation_id }),
  order: (service_order_id: string) => ({ service_order_id }),
  change: (change_id: string) => ({ change_id }),
} as const satisfies Record<PaymentSubjectRef["kind"], (id: string) => object>;
