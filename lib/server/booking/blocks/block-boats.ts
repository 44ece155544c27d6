import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { type BlockRefusal, checkBlock } from "@/lib/domain/availability/check-block";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import { expireStaleHolds } from "@/lib/server/booking/lifecycle/expire-stale-holds";
import { createInSlot } from "@/lib/server/catalogue/occupancy/create-in-slot";
import { clearCalendarBlocks, fillFromCalendars } from "@/lib/server/catalogue/occupancy/fill-from-calendars";
import { lockBoats } from "@/lib/server/catalogue/occupancy/lock-boat";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import { releaseTime } from "@/lib/server/catalogue/occupancy/release-time";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { boatOccupancies } from "@/lib/server/platform/db/schema/occupancies";

export interface Block extends Period {
  boatIds: readonly number[];
  note: string | null;
  /** Block more than 60 days. */
  evenLong?: boolean;
  /** How many weeks in a row it is blocked at these hours; 1 when absent. */
  weeks?: number;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * Blocks boats for their owners, half-open from one instant to the other, all of them or none. Refuses what overlaps a
 * reservation, hold, order or other block of people (cancel those first, or `takeBoatsOut`), naming the boats, and what
 * `checkBlock` refuses; a block that comes from a calendar gives way to it. Returns the blocks' ids.
 */
export async function blockBoats(
  { boatIds, startsAt, endsAt, note, evenLong = false, weeks = 1 }: Block,
  by: Actor<"staff" | "owner">,
  now: Date,
): Promise<Outcome<number[], "not_found" | "slot_taken" | "boats_taken" | BlockRefusal>> {
  const allowed = checkBlock({ startsAt, endsAt }, { now, evenLong });
  if (!allowed.ok) return allowed;
  return createInSlot(async (tx) => {
    if (!(await lockBoats(tx, boatIds))) return refuse("not_found");
    for (const boatId of boatIds) await expireStaleHolds(tx, boatId, now);
    // Istanbul's clocks are never put forward or back: the hours of a week later are seven days later.
    const periods = Array.from({ length: weeks }, (_, week) => ({
      startsAt: new Date(startsAt.getTime() + week * WEEK_MS),
      endsAt: new Date(endsAt.getTime() + week * WEEK_MS),
    }));
    const taken = new Set<string>();
    for (const period of periods)
      for (const code of await listTakenBoats(tx, boatIds, period)) taken.add(code);
    if (taken.size > 0) return refuse("boats_taken", { boats: [...taken].join(", ") });
    const spans = boatIds.flatMap((boatId) => periods.map((period) => ({ boatId, period })));
    for (const { boatId, period } of spans) await clearCalendarBlocks(tx, boatId, period);
    const rows = spans.map(({ boatId, period }) => ({ boatId, period: rangeSql(period), note }));
    const stored = await tx
      .insert(boatOccupancies)
      .values(rows.map((row) => ({ ...row, kind: "block" as const })))
      .returning({ boatId: boatOccupancies.boatId, block: boatOccupancies.id, ...TIMES });
    for (const boatId of boatIds) await fillFromCalendars(tx, boatId, now);
    for (const { boatId, ...data } of stored) {
      await audit(tx, { by, event: "boat_blocked", subject: boatSubject(boatId), data, reason: note });
    }
    return accept(stored.map(({ block }) => block));
  });
}

const boatSubject = (boatId: number) => ({ kind: "boat", id: String(boatId) }) as const;
const isOf = (boatIds: readonly number[]) => inArray(boatOccupancies.boatId, [...boatIds]);
const isOfPeople = isNull(boatOccupancies.feedId);
const meets = (period: Period) => sql`${boatOccupancies.period} && ${rangeSql(period)}`;

/** The codes of the boats that are taken in a part of the time, not counting what comes from calendars. */
async function listTakenBoats(tx: Tx, boatIds: readonly number[], period: Period): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ code: boats.code })
    .from(boatOccupancies)
    .innerJoin(boats, eq(boats.id, boatOccupancies.boatId))
    .where(and(isOf(boatIds), isOfPeople, meets(period)))
    .orderBy(asc(boats.code));
  return rows.map(({ code }) => code);
}

