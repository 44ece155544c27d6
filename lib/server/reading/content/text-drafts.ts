import { and, eq } from "drizzle-orm";
import type { Difference } from "@/lib/contracts/console/content";
import type { Actor } from "@/lib/domain/shared/actor";
import type { AuditSubject } from "@/lib/domain/shared/audit-events";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { TEXT_DRAFT_KINDS } from "@/lib/domain/shared/vocabulary";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { textDrafts } from "@/lib/server/platform/db/schema/contents";

type DraftKind = (typeof TEXT_DRAFT_KINDS)[number];

/** Which text is drafted: a content by its key, a contract by its name. */
export interface DraftName {
  kind: DraftKind;
  name: string;
}

export interface TextDraft {
  id: string;
  /** The fields of the form, as they were when it was written. */
  fields: Record<string, unknown>;
  version: number;
  updatedAt: Date;
}

const isOf = ({ kind, name }: DraftName) => and(eq(textDrafts.kind, kind), eq(textDrafts.name, name));

/** The draft of a text; null when there is none. */
export async function findTextDraft(of: DraftName, db: Db = getDb()): Promise<TextDraft | null> {
  const [found] = await db.select().from(textDrafts).where(isOf(of));
  return found ? { ...found, fields: found.fields as Record<string, unknown> } : null;
}

interface NewDraft extends DraftName {
  subject: AuditSubject;
  fields: object;
  /** Of the draft that was read; null before there was one. */
  version: number | null;
  /** Where a colleague's draft and these fields differ. */
  compare: (former: TextDraft["fields"]) => Difference;
}

/**
 * Keeps what is being written; nobody outside of the console sees it, and it need not be complete. Refuses when a
 * colleague has changed the draft since it was read, with its version and the difference.
 */
export async function saveTextDraft(
  { kind, name, subject, fields, version, compare }: NewDraft,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ draft_version: number }, "draft_changed">> {
  return inTransaction(async (tx) => {
    await takeTurns(tx, `text draft ${kind} ${name}`);
    const former = await findTextDraft({ kind, name }, tx);
    if ((former?.version ?? null) !== version)
      return refuse("draft_changed", {
        version: former?.version ?? null,
        difference: compare(former?.fields ?? {}),
      });
    // Never a number that a former draft of this name had.
    const next = Math.max((version ?? 0) + 1, Math.floor(now.getTime() / 1000));
    const values = { fields, version: next, editedById: by.id, updatedAt: now };
    await tx
      .insert(textDrafts)
      .values({ kind, name, ...values })
      .onConflictDoUpdate({ target: [textDrafts.kind, textDrafts.name], set: values });
    await audit(tx, { by, event: "draft_saved", subject, data: { version: next } });
    return accept({ draft_version: next });
  });
}

/** Throws a draft away; what the site has stays. Refuses one that is not there. */
export async function removeTextDraft(
  of: DraftName,
  subjectOf: (fields: TextDraft["fields"]) => AuditSubject,
  by: Actor<"staff">,
): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const [removed] = await tx.delete(textDrafts).where(isOf(of)).returning();
    if (!removed) return refuse("not_found");
    const subject = subjectOf(removed.fields as TextDraft["fields"]);
    await audit(tx, { by, event: "draft_removed", subject });
    return accept(null);
  });
}

/** Drafts that have become the text itself. */
export async function dropTextDrafts(tx: Tx, kind: DraftKind, names: readonly string[]): Promise<void> {
  for (const name of names) await tx.delete(textDrafts).where(isOf({ kind, name }));
}
