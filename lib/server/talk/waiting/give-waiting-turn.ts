import { and, eq, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import { UPCOMING_STATUSES } from "@/lib/domain/reservations/upcoming-trip";
import { lowestTrip } from "@/lib/domain/search/lowest-trip";
import { addDays, atHour, type TripDay, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { planWaitingTurn, type Waiter } from "@/lib/domain/waiting/plan-waiting-turn";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { waitingTurnKey } from "@/lib/server/catalogue/occupancy/queue-waiting-turns";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import type { Db } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { waitingEntries } from "@/lib/server/platform/db/schema/waiting";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import type { JobPayloads } from "@/lib/server/platform/jobs/job-payloads";

/** The trip that a customer of the waiting list wants. */
export interface WantedTrip {
  boatId: number;
  day: TripDay;
  kind: RateKind;
  personCount: number;
}

type LockedEntry = Waiter & WantedTrip;

/** Days after the wanted one that are searched: the shortest stay may last that long. */
const DAYS_BEYOND = 9;

/**
 * Queues the mail to the next customer in the waiting list of a free day, and the job of the following turn. Jobs of
 * one day run one after the other, and the entry is marked in the transaction that queues its mail.
 */
export async function giveWaitingTurn(
  { boatId, day, releasedAt }: JobPayloads["give_waiting_turn"],
  now: Date,
): Promise<void> {
  if (day < tripDayOf(now)) return;
  await inTransaction(async (tx) => {
    const entries = await lockEntries(tx, boatId, day);
    if (entries.length === 0) return;
    const trips = new Map<string, boolean>();
    for (const entry of entries) trips.set(entry.id, (await findFreeTrip(tx, entry, now)) !== null);
    const release = releasedAt === null ? null : new Date(releasedAt);
    const { notify, nextAt } = planWaitingTurn(entries, release, ({ id }) => trips.get(id) === true, now);
    if (notify) {
      const notifiedAt = now.toISOString();
      await tx.execute(
        sql`update waiting_list_entries set notified_at = ${notifiedAt}::timestamptz where id = ${notify.id}`,
      );
      await addJob(tx, "tell_waiting", { entryId: notify.id, notifiedAt });
    }
    const turn = { boatId, day, releasedAt };
    const jobKey = releasedAt === null ? joinedKey(boatId, day) : waitingTurnKey(boatId, day);
    if (nextAt) await addJob(tx, "give_waiting_turn", turn, { runAt: nextAt, jobKey });
  });
}

/** The key of the job that runs when a customer joins the waiting list of a day that may be free already. */
export function joinedKey(boatId: number, day: TripDay): string {
  return `${waitingTurnKey(boatId, day)}:joined`;
}

/** Leaves out customers who have booked the boat for that day themselves, and whose address is not proven. */
function lockEntries(tx: Tx, boatId: number, day: TripDay): Promise<LockedEntry[]> {
  const booked = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.userId, waitingEntries.userId),
        eq(reservations.boatId, waitingEntries.boatId),
        inArray(reservations.status, UPCOMING_STATUSES),
        sql`(${reservations.startsAt} at time zone 'Europe/Istanbul')::date = ${waitingEntries.day}`,
      ),
    );
  return tx
    .select({
      id: waitingEntries.id,
      boatId: waitingEntries.boatId,
      day: waitingEntries.day,
      kind: waitingEntries.kind,
      personCount: waitingEntries.personCount,
      createdAt: waitingEntries.createdAt,
      notifiedAt: waitingEntries.notifiedAt,
    })
    .from(waitingEntries)
    .innerJoin(users, and(eq(users.id, waitingEntries.userId), isNotNull(users.emailVerifiedAt)))
    .where(and(eq(waitingEntries.boatId, boatId), eq(waitingEntries.day, day), notExists(booked)))
    .orderBy(waitingEntries.id)
    .for("update", { of: waitingEntries });
}

/** A trip of the wanted kind and size that can be booked on that day; null when none can. */
export async function findFreeTrip(
  db: Db,
  { boatId, day, kind, personCount }: WantedTrip,
  now: Date,
): Promise<Quote | null> {
  const span = {
    startsAt: toInstant(atHour(day, 0)),
    endsAt: toInstant(atHour(addDays(day, DAYS_BEYOND), 0)),
  };
  const boat = await findBoatTerms(db, boatId);
  if (!boat?.published) return null;
  return lowestTrip(boat.terms, kind, day, await listBusyPeriods(db, boatId, span, now), now, personCount);
}
