import type { InferOutput } from "valibot";
import type { callerAction } from "@/lib/contracts/console/caller";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { LinkWay } from "@/lib/domain/shared/vocabulary";
import {
  type CallersOrder,
  type CreatedReservation,
  type CreationRefusal,
  createReservationForCaller,
} from "@/lib/server/booking/reservations/create-reservation";
import { tripRequestOf } from "@/lib/server/catalogue/boats/trip-request-of";
import { type Caller, type CallerRefusal, findCaller } from "@/lib/server/people/accounts/care/find-caller";
import { audit } from "@/lib/server/platform/audit";
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
  let addsPhone = false;
  const findCustomer = async (tx: Tx) => {
    const found = await findCaller(tx, caller, by, now);
    addsPhone = found.ok && found.value.addsPhone;
    if (!found.ok || link !== "sms") return found;
    const { id, phone } = found.value;
    const allowed = await limitSms(phone, id ?? phone);
    return allowed.ok ? found : allowed;
  };
  return createReservationForCaller(
    trip,
    { by, holdHours, findCustomer },
    now,
    async (tx, { id, status }) => {
      const subject = { kind: "reservation", id } as const;
      await audit(tx, { by, event: "booking_created", subject, data: { holdHours, addsPhone } });
      const isHeld = status === "request_created_payment_pending";
      if (link && isHeld) await queuePaymentLink(tx, subject, link, by, now);
    },
  );
}

/** What console and command line ask for, as the verb takes it. Refuses a customer that is both known and new. */
export function callerTripOf(
  body: Omit<InferOutput<typeof callerAction>, "fingerprint">,
): Outcome<CallerTrip, "invalid_input"> {
  const { customer, person, phone } = body;
  if ((customer === null) === (person === null)) return refuse("invalid_input", { field: "customer" });
  return accept({
    caller: person ? { customerId: null, ...person } : { customerId: customer ?? "", phone },
    boatId: body.vehicle_id,
    request: tripRequestOf(body),
    departurePortId: body.departure_port,
    arrivalPortId: null,
    note: body.note,
    expectedTotalMinor: body.expected_total,
    holdHours: body.hold_hours,
    link: body.link,
  });
}
