import { index, pgTable, text } from "drizzle-orm/pg-core";
import { AUDIT_SUBJECTS } from "@/lib/domain/shared/audit-events";
import { createdAt, enumText, serialId } from "@/lib/server/platform/db/schema/columns";

/** What staff writes for colleagues about a booking, a customer or whatever else has a page; nobody else reads it. */
export const staffNotes = pgTable(
  "staff_notes",
  {
    id: serialId(),
    subjectKind: enumText("subject_kind", AUDIT_SUBJECTS).notNull(),
    subjectId: text("subject_id").notNull(),
    text: text("text").notNull(),
    /** The id of the member of staff. */
    writtenById: text("written_by_id"),
    createdAt: createdAt(),
  },
  (t) => [index("staff_notes_subject").on(t.subjectKind, t.subjectId, t.id)],
);
