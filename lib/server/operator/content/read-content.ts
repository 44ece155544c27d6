import { eq } from "drizzle-orm";
import {
  type ContentFields,
  partField,
  type ShownPicture,
  TEXT_PARTS,
  type WrittenKind,
} from "@/lib/contracts/console/content";
import { LOCALES } from "@/lib/i18n/locales";
import { shownPicture } from "@/lib/server/catalogue/media/add-picture";
import { getDb } from "@/lib/server/platform/db/pool";
import { textDrafts } from "@/lib/server/platform/db/schema/contents";
import { staff } from "@/lib/server/platform/db/schema/staff";
import { formOfItem } from "@/lib/server/reading/content/files/form-item";
import { findStoredContent } from "@/lib/server/reading/content/save-content";
import { findTextDraft } from "@/lib/server/reading/content/text-drafts";

/** A text as its editor opens it: the draft where there is one. */
export interface EditedContent {
  fields: ContentFields;
  picture: ShownPicture | null;
  /** Null for a text that is only a draft. */
  stored: { fields: ContentFields; publishedAt: Date | null } | null;
  draft: { version: number; updatedAt: Date; by: string | null } | null;
}

/** A text by its key, with its draft; null when there is neither. */
export async function readEditedContent(key: string, now: Date): Promise<EditedContent | null> {
  const [stored, draft, by] = await Promise.all([
    findStoredContent(key),
    findTextDraft({ kind: "content", name: key }),
    drafterOf(key),
  ]);
  const current = stored && formOfItem(stored, now);
  // A draft of an earlier release may lack a field.
  const fields = draft ? { ...(current ?? emptyContent("blog", key)), ...draft.fields } : current;
  if (!fields) return null;
  return {
    fields,
    picture: shownPicture(fields.media_key),
    stored:
      stored && current
        ? { fields: current, publishedAt: stored.publishedAt ? new Date(stored.publishedAt) : null }
        : null,
    draft: draft && { version: draft.version, updatedAt: draft.updatedAt, by },
  };
}

async function drafterOf(key: string): Promise<string | null> {
  const [found] = await getDb()
    .select({ kind: textDrafts.kind, by: textDrafts.editedById })
    .from(textDrafts)
    .where(eq(textDrafts.name, key));
  if (!found?.by || found.kind !== "content") return null;
  const [person] = await getDb().select({ name: staff.name }).from(staff).where(eq(staff.id, found.by));
  return person?.name ?? null;
}

/** The form of a text that does not exist yet. */
export function emptyContent(kind: WrittenKind, key = ""): ContentFields {
  const texts = LOCALES.flatMap((locale) => TEXT_PARTS.map((part) => [partField(part, locale), ""]));
  return {
    kind,
    key,
    page_type: kind === "page" ? "static" : "",
    group_key: kind === "faq" ? "help" : "",
    media_key: "",
    author_name: "",
    position: "0",
    lead_days: "",
    daily_capacity: "",
    currency: "",
    publication: "published",
    publish_at: "",
    version: "",
    ...Object.fromEntries(texts),
  };
}
