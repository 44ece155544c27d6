import { addMinutes } from "@/lib/domain/shared/instant";
import type { ActorKind, ReservationStatus } from "@/lib/domain/shared/vocabulary";

/**
 * waiting: the owner must answer · accepted: the customer must pay · held: an instant booking that is being paid ·
 * outbid: another request got the hours · unanswered, unpaid: the deadline passed · other states as named
 */
export const OWNER_STATES = [
  "waiting",
  "accepted",
  "held",
  "paid",
  "completed",
  "declined",
  "outbid",
  "withdrawn",
  "unanswered",
  "unpaid",
  "cancelled",
] as const;
export type OwnerState = (typeof OWNER_STATES)[number];

type Step = { status: ReservationStatus; actor: ActorKind };

/** Questions about lost property come within days. */
const DAYS_OPEN_AFTER_TRIP = 7;

/** Whether the owner had to accept before anything was held; instant boats need no acceptance. */
export function wasAsked(history: readonly Pick<Step, "status">[]): boolean {
  return history.some(({ status }) => status === "request_created");
}

/** The state of a reservation as the owner of its boat sees it. */
export function ownerStateOf(status: ReservationStatus, history: readonly Step[]): OwnerState {
  const unanswered = wasAsked(history) && !history.some(({ status: past }) => past.endsWith("_pending"));
  const states = {
    request_created: "waiting",
    request_created_payment_pending: wasAsked(history) ? "accepted" : "held",
    request_rejected: history.at(-1)?.actor === "system" ? "outbid" : "declined",
    request_cancelled: "withdrawn",
    request_timeout: unanswered ? "unanswered" : "unpaid",
    reservation_created: "paid",
    reservation_coming: "paid",
    reservation_completed: "completed",
    reservation_cancelled: "cancelled",
  } as const satisfies Record<ReservationStatus, OwnerState>;
  return states[status];
}

const NEVER_AGREED: readonly OwnerState[] = ["waiting", "declined", "outbid", "withdrawn", "unanswered"];

/** Whether the boat was promised to the customer: then the number is a booking's, before it is a request's. */
export function wasAgreed(state: OwnerState): boolean {
  return !NEVER_AGREED.includes(state);
}

const LIVING: readonly OwnerState[] = ["waiting", "accepted", "held", "paid"];

/**
 * Whether the owner's link still opens trip and conversation: while the request is active, and for a week after the
 * trip. After that it only shows the outcome.
 */
export function isOwnerLinkAlive(state: OwnerState, endsAt: Date, now: Date): boolean {
  if (LIVING.includes(state)) return true;
  return state === "completed" && now < addMinutes(endsAt, DAYS_OPEN_AFTER_TRIP * 24 * 60);
}
