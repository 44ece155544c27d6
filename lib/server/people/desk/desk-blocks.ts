import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import { type Block, blockBoats, unblockBoat } from "@/lib/server/booking/blocks/block-boats";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { inOneTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";

export interface DeskBlock extends Period, Pick<Block, "note" | "weeks"> {
  /** Codes of own boats. */
  boats: readonly string[];
}

/**
 * Keeps a time of an owner's boats, of all of them or none, as `blockBoats` does; refuses a boat that is not this
 * owner's as one that does not exist. Returns the ids of the blocks.
 */
export async function blockOwnBoats(
  ownerId: string,
  { boats: codes, ...block }: DeskBlock,
  by: Actor<"owner">,
  now: Date,
): ReturnType<typeof blockBoats> {
  const folded = [...new Set(codes.map(foldBoatCode))];
  const own = await getDb()
    .select({ id: boats.id })
    .from(boats)
    .where(and(eq(boats.ownerId, ownerId), inArray(boats.codeFolded, folded)));
  if (own.length < folded.length) return refuse("not_found");
  return blockBoats({ ...block, boatIds: own.map(({ id }) => id) }, by, now);
}

/** Gives blocked time of own boats back, all of it or nothing; refuses what is no block of this owner's boats. */
export async function freeOwnBoats(
  ownerId: string,
  blockIds: readonly number[],
  by: Actor<"owner">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  const work = async (): Promise<Outcome<null, "not_found">> => {
    for (const id of blockIds) {
      const freed = await unblockBoat(id, by, now, ownerId);
      if (!freed.ok) return freed;
    }
    return accept(null);
  };
  return inOneTransaction(work, ({ ok }) => ok);
}
