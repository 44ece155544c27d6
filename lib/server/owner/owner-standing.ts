import { isOwnerLinkAlive, type OwnerState, ownerStateOf } from "@/lib/domain/reservations/owner-state";
import { statusNow } from "@/lib/server/reservations/describe-reservation";
import type { ReservationRecord } from "@/lib/server/reservations/read-reservations";

export interface OwnerStanding {
  state: OwnerState;
  /** Whether trip and conversation are still open to the owner. */
  alive: boolean;
  /** The deadline for the next action, ISO; null when there is none. */
  expiresAt: string | null;
}

/** The state of a reservation for its owner now, passed deadlines included even if not stored yet. */
export function ownerStanding(record: ReservationRecord, now: Date): OwnerStanding {
  const status = statusNow(record, now);
  const state = ownerStateOf(status, record.history);
  const waits = record.expiresAt !== null && status === record.status;
  return {
    state,
    alive: isOwnerLinkAlive(state, new Date(record.endsAt), now),
    expiresAt: waits && record.expiresAt ? new Date(record.expiresAt).toISOString() : null,
  };
}
