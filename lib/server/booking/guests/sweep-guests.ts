import { sql } from "drizzle-orm";
import { GUEST_DAYS_KEPT, passengerListDueAt } from "@/lib/domain/guests/plan-guests";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import { UPCOMING_STATUSES } from "@/lib/domain/reservations/upcoming-trip";
import { MOVED_SQL } from "@/lib/server/booking/guests/read-guests";
import { queuePassengerList } from "@/lib/server/booking/guests/request-passenger-list";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { oneOf } from "@/lib/server/platform/db/schema/one-of";

const BATCH = 500;

/**
 * Sends the passenger lists that are due, and deletes invitations with their answers seven days after the trip. Reads
 * the trip's times now, so that a moved trip has new deadlines.
 */
export async function sweepGuests(now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await getDb().execute(sql`
    delete from trip_invitations i using reservations r
    where r.id = i.reservation_id and r.ends_at <= ${at} - make_interval(days => ${GUEST_DAYS_KEPT})`);
  const { rows } = await getDb().execute<{ id: string; startsAt: string; invitedAt: string }>(sql`
    select r.id, r.starts_at as "startsAt", i.created_at as "invitedAt"
    from trip_invitations i join reservations r on r.id = i.reservation_id
    where i.list_sent_at is null and ${oneOf(sql`r.status`, UPCOMING_STATUSES)}
      and r.starts_at > ${at} and r.starts_at <= ${at} + make_interval(hours => ${COMING_HOURS_BEFORE_START})
      -- The customer alone is no list: the captain knows who booked.
      and (select sum(g.adults + cardinality(g.child_ages)) from trip_guests g ${MOVED_SQL}
        where g.reservation_id = r.id and moved.starts_at is null) > 1
    order by r.starts_at limit ${BATCH}`);
  for (const { id, startsAt, invitedAt } of rows) {
    const due = passengerListDueAt(new Date(startsAt), new Date(invitedAt));
    if (due && due <= now) await inTransaction((tx) => queuePassengerList(tx, id, now));
  }
}
