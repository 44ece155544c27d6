import type { Actor } from "@/lib/domain/shared/vocabulary";
import type { ReservationEvent } from "./next-status";

const CAUSES = {
  accept: ["owner", "operator"],
  // The system rejects rivals of an accepted request.
  reject: ["owner", "operator", "system"],
  pay: ["provider", "system"],
  cancel: ["customer", "operator"],
  expire: ["system"],
  come: ["system"],
  complete: ["system"],
} as const satisfies Record<ReservationEvent, readonly Actor[]>;

/** Whether the actor may cause the event; customers cancel until the trip starts, afterwards only the operator. */
export function mayCause(
  actor: Actor,
  event: ReservationEvent,
  trip: { startsAt: Date; now: Date },
): boolean {
  if (event === "cancel" && actor === "customer" && trip.now >= trip.startsAt) return false;
  return (CAUSES[event] as readonly Actor[]).includes(actor);
}
