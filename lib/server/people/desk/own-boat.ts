import { and, eq } from "drizzle-orm";
import type { WrittenBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import {
  exportBoat,
  readStoredBoats,
  type StoredBoat,
} from "@/lib/server/catalogue/boats/files/read-stored-boats";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";

export interface OwnBoat {
  id: number;
  code: string;
  stored: StoredBoat;
  /** As a boats' file has her. */
  boat: WrittenBoat;
}

/** A boat of this owner with all that is written of her; null when she is another owner's or does not exist. */
export async function findOwnBoat(ownerId: string, code: string): Promise<OwnBoat | null> {
  const [own] = await getDb()
    .select({ id: boats.id, code: boats.code })
    .from(boats)
    .where(and(eq(boats.ownerId, ownerId), eq(boats.codeFolded, foldBoatCode(code))));
  if (!own) return null;
  const [stored] = await readStoredBoats(getPool(), [own.code]);
  return stored ? { ...own, stored, boat: exportBoat(stored) } : null;
}
