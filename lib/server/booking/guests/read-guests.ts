import { type SQL, sql } from "drizzle-orm";
import type { GuestAnswerResponse, OwnGuest } from "@/lib/contracts/guests";
import { shareCost } from "@/lib/domain/guests/share-cost";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import { isoInstant } from "@/lib/server/platform/db/iso-instant";
import type { Db } from "@/lib/server/platform/db/pool";

interface GuestRow {
  id: string;
  name: string;
  coming: boolean;
  adults: number;
  child_ages: number[];
  note: string | null;
  settled: boolean;
  answered_at: string;
  moved_from: OwnGuest["moved_from"];
  mine: boolean;
}

/** The facts of a trip that decide how its cost is shared. */
export interface SharedTrip {
  personCount: number;
  totalMinor: number;
  showsCost: boolean;
}

/**
 * Joins to guests `g` of reservation `r` the time that they answered for, if the trip was moved since. What the
 * customer wrote holds for the new time too: the customer chose it.
 */
export const MOVED_SQL = sql`left join lateral (
    select answered.* from (
      select c.old_starts_at as starts_at, c.old_ends_at as ends_at from reservation_changes c
      where c.reservation_id = r.id and c.status = 'made' and c.ended_at > g.updated_at
      order by c.ended_at limit 1) answered
    where (answered.starts_at, answered.ends_at) is distinct from (r.starts_at, r.ends_at)
  ) moved on g.browser_hash is not null`;

async function readRows(db: Db, reservationId: string, mine: SQL): Promise<GuestRow[]> {
  const { rows } = await db.execute<{ guest: GuestRow }>(sql`
    select json_build_object('id', g.id, 'name', g.name, 'coming', g.coming, 'adults', g.adults,
      'child_ages', g.child_ages, 'note', g.note, 'settled', g.settled, 'answered_at', g.updated_at,
      'moved_from', case when moved.starts_at is not null
        then json_build_object('start_date', moved.starts_at, 'end_date', moved.ends_at) end, 'mine', ${mine}) as guest
    from trip_guests g join reservations r on r.id = g.reservation_id ${MOVED_SQL}
    where g.reservation_id = ${reservationId}::uuid order by g.created_at, g.id`);
  return rows.map(({ guest }) => ({
    ...guest,
    moved_from: guest.moved_from && {
      start_date: toTripTime(new Date(guest.moved_from.start_date)),
      end_date: toTripTime(new Date(guest.moved_from.end_date)),
    },
  }));
}

/** Whether the guest comes at the time at which the trip is now. */
const comes = ({ coming, moved_from }: GuestRow) => coming && moved_from === null;

const personsOf = ({ adults, child_ages: ages }: Pick<GuestRow, "adults" | "child_ages">) =>
  adults + ages.length;

function sharesOf(rows: readonly GuestRow[], totalMinor: number): Map<string, number> {
  return shareCost(
    totalMinor,
    rows.filter(comes).map((row) => ({ id: row.id, persons: personsOf(row) })),
  );
}

const countComing = (rows: readonly GuestRow[]) =>
  rows.filter(comes).reduce((sum, row) => sum + personsOf(row), 0);

/** All answers to a trip's invitation with their shares of the cost, the oldest first; for the customer only. */
export async function readOwnGuests(
  db: Db,
  reservationId: string,
  totalMinor: number,
): Promise<{ guests: OwnGuest[]; coming: number }> {
  const rows = await readRows(db, reservationId, sql`false`);
  const shares = sharesOf(rows, totalMinor);
  const guests = rows.map(({ mine, ...row }) => ({
    ...row,
    answered_at: isoInstant(row.answered_at),
    share: shares.get(row.id) ?? null,
  }));
  return { guests, coming: countComing(rows) };
}

/** What every guest may see: who comes, and the own answer of this browser. Notes of other guests are left out. */
export async function readAnswers(
  db: Db,
  reservationId: string,
  { personCount, totalMinor, showsCost }: SharedTrip,
  browserHash: string | null,
): Promise<GuestAnswerResponse> {
  const rows = await readRows(db, reservationId, sql`coalesce(g.browser_hash = ${browserHash}, false)`);
  const shares = showsCost ? sharesOf(rows, totalMinor) : new Map<string, number>();
  const mine = rows.find((row) => row.mine);
  return {
    mine: mine
      ? {
          name: mine.name,
          coming: mine.coming,
          adults: mine.adults,
          child_ages: mine.child_ages,
          note: mine.note,
          moved_from: mine.moved_from,
        }
      : null,
    coming: countComing(rows),
    booked_for: personCount,
    guests: rows.filter(comes).map((row) => ({
      name: row.name,
      persons: personsOf(row),
      share: shares.get(row.id) ?? null,
      settled: showsCost && row.settled,
      mine: row.mine,
    })),
  };
}

/** A line of the passenger list. */
export type Passenger = Pick<OwnGuest, "id" | "name" | "adults" | "child_ages" | "note">;

/** The passenger list: the guests who come at the present time of the trip, with their notes. */
export async function readPassengers(db: Db, reservationId: string): Promise<Passenger[]> {
  const rows = await readRows(db, reservationId, sql`false`);
  return rows
    .filter(comes)
    .map(({ id, name, adults, child_ages, note }) => ({ id, name, adults, child_ages, note }));
}

/** The passenger list for the owner's link; null before the list was sent and after the answers were deleted. */
export async function readSentPassengers(db: Db, reservationId: string): Promise<Passenger[] | null> {
  const { rows } = await db.execute(sql`
    select from trip_invitations where reservation_id = ${reservationId}::uuid and list_sent_at is not null`);
  return rows.length > 0 ? readPassengers(db, reservationId) : null;
}