/**
 * Gives blocked time of boats back; a block that reaches beyond it stays outside of it. What calendars of other
 * platforms block stays: their next reading would block it again. Refuses when nothing else of it is blocked.
 */
export async function freeBoats(
  { boatIds, ...period }: Period & { boatIds: readonly number[] },
  by: Actor<"staff" | "owner">,
  now: Date,
): Promise<Outcome<null, "not_found" | "nothing_blocked" | "blocked_by_calendar">> {
  return inTransaction(async (tx) => {
    if (!(await lockBoats(tx, boatIds))) return refuse("not_found");
    const blocks = await tx
      .delete(boatOccupancies)
      .where(and(isOf(boatIds), eq(boatOccupancies.kind, "block"), isOfPeople, meets(period)))
      .returning({
        block: boatOccupancies.id,
        boatId: boatOccupancies.boatId,
        note: boatOccupancies.note,
        ...TIMES,
      });
    if (blocks.length === 0)
      return refuse(
        (await hasCalendarBlock(tx, boatIds, period)) ? "blocked_by_calendar" : "nothing_blocked",
      );
    // All of them first: what is freed goes to calendars.
    for (const former of blocks) await keepAround(tx, former, period);
    for (const former of blocks) {
      const freed = {
        startsAt: new Date(Math.max(former.startsAt.getTime(), period.startsAt.getTime())),
        endsAt: new Date(Math.min(former.endsAt.getTime(), period.endsAt.getTime())),
      };
      await releaseTime(tx, former.boatId, freed, now);
      const data = { block: former.block, ...freed };
      await audit(tx, { by, event: "boat_unblocked", subject: boatSubject(former.boatId), data });
    }
    return accept(null);
  });
}

async function hasCalendarBlock(tx: Tx, boatIds: readonly number[], period: Period): Promise<boolean> {
  const [found] = await tx
    .select({ id: boatOccupancies.id })
    .from(boatOccupancies)
    .where(and(isOf(boatIds), isNotNull(boatOccupancies.feedId), meets(period)))
    .limit(1);
  return found !== undefined;
}

const TIMES = {
  startsAt: sql`lower(${boatOccupancies.period})`.mapWith(boatOccupancies.expiresAt),
  endsAt: sql`upper(${boatOccupancies.period})`.mapWith(boatOccupancies.expiresAt),
};

/** Blocks again what a block had before and after the time that is freed. */
async function keepAround(
  tx: Tx,
  { boatId, note, startsAt, endsAt }: Period & { boatId: number; note: string | null },
  freed: Period,
): Promise<void> {
  const rests = [
    { startsAt, endsAt: freed.startsAt },
    { startsAt: freed.endsAt, endsAt },
  ].filter((rest) => rest.startsAt < rest.endsAt);
  if (rests.length === 0) return;
  const rows = rests.map((rest) => ({ boatId, period: rangeSql(rest), kind: "block" as const, note }));
  await tx.insert(boatOccupancies).values(rows);
}

/** Removes a block of people, of this owner's boats where one is named; refuses what is none. */
export async function unblockBoat(
  blockId: number,
  by: Actor<"staff" | "owner">,
  now: Date,
  ownerId?: string,
): Promise<Outcome<null, "not_found">> {
  const [found] = await getDb()
    .select({ boatId: boatOccupancies.boatId, ...TIMES })
    .from(boatOccupancies)
    .innerJoin(boats, eq(boats.id, boatOccupancies.boatId))
    .where(
      and(
        eq(boatOccupancies.id, blockId),
        eq(boatOccupancies.kind, "block"),
        isOfPeople,
        ownerId === undefined ? undefined : eq(boats.ownerId, ownerId),
      ),
    );
  if (!found) return refuse("not_found");
  const { boatId, ...period } = found;
  const freed = await freeBoats({ boatIds: [boatId], ...period }, by, now);
  return freed.ok ? freed : refuse("not_found");
}
