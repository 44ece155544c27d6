import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { textSql, textsJoin } from "@/lib/server/reading/content/content-texts-sql";

export interface HomeFaq {
  id: number;
  question: string;
  /** Markdown. */
  answer: string;
}

/** The first questions over all groups, in one language (missing texts in Turkish). */
export async function listHomeFaqs(locale: Locale, limit: number, db: Db = getDb()): Promise<HomeFaq[]> {
  const { rows } = await db.execute<{ faq: HomeFaq }>(sql`
    select json_build_object('id', c.id, 'question', ${textSql("title")}, 'answer', ${textSql("body")}) as faq
    from contents c ${textsJoin(locale)}
    where c.kind = 'faq' and c.published_at <= now()
    order by c.position, c.id limit ${limit}`);
  return rows.map(({ faq }) => faq);
}
