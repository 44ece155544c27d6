import { type SQL, sql } from "drizzle-orm";
import type { GuestAnswerResponse, OwnGuest } from "@/lib/contracts/guests";
import { shareCost } from "@/lib/domain/guests/share-cost";
import { isoInstant } from "@/lib/server/db/iso-instant";
import type { Db } from "@/lib/server/db/pool";

interface GuestRow {
  id: string;
  name: string;
  coming: boolean;
  adults: number;
  child_ages: number[];
  note: string | null;
  settled: boolean;
  answered_at: string;
  mine: boolean;
}

/** The facts of a trip that decide how its cost is shared. */
export interface SharedTrip {
  personCount: number;
  totalMinor: number;
  showsCost: boolean;
}

const personsOf = ({ adults, child_ages: ages }: Pick<GuestRow, "adults" | "child_ages">) =>
  adults + ages.length;

async function readRows(db: Db, reservationId: string, mine: SQL): Promise<GuestRow[]> {
  const { rows } = await db.execute<{ guest: GuestRow }>(sql`
    select json_build_object('id', id, 'name', name, 'coming', coming, 'adults', adults,
      'child_ages', child_ages, 'note', note, 'settled', settled, 'answered_at', updated_at, 'mine', ${mine}) as guest
    from trip_guests where reservation_id = ${reservationId}::uuid order by created_at, id`);
  return rows.map(({ guest }) => guest);
}

function sharesOf(rows: readonly GuestRow[], totalMinor: number): Map<string, number> {
  return shareCost(
    totalMinor,
    rows.filter(({ coming }) => coming).map((row) => ({ id: row.id, persons: personsOf(row) })),
  );
}

const countComing = (rows: readonly GuestRow[]) => rows.reduce((sum, row) => sum + personsOf(row), 0);

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
  const rows = await readRows(db, reservationId, sql`coalesce(browser_hash = ${browserHash}, false)`);
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
        }
      : null,
    coming: countComing(rows),
    booked_for: personCount,
    guests: rows
      .filter(({ coming }) => coming)
      .map((row) => ({
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

/** The passenger list: the guests who come, with their notes. */
export async function readPassengers(db: Db, reservationId: string): Promise<Passenger[]> {
  const rows = await readRows(db, reservationId, sql`false`);
  return rows
    .filter(({ coming }) => coming)
    .map(({ id, name, adults, child_ages, note }) => ({ id, name, adults, child_ages, note }));
}

/** The passenger list for the owner's link; null before the list was sent and after the answers were deleted. */
export async function readSentPassengers(db: Db, reservationId: string): Promise<Passenger[] | null> {
  const { rows } = await db.execute(sql`
    select from trip_invitations where reservation_id = ${reservationId}::uuid and list_sent_at is not null`);
  return rows.length > 0 ? readPassengers(db, reservationId) : null;
}
