import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { textSql, textsJoin } from "@/lib/server/reading/content/content-texts-sql";

export interface HelpFaq {
  /** The anchor of the question on the page of all questions. */
  key: string;
  question: string;
}

/** The first questions of the help topic, in one language (missing texts in Turkish). */
export async function listHelpFaqs(locale: Locale, limit: number, db: Db = getDb()): Promise<HelpFaq[]> {
  const { rows } = await db.execute<HelpFaq & Record<string, unknown>>(sql`
    select c.key, ${textSql("title")} as question
    from contents c ${textsJoin(locale)}
    where c.kind = 'faq' and c.group_key = 'help' and c.published_at <= now()
    order by c.position, c.id limit ${limit}`);
  return rows.map(({ key, question }) => ({ key, question }));
}
