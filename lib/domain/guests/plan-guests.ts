import { comingAt } from "@/lib/domain/reservations/plan-deadline";
import { addMinutes } from "@/lib/domain/shared/instant";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** Days after the trip after which what guests wrote is deleted. */
export const GUEST_DAYS_KEPT = 7;
/** Hours that guests have to answer when they are invited shortly before the trip. */
const ANSWER_HOURS = 12;

/** open: guests may answer · cancelled · over: the trip has begun or is completed · closed: nobody has paid */
export type InvitationState = "open" | "cancelled" | "over" | "closed";

/** What a guest's page is about now. The clock decides, not the job that completes trips. */
export function invitationState(status: ReservationStatus, startsAt: Date, now: Date): InvitationState {
  if (status === "reservation_cancelled") return "cancelled";
  if (status === "reservation_completed") return "over";
  if (status !== "reservation_created" && status !== "reservation_coming") return "closed";
  return startsAt <= now ? "over" : "open";
}

/** Whether guests may know the captain's telephone: from 72 hours before the start until the trip has ended. */
export function mayCallCaptain(trip: { startsAt: Date; endsAt: Date }, now: Date): boolean {
  return comingAt(trip.startsAt) <= now && now < trip.endsAt;
}

/**
 * When the passenger list goes to the captain by itself: 72 hours before the start, or 12 hours after an invitation that
 * was made later than that. Null when the trip begins before: then only the customer sends it.
 */
export function passengerListDueAt(startsAt: Date, invitedAt: Date): Date | null {
  const coming = comingAt(startsAt);
  if (invitedAt <= coming) return coming;
  const due = addMinutes(invitedAt, ANSWER_HOURS * 60);
  return due < startsAt ? due : null;
}

/** Until when what guests wrote is kept: seven days after the end of the trip. */
export function guestsKeptUntil(endsAt: Date): Date {
  return addMinutes(endsAt, GUEST_DAYS_KEPT * 24 * 60);
}
