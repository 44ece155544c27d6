import { and, eq, ne, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx, takeTurns } from "@/lib/server/platform/db/in-transaction";
import { answerTemplates } from "@/lib/server/platform/db/schema/conversations";
import { excerptsOf } from "@/lib/server/platform/files/describe-change";

export interface AnswerTemplate {
  name: string;
  text: LocalizedText;
}

/** Adds an answer template. Refuses a name that another one has. */
export async function addTemplate(
  { name, text }: AnswerTemplate,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ id: string }, "template_known">> {
  return inTransaction(async (tx) => {
    if (await isTaken(tx, name, null)) return refuse("template_known", { field: "name" });
    const [added] = await tx
      .insert(answerTemplates)
      .values({ name, text, updatedAt: now })
      .returning({ id: answerTemplates.id });
    if (!added) throw new Error("No template was stored");
    await writeDown(tx, by, null, { name, text });
    return accept(added);
  });
}

/**
 * Changes an answer template. `version` is the one that was read: refused when a colleague has changed it since, as is
 * a name that another one has.
 */
export async function changeTemplate(
  id: string,
  { name, text, version }: AnswerTemplate & { version: number },
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "template_known" | "template_changed">> {
  return inTransaction(async (tx) => {
    if (await isTaken(tx, name, id)) return refuse("template_known", { field: "name" });
    const [before] = await tx.select().from(answerTemplates).where(eq(answerTemplates.id, id)).for("update");
    if (!before) return refuse("not_found");
    if (before.version !== version) return refuse("template_changed");
    if (before.name === name && LOCALES.every((locale) => before.text[locale] === text[locale]))
      return accept(null);
    await tx
      .update(answerTemplates)
      .set({ name, text, version: sql`${answerTemplates.version} + 1`, updatedAt: now })
      .where(eq(answerTemplates.id, id));
    await writeDown(tx, by, before, { name, text });
    return accept(null);
  });
}

/** Removes an answer template; answers that were written from it stay. Refuses one that is not there. */
export async function removeTemplate(id: string, by: Actor<"staff">): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const [removed] = await tx.delete(answerTemplates).where(eq(answerTemplates.id, id)).returning();
    if (!removed) return refuse("not_found");
    const subject = { kind: "template", id: removed.name } as const;
    const data = { changes: changesOf(removed, null) };
    await audit(tx, { by, event: "template_removed", subject, data });
    return accept(null);
  });
}

/** One after the other, so that two with one name at once are a refusal too. */
async function isTaken(tx: Tx, name: string, id: string | null): Promise<boolean> {
  await takeTurns(tx, "answer templates");
  const same = and(eq(answerTemplates.name, name), id === null ? undefined : ne(answerTemplates.id, id));
  return (await tx.$count(answerTemplates, same)) > 0;
}

async function writeDown(
  tx: Tx,
  by: Actor<"staff">,
  before: AnswerTemplate | null,
  after: AnswerTemplate,
): Promise<void> {
  const data = { changes: changesOf(before, after) };
  // By its name: the id of a new one is another each time it is foreseen.
  const subject = { kind: "template", id: before?.name ?? after.name } as const;
  await audit(tx, { by, event: "template_saved", subject, data });
}

/** Which words change, of long texts the part that begins to differ; the name comes first. */
function changesOf(before: AnswerTemplate | null, after: AnswerTemplate | null) {
  const names = { field: "name", from: before?.name ?? "", to: after?.name ?? "" };
  const texts = LOCALES.map((locale) => ({
    locale,
    field: "text",
    from: before?.text[locale] ?? "",
    to: after?.text[locale] ?? "",
  }));
  return [names, ...texts].flatMap((change) => {
    if (change.from === change.to) return [];
    const [from, to] = excerptsOf(change.from, change.to);
    return [{ ...change, from, to }];
  });
}
