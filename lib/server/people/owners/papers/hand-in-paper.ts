import { and, eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { inspectPaper, PAPER_MEDIA_TYPES } from "@/lib/server/people/owners/papers/inspect-paper";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { ownerPapers, paperKinds } from "@/lib/server/platform/db/schema/owner-papers";
import { storageOf } from "@/lib/server/platform/storage/storage-of";

export interface HandedInPaper {
  kind: string;
  /** Of papers of a boat and her captain. */
  boatId: number | null;
  number: string | null;
  validFrom: string | null;
  validUntil: string | null;
  file: Buffer;
}

export type PaperRefusal =
  | "not_found"
  | "paper_kind_unknown"
  | "paper_boat_missing"
  | "paper_end_missing"
  | "paper_expired"
  | "paper_unreadable";

/**
 * Keeps a paper that an owner hands in; it counts once staff has looked at it. Refuses one of another owner's boat, one
 * that ends without saying when or has ended, and a file that is no PDF and no picture.
 */
export async function handInPaper(
  ownerId: string,
  { kind: key, boatId, number, validFrom, validUntil, file }: HandedInPaper,
  by: Actor<"owner" | "staff">,
  now: Date,
): Promise<Outcome<{ id: string }, PaperRefusal>> {
  const [kind] = await getDb().select().from(paperKinds).where(eq(paperKinds.key, key));
  if (!kind) return refuse("paper_kind_unknown", { field: "kind" });
  const ofBoat = kind.subject !== "owner";
  if (ofBoat && boatId === null) return refuse("paper_boat_missing", { field: "boat" });
  if (ofBoat && !(await isOwnBoat(ownerId, boatId ?? 0))) return refuse("not_found");
  if (kind.expires && !validUntil) return refuse("paper_end_missing", { field: "valid_until" });
  if (validUntil && validUntil < tripDayOf(now)) return refuse("paper_expired", { field: "valid_until" });
  const kept = await inspectPaper(file);
  if (!kept) return refuse("paper_unreadable", { field: "file" });
  const id = crypto.randomUUID();
  const fileKey = `${id}.${kept.type}`;
  // First the file: a row whose file is missing would be worse than a file without a row.
  await storageOf("papers").write(fileKey, kept.bytes, PAPER_MEDIA_TYPES[kept.type]);
  return inTransaction(async (tx) => {
    await tx.insert(ownerPapers).values({
      id,
      ownerId,
      boatId: ofBoat ? boatId : null,
      kind: key,
      number,
      validFrom,
      validUntil,
      fileKey,
      fileType: kept.type,
      uploadedBy: by.kind,
      uploadedById: by.id,
      createdAt: now,
    });
    const data = { kind: key, paper: id };
    await audit(tx, { by, event: "paper_handed_in", subject: { kind: "owner", id: ownerId }, data });
    return accept({ id });
  });
}

async function isOwnBoat(ownerId: string, boatId: number): Promise<boolean> {
  return (await getDb().$count(boats, and(eq(boats.id, boatId), eq(boats.ownerId, ownerId)))) > 0;
}
