import { comingAt } from "@/lib/domain/reservations/plan-deadline";
import { isUpcoming } from "@/lib/domain/reservations/upcoming-trip";
import { addMinutes } from "@/lib/domain/shared/instant";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** Days after the trip for which guests' answers are kept. */
export const GUEST_DAYS_KEPT = 7;
/** Hours that guests have to answer when they are invited less than 72 hours before the trip. */
const GUEST_ANSWER_HOURS = 12;

/** The most persons in all answers to an invitation, for each person that the trip was booked for. */
const MOST_PER_BOOKED = 3;
/** Answers accepted from one network, even for a trip with fewer persons. */
const LEAST_OF_NETWORK = 4;

/**
 * The most persons in all answers to an invitation, and in those from one network: a holder of the link must not
 * fill the captain's list. An answer that nobody comes counts as one person.
 */
export function guestLimits(personCount: number): { all: number; ofNetwork: number } {
  return { all: MOST_PER_BOOKED * personCount, ofNetwork: Math.max(personCount, LEAST_OF_NETWORK) };
}

/** open: guests may answer · cancelled · over: the trip has begun or is completed · closed: nobody has paid */
export type InvitationState = "open" | "cancelled" | "over" | "closed";

/** The state of an invitation now. It follows the clock, so it is right before the job has completed the trip. */
export function invitationState(status: ReservationStatus, startsAt: Date, now: Date): InvitationState {
  if (status === "reservation_cancelled") return "cancelled";
  if (status === "reservation_completed") return "over";
  if (!isUpcoming(status)) return "closed";
  return startsAt <= now ? "over" : "open";
}

/** Whether guests may know the captain's telephone: from 72 hours before the start until the trip has ended. */
export function mayCallCaptain(trip: { startsAt: Date; endsAt: Date }, now: Date): boolean {
  return comingAt(trip.startsAt) <= now && now < trip.endsAt;
}

/**
 * When the passenger list is mailed to the captain automatically: 72 hours before the start, or 12 hours after the
 * invitation when it was made later than that. Null when the trip starts before then: only the customer can send it.
 */
export function passengerListDueAt(startsAt: Date, invitedAt: Date): Date | null {
  const coming = comingAt(startsAt);
  if (invitedAt <= coming) return coming;
  const due = addMinutes(invitedAt, GUEST_ANSWER_HOURS * 60);
  return due < startsAt ? due : null;
}

/** Until when guests' answers are kept: seven days after the end of the trip. */
export function guestsKeptUntil(endsAt: Date): Date {
  return addMinutes(endsAt, GUEST_DAYS_KEPT * 24 * 60);
}
