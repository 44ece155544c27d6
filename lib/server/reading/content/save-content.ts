import type { ContentFields } from "@/lib/contracts/console/content";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { getPool } from "@/lib/server/platform/db/pool";
import { applyContents, issuesOf } from "@/lib/server/reading/content/files/apply-contents";
import { compareForms } from "@/lib/server/reading/content/files/compare-forms";
import { fieldIssueOf, formOfItem, itemOfForm } from "@/lib/server/reading/content/files/form-item";
import { readStoredContents, type StoredItem } from "@/lib/server/reading/content/files/read-stored-contents";

/** A text of the site by its key, drafts included; undefined when there is none. */
export async function findStoredContent(key: string): Promise<StoredItem | undefined> {
  return (await readStoredContents(getPool())).find((item) => item.key === key);
}

/**
 * Brings one text of the site to what a form says, by the same rules and the same writes as an import of files
 * (`applyContents`); its draft is done with. Refuses with every wrong field in `details.issues`; a text that a
 * colleague has changed since the form was made, with its version and the difference to what the form says.
 */
export async function saveContent(
  form: ContentFields,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ key: string }, "content_invalid" | "text_changed" | "text_same">> {
  const stored = await findStoredContent(form.key);
  const read = itemOfForm(form, stored, now);
  const applied = await applyContents(read, { by, now, event: "content_saved" });
  if (applied.ok) return applied.value.changed.length > 0 ? accept({ key: form.key }) : refuse("text_same");
  const issues = issuesOf(applied.details);
  const stale = issues.find(({ cause }) => cause?.code === "changed_since");
  if (!stale || !stored) return refuse("content_invalid", { issues: issues.map(fieldIssueOf) });
  const difference = compareForms(formOfItem(stored, now), form);
  return refuse("text_changed", { version: stale.cause?.values.version, difference });
}
