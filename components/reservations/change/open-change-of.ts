import type { ChangeEntry } from "@/lib/contracts/changes";
import type { ReservationResponse } from "@/lib/contracts/reservations";

/** The change that waits for somebody; null when there is none. */
export function openChangeOf({ changes }: Pick<ReservationResponse, "changes">): ChangeEntry | null {
  return changes.find(({ expires_at }) => expires_at !== null) ?? null;
}
