import type { ActorKind } from "@/lib/domain/shared/vocabulary";
import type { ReservationEvent } from "./next-status";
import { comingAt } from "./plan-deadline";

const CAUSES = {
  accept: ["owner", "staff"],
  // The system declines rivals of an accepted request.
  decline: ["owner", "staff", "system"],
  pay: ["provider", "system"],
  cancel: ["customer", "staff"],
  // The trip is another one once its owner, or the money for it, has come.
  change: ["customer", "owner", "staff", "provider"],
  expire: ["system"],
  come: ["system"],
  complete: ["system", "staff"],
} as const satisfies Record<ReservationEvent, readonly ActorKind[]>;

/** A reservation's times, and the clock that they are compared with. */
export interface TripClock {
  startsAt: Date;
  endsAt: Date;
  /** The deadline for an answer or a payment; null when none is pending. */
  expiresAt: Date | null;
  now: Date;
}

const isOver = ({ expiresAt, now }: TripClock) => expiresAt !== null && expiresAt <= now;

/**
 * When an event may happen. After its deadline a request or hold can only expire, or be paid late; money is judged
 * by the settlement, which looks at the slot too.
 */
const TIMES = {
  accept: (trip) => !isOver(trip),
  decline: (trip) => !isOver(trip),
  pay: () => true,
  cancel: (trip, actor) => !isOver(trip) && (actor === "staff" || trip.now < trip.startsAt),
  change: (trip) => !isOver(trip) && trip.now < trip.startsAt,
  expire: isOver,
  come: ({ startsAt, now }) => comingAt(startsAt) <= now,
  // The operator may know that a trip ended early.
  complete: ({ startsAt, endsAt, now }, actor) => (actor === "staff" ? startsAt : endsAt) <= now,
} as const satisfies Record<ReservationEvent, (trip: TripClock, actor: ActorKind) => boolean>;

/** Whether the actor may cause the event now; customers cancel until the trip starts, afterwards only the operator. */
export function mayCause(actor: ActorKind, event: ReservationEvent, trip: TripClock): boolean {
  return (CAUSES[event] as readonly ActorKind[]).includes(actor) && TIMES[event](trip, actor);
}
