import { and, eq, sql } from "drizzle-orm";
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
import { boatOccupancies } from "@/lib/server/platform/db/schema/occupancies";

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
    const [stored] = await tx
      .insert(boatOccupancies)
      .values({ boatId, period: rangeSql({ startsAt, endsAt }), kind: "block", note })
      .returning({ id: boatOccupancies.id });
    if (!stored) throw new Error("No block was stored");
    const block = stored.id;
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
    const isThisBlock = and(eq(boatOccupancies.id, blockId), eq(boatOccupancies.kind, "block"));
    const [found] = await tx
      .select({ boatId: boatOccupancies.boatId })
      .from(boatOccupancies)
      .where(isThisBlock);
    if (!found) return refuse("not_found");
    const { boatId } = found;
    await lockBoat(tx, boatId);
    const [period] = await tx
      .delete(boatOccupancies)
      .where(isThisBlock)
      .returning({
        startsAt: sql`lower(${boatOccupancies.period})`.mapWith(boatOccupancies.expiresAt),
        endsAt: sql`upper(${boatOccupancies.period})`.mapWith(boatOccupancies.expiresAt),
      });
    if (!period) return refuse("not_found");
    await queueWaitingTurns(tx, boatId, period, now);
    const data = { block: blockId, ...period };
    await audit(tx, { by, event: "boat_unblocked", subject: boatSubject(boatId), data });
    return accept(null);
  });
}
