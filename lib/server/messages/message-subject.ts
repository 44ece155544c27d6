import { eq, type SQL } from "drizzle-orm";
import type { PaymentSubject } from "@/lib/server/checkout/payment-subject";
import { messages } from "@/lib/server/db/schema/reservations";

/** What a conversation is about: a reservation or the order of a special service. */
export type MessageSubject = PaymentSubject;

/** The condition that finds the messages about it. */
export function writtenAbout({ kind, id }: MessageSubject): SQL {
  return eq(kind === "reservation" ? messages.reservationId : messages.serviceOrderId, id);
}
