import { and, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import type { AuditSubject } from "@/lib/domain/shared/audit-events";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { staff } from "@/lib/server/platform/db/schema/staff";
import { staffNotes } from "@/lib/server/platform/db/schema/staff-notes";

export interface StaffNote {
  id: number;
  text: string;
  /** Who wrote it; null when they have left. */
  name: string | null;
  at: Date;
}

/** Keeps a note for colleagues; its words stand in no other place. */
export async function writeStaffNote(subject: AuditSubject, text: string, by: Actor<"staff">): Promise<void> {
  await inTransaction(async (tx) => {
    const about = { subjectKind: subject.kind, subjectId: subject.id };
    await tx.insert(staffNotes).values({ ...about, text, writtenById: by.id });
    await audit(tx, { by, event: "note_written", subject });
  });
}

/** The notes about one thing, the newest first. */
export function listStaffNotes({ kind, id }: AuditSubject): Promise<StaffNote[]> {
  return getDb()
    .select({ id: staffNotes.id, text: staffNotes.text, name: staff.name, at: staffNotes.createdAt })
    .from(staffNotes)
    .leftJoin(staff, eq(sql`${staff.id}::text`, staffNotes.writtenById))
    .where(and(eq(staffNotes.subjectKind, kind), eq(staffNotes.subjectId, id)))
    .orderBy(desc(staffNotes.id));
}
