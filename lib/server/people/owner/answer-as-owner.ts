import type { OwnerBody, OwnerResponse } from "@/lib/contracts/owner";
import type { OwnerState } from "@/lib/domain/reservations/owner-state";
import { type Actor, ownerOf } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { acceptChange, refuseChange } from "@/lib/server/booking/changes/answer-change";
import { acceptOrder } from "@/lib/server/booking/orders/accept-order";
import { declineOrder } from "@/lib/server/booking/orders/decline-order";
import { acceptReservation } from "@/lib/server/booking/reservations/accept-reservation";
import type { ChangeRecord } from "@/lib/server/booking/reservations/change-records";
import { declineReservation } from "@/lib/server/booking/reservations/decline-reservation";
import { replyToReview } from "@/lib/server/booking/reviews/reply-to-review";
import { markMessagesRead } from "@/lib/server/talk/messages/mark-messages-read";
import { type WriteRefusal, writeMessage } from "@/lib/server/talk/messages/write-message";
import { findOwnerBooking, type OwnerBooking } from "@/lib/server/talk/owner-links/find-owner-booking";
import { ownerLinkState } from "@/lib/server/talk/owner-links/owner-link-state";

type OwnerRefusal = WriteRefusal | "transition_not_allowed" | "slot_taken";
type Message = OwnerResponse["message"];

/** The owner state that each answer leads to: finding it already means that the request was repeated. */
const AFTER = { accept: "accepted", decline: "declined" } as const satisfies Record<string, OwnerState>;

/**
 * Carries out an owner's action by the link of a mail: accept, decline with a reason, reply to the trip's review, write
 * to the customer, or open the conversation. Refuses tokens that we did not seal for today's owner and actions on a
 * request that has ended, both as not found. Repeating an action changes nothing and is not refused.
 */
export async function answerAsOwner(
  token: string,
  { action, text = "" }: OwnerBody,
  now: Date,
): Promise<Outcome<OwnerResponse, OwnerRefusal>> {
  const booking = await findOwnerBooking(token, DEFAULT_LOCALE);
  if (!booking) return refuse("not_found");
  const by = ownerOf(booking.ownerEmail);
  if (action === "accept" || action === "decline") {
    const answered = await (action === "accept"
      ? acceptBooking(booking, by, now)
      : declineBooking(booking, by, text, now));
    const outcome = await describe(token, null, now);
    const isRepeat = outcome.ok && outcome.value.state === AFTER[action];
    return answered.ok || isRepeat ? outcome : answered;
  }
  const about = { kind: booking.kind, id: booking.record.id };
  if (action === "accept_change" || action === "decline_change") {
    // Only trips are changed online.
    if (booking.kind === "order") return refuse("transition_not_allowed");
    const answered = await (action === "accept_change"
      ? acceptChange(about.id, by, now)
      : refuseChange(about.id, by, text, now));
    const isRepeat = isRepeated(action, booking.record.changes.at(-1));
    return answered.ok || isRepeat ? describe(token, null, now) : answered;
  }
  if (action === "reply") {
    if (booking.kind === "order") return refuse("transition_not_allowed");
    const replied = await replyToReview({ reservationId: about.id, text }, now);
    return replied.ok ? describe(token, null, now) : replied;
  }
  if (!ownerLinkState(booking, now).alive) return refuse("transition_not_allowed");
  await markMessagesRead({ about, reader: "owner" }, now);
  if (action === "read") return describe(token, null, now);
  const written = await writeMessage({ about, by, text }, now);
  return written.ok ? describe(token, written.value, now) : written;
}

const acceptBooking = ({ kind, record: { id } }: OwnerBooking, by: Actor<"owner">, now: Date) =>
  kind === "order" ? acceptOrder(id, by, now) : acceptReservation(id, by, now);

const declineBooking = (
  { kind, record: { id } }: OwnerBooking,
  by: Actor<"owner">,
  reason: string,
  now: Date,
) => (kind === "order" ? declineOrder(id, by, reason, now) : declineReservation(id, by, reason, now));

/** Whether the owner has already answered the last change like this. */
function isRepeated(action: "accept_change" | "decline_change", change: ChangeRecord | undefined): boolean {
  if (action === "decline_change") return change?.status === "refused";
  return change?.ownerAsked === true && (change.acceptedAt !== null || change.status === "made");
}

async function describe(
  token: string,
  message: Message,
  now: Date,
): Promise<Outcome<OwnerResponse, "not_found">> {
  const booking = await findOwnerBooking(token, DEFAULT_LOCALE);
  if (!booking) return refuse("not_found");
  const { state, expiresAt } = ownerLinkState(booking, now);
  return accept({ state, expires_at: expiresAt, message });
}
