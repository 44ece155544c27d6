import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { DEFAULT_LOCALE_SQL } from "@/lib/server/db/localized-sql";
import { type Db, getDb } from "@/lib/server/db/pool";

export interface HomeFaq {
  id: number;
  question: string;
  /** Markdown. */
  answer: string;
}

/** The first questions over all groups, in one language (missing texts in Turkish). */
export async function listHomeFaqs(locale: Locale, limit: number, db: Db = getDb()): Promise<HomeFaq[]> {
  const { rows } = await db.execute<{ faq: HomeFaq }>(sql`
    select json_build_object('id', c.id, 'question', coalesce(nullif(x.title, ''), base.title),
      'answer', coalesce(nullif(x.body, ''), base.body)) as faq
    from contents c
    join content_texts base on base.content_id = c.id and base.locale = ${DEFAULT_LOCALE_SQL}
    left join content_texts x on x.content_id = c.id and x.locale = ${locale}
    where c.kind = 'faq' and c.published_at <= now()
    order by c.position, c.id limit ${limit}`);
  return rows.map(({ faq }) => faq);
}
