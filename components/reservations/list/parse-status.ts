import { RESERVATION_STATUSES, type ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** The status in an address, or null for anything else: a list then shows all. */
export function parseStatus(value: string | string[] | undefined): ReservationStatus | null {
  return RESERVATION_STATUSES.find((status) => status === value) ?? null;
}
