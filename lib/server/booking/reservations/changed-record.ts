import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import {
  type ReservationRecord,
  readReservations,
} from "@/lib/server/booking/reservations/read-reservations";
import type { Db } from "@/lib/server/platform/db/pool";

/** The reservation as its change would make it, for contracts, payment and mails; null when it has no such change. */
export function changedRecord<R extends ReservationRecord>(record: R, changeId: string): R | null {
  const change = record.changes.find(({ id }) => id === changeId);
  if (!change) return null;
  const { startsAt, endsAt, personCount, totalMinor, prepaymentMinor, remainingMinor } = change;
  const { policyStartsAt, acceptedOnBoard, possible, lines } = change;
  return {
    ...record,
    startsAt,
    endsAt,
    personCount,
    totalMinor,
    prepaymentMinor,
    remainingMinor,
    policyStartsAt,
    acceptedOnBoard,
    possible,
    lines,
    change,
  };
}

/** `changedRecord` of the reservation that the change belongs to, from the database; null when there is none. */
export async function readChanged(
  db: Db,
  changeId: string,
  locale: Locale,
): Promise<ReservationRecord | null> {
  const ofChange = sql`r.id = (select reservation_id from reservation_changes where id = ${changeId}::uuid)`;
  const [record] = await readReservations(db, ofChange, locale, 1);
  return record ? changedRecord(record, changeId) : null;
}
