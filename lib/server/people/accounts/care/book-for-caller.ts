import type { Actor } from "@/lib/domain/shared/actor";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { LinkWay } from "@/lib/domain/shared/vocabulary";
import {
  type CallersOrder,
  type CreatedReservation,
  type CreationRefusal,
  createReservationForCaller,
} from "@/lib/server/booking/reservations/create-reservation";
import { type Caller, type CallerRefusal, findCaller } from "@/lib/server/people/accounts/care/find-caller";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { limitSms } from "@/lib/server/platform/sms/limit-sms";
import { type LinkRefusal, queuePaymentLink } from "@/lib/server/talk/mail/send-payment-link";

export interface CallerTrip extends CallersOrder {
  caller: Caller;
  /** For how long the boat is held, of a boat on request since the owner's yes. */
  holdHours: number;
  /** How the payment link of a held boat leaves at once; null = not now. */
  link: LinkWay | null;
}

type Refusal = CreationRefusal | CallerRefusal | LinkRefusal | "hold_out_of_bounds";

/**
 * Books for somebody on the telephone, whose account is found or made: a boat of instant booking is held for the hours
 * that staff chose, and the link that pays it leaves by mail or text message; the owner of a boat on request is asked
 * as usual, and the mail of the owner's yes brings the link. All of it happens or nothing does.
 */
export async function bookForCaller(
  { caller, holdHours, link, ...trip }: CallerTrip,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<CreatedReservation, Refusal>> {
  const findCustomer = async (tx: Tx) => {
    const found = await findCaller(tx, caller, by, now);
    if (!found.ok || link !== "sms") return found;
    const { id, phone } = found.value;
    const allowed = await limitSms(phone, id ?? phone);
    return allowed.ok ? found : allowed;
  };
  return createReservationForCaller(trip, { by, holdHours, findCustomer }, now, async (tx, created) => {
    const isHeld = created.status === "request_created_payment_pending";
    if (link && isHeld) await queuePaymentLink(tx, { kind: "reservation", id: created.id }, link, by, now);
  });
}
