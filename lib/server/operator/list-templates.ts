import { asc } from "drizzle-orm";
import type { LocalizedText } from "@/lib/i18n/locales";
import { getDb } from "@/lib/server/platform/db/pool";
import { answerTemplates } from "@/lib/server/platform/db/schema/conversations";

/** A text for answers, in every language, with places to be filled. */
export interface ListedTemplate {
  id: string;
  name: string;
  text: LocalizedText;
  /** What a change names, so that none is overwritten unseen. */
  version: number;
  updatedAt: Date;
}

/** Every answer template, by name. */
export function listTemplates(): Promise<ListedTemplate[]> {
  return getDb().select().from(answerTemplates).orderBy(asc(answerTemplates.name));
}
