import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { textSql, textsJoin, translatedSql } from "@/lib/server/reading/content/content-texts-sql";
import { getTextContext } from "@/lib/server/reading/content/get-text-context";
import { plainText, renderMarkdown } from "@/lib/server/reading/content/render-markdown";

/** In the order in which a guest needs them; a question of another group is listed under the last. */
export const FAQ_GROUPS = [
  "booking",
  "payment",
  "cancellation",
  "on_board",
  "boats",
  "account",
  "help",
] as const;
export type FaqGroupKey = (typeof FAQ_GROUPS)[number];

export interface FaqEntry {
  id: number;
  /** The anchor of the question, alike in all languages. */
  key: string;
  question: string;
  /** Rendered and sanitized. */
  html: string;
  /** The plain text. */
  text: string;
}

export interface FaqGroup {
  key: FaqGroupKey;
  entries: FaqEntry[];
}

export interface FaqList {
  groups: FaqGroup[];
  /** Languages in which every question is written. */
  translated: Locale[];
}

type Row = { id: number; key: string; group_key: string | null; question: string; body: string } & {
  translated: Locale[];
};

const groupOf = (key: string | null): FaqGroupKey => FAQ_GROUPS.find((group) => group === key) ?? "help";

/** All published questions by group; groups without questions are left out. */
export async function readFaqs(locale: Locale, db: Db = getDb()): Promise<FaqList> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.key, c.group_key, ${textSql("title")} as question, ${textSql("body")} as body,
      ${translatedSql} as translated
    from contents c ${textsJoin(locale)}
    where c.kind = 'faq' and c.published_at <= now() order by c.position, c.id`);
  const context = await getTextContext(locale);
  const entries = rows.map((row) => {
    const html = renderMarkdown(row.body, context);
    const { id, key, question } = row;
    return { group: groupOf(row.group_key), entry: { id, key, question, html, text: plainText(html) } };
  });
  const groups = FAQ_GROUPS.map((key) => ({
    key,
    entries: entries.filter(({ group }) => group === key).map(({ entry }) => entry),
  }));
  return {
    groups: groups.filter((group) => group.entries.length > 0),
    translated: (rows[0]?.translated ?? []).filter((one) =>
      rows.every(({ translated }) => translated.includes(one)),
    ),
  };
}

/** `readFaqs` from the cache that pages share. */
export const listFaqs: (locale: Locale) => Promise<FaqList> = cachedRead("faqs", (locale: Locale) =>
  readFaqs(locale),
);
