import { and, eq } from "drizzle-orm";
import type { PaperType } from "@/lib/domain/shared/vocabulary";
import { actorOf, type StaffSession } from "@/lib/server/people/staff/staff-session";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { ownerPapers } from "@/lib/server/platform/db/schema/owner-papers";
import { storageOf } from "@/lib/server/platform/storage/storage-of";

interface PaperFile {
  bytes: Buffer;
  type: PaperType;
}

/** The file of a paper of this owner; null when it is another's, or there is none. */
export async function readOwnPaper(ownerId: string, paperId: string): Promise<PaperFile | null> {
  const own = and(eq(ownerPapers.id, paperId), eq(ownerPapers.ownerId, ownerId));
  const [paper] = await getDb().select().from(ownerPapers).where(own);
  if (!paper?.fileKey || !paper.fileType) return null;
  const bytes = await storageOf("papers").read(paper.fileKey);
  return bytes && { bytes, type: paper.fileType };
}

/** The file of any paper for staff, after who reads it was written down; null when there is none. */
export async function openPaper(paperId: string, session: StaffSession): Promise<PaperFile | null> {
  const [paper] = await getDb().select().from(ownerPapers).where(eq(ownerPapers.id, paperId));
  const file = paper && (await readOwnPaper(paper.ownerId, paperId));
  if (!file) return null;
  await inTransaction((tx) =>
    audit(tx, {
      by: actorOf(session),
      event: "paper_opened",
      subject: { kind: "owner", id: paper.ownerId },
      data: { kind: paper.kind, paper: paperId },
    }),
  );
  return file;
}
