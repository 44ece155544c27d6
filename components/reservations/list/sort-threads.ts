import { sortReservations } from "@/components/reservations/list/sort-reservations";
import type { ReservationSummary } from "@/lib/contracts/reservations";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** Requests that never became a trip: a conversation about them is not started any more. */
const DEAD: readonly ReservationStatus[] = ["request_rejected", "request_cancelled", "request_timeout"];

type Threaded = Pick<ReservationSummary, "id" | "status" | "expires_at" | "start_date" | "created_at">;

/**
 * Conversations, the latest message first, and the reservations that one may begin to write about; the open one
 * is always included. `times`: when the last message of a reservation was written.
 */
export function sortThreads<Entry extends Threaded>(
  entries: readonly Entry[],
  times: ReadonlyMap<string, string>,
  current: string | null,
): { written: Entry[]; unwritten: Entry[] } {
  const lastOf = ({ id }: Entry) => times.get(id) ?? "";
  const silent = entries.filter((one) => !times.has(one.id));
  return {
    written: entries.filter(({ id }) => times.has(id)).toSorted((a, b) => lastOf(b).localeCompare(lastOf(a))),
    unwritten: sortReservations(silent.filter(({ id, status }) => id === current || !DEAD.includes(status))),
  };
}
