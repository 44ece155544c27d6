import { sql } from "drizzle-orm";
import { type BlockRefusal, checkBlock } from "@/lib/domain/availability/check-block";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { expireStaleHolds } from "@/lib/server/booking/lifecycle/expire-stale-holds";
import { createInSlot } from "@/lib/server/catalogue/occupancy/create-in-slot";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import { queueWaitingTurns } from "@/lib/server/catalogue/occupancy/queue-waiting-turns";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

interface Block {
  boatId: number;
  startsAt: Date;
  endsAt: Date;
  note: string | null;
  /** Block more than 60 days. */
  evenLong?: boolean;
}

/**
 * Blocks a boat for its owner, half-open from one instant to the other. Refuses what overlaps a reservation, hold,
 * order or other block (cancel those first, or `takeBoatOut`), and what `checkBlock` refuses. Returns the block's id.
 */
export async function blockBoat(
  { boatId, startsAt, endsAt, note, evenLong = false }: Block,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<number, "not_found" | "slot_taken" | BlockRefusal>> {
  const allowed = checkBlock({ startsAt, endsAt }, { now, evenLong });
  if (!allowed.ok) return allowed;
  return createInSlot(async (tx) => {
    if (!(await lockBoat(tx, boatId))) return refuse("not_found");
    await expireStaleHolds(tx, boatId, now);
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into boat_occupancies (boat_id, period, kind, note)
      values (${boatId}, ${rangeSql({ startsAt, endsAt })}, 'block', ${note})
      returning id`);
    const block = Number(rows[0]?.id);
    const data = { block, startsAt, endsAt };
    await audit(tx, { by, event: "boat_blocked", subject: boatSubject(boatId), data, reason: note });
    return accept(block);
  });
}

const boatSubject = (boatId: number) => ({ kind: "boat", id: String(boatId) }) as const;

/** Removes a block; refuses what is no block. */
export async function unblockBoat(
  blockId: number,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const { rows } = await tx.execute<{ boat_id: number }>(
      sql`select boat_id from boat_occupancies where id = ${blockId} and kind = 'block'`,
    );
    const boatId = rows[0]?.boat_id;
    if (boatId === undefined) return refuse("not_found");
    await lockBoat(tx, boatId);
    const deleted = await tx.execute<{ from_ms: number; until_ms: number }>(sql`
      delete from boat_occupancies where id = ${blockId} and kind = 'block'
      returning (extract(epoch from lower(period)) * 1000)::float8 as from_ms,
        (extract(epoch from upper(period)) * 1000)::float8 as until_ms`);
    const [released] = deleted.rows;
    if (!released) return refuse("not_found");
    const period = { startsAt: new Date(released.from_ms), endsAt: new Date(released.until_ms) };
    await queueWaitingTurns(tx, boatId, period, now);
    const data = { block: blockId, ...period };
    await audit(tx, { by, event: "boat_unblocked", subject: boatSubject(boatId), data });
    return accept(null);
  });
}
