import { inEachLocale, LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";
import { versionOf } from "@/lib/server/platform/files/version-of";
import type { ContentItem, ContentText } from "@/lib/server/reading/content/files/content-item";
import { FILED_KINDS } from "@/lib/server/reading/content/files/content-kinds";

/** A text of the site as the database has it. */
export interface StoredItem extends ContentItem {
  id: number;
  demo: boolean;
}

interface Row extends Omit<StoredItem, "texts" | "slugs" | "publishedAt" | "offer"> {
  publishedAt: Date | null;
  texts: Partial<Record<Locale, ContentText>>;
  slugs: Partial<Record<Locale, string>>;
  offer: StoredItem["offer"];
}

const QUERY = `
  select c.id, c.demo, c.kind, c.key, c.page_type as "pageType", c.group_key as "groupKey",
    c.media_key as "mediaKey", c.author_name as "authorName", c.position, c.published_at as "publishedAt",
    (select coalesce(jsonb_object_agg(t.locale, jsonb_build_object('title', t.title, 'summary', t.summary, 'body', t.body, 'pictureAlt', t.picture_alt)), '{}')
      from content_texts t where t.content_id = c.id and t.title <> '' and t.body <> '') as texts,
    (select coalesce(jsonb_object_agg(s.locale, s.slug), '{}') from slugs s where s.current and s.entity_id = c.id
      and s.scope = case c.kind when 'page' then 'page' when 'blog' then 'blog' when 'faq' then null else 'service' end) as slugs,
    (select jsonb_build_object('leadDays', o.lead_days, 'dailyCapacity', o.daily_capacity, 'currency', o.currency,
      'packages', (select coalesce(jsonb_agg(jsonb_build_object('key', p.key, 'name', p.name, 'description', p.description,
        'priceMinor', p.price_minor, 'hours', p.hours, 'maxPersons', p.max_persons, 'position', p.position) order by p.position, p.key collate "C"), '[]')
        from service_packages p where p.content_id = c.id))
      from special_services o where o.content_id = c.id) as offer
  from contents c where c.kind = any ($1) order by c.position, c.id`;

/** The version of a stored text: it changes with everything that its files say. */
export function versionOfContent({ id: _, demo: __, texts, ...content }: StoredItem): string {
  // Exports of before pictures had words of their own stay valid.
  const worded = inOrder(texts, ({ pictureAlt, ...text }) => (pictureAlt ? { ...text, pictureAlt } : text));
  return versionOf({ ...content, texts: worded });
}

/** Every text that is filed, drafts included. */
export async function readStoredContents(client: SqlClient): Promise<StoredItem[]> {
  const { rows } = await client.query<Row>(QUERY, [FILED_KINDS.map(({ kind }) => kind)]);
  return rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    texts: inOrder(row.texts, ({ title, summary, body, pictureAlt }) => ({
      title,
      summary,
      body: body.trim(),
      pictureAlt,
    })),
    slugs: inOrder(row.slugs, (slug) => slug),
    offer: row.offer && {
      leadDays: row.offer.leadDays,
      dailyCapacity: row.offer.dailyCapacity,
      currency: row.offer.currency,
      packages: row.offer.packages.map(({ key, name, description, ...rest }) => ({
        key,
        name: localized(name),
        description: localized(description),
        priceMinor: rest.priceMinor,
        hours: rest.hours,
        maxPersons: rest.maxPersons,
        position: rest.position,
      })),
    },
  }));
}

/** The database returns keys of JSON in an order of its own. */
function inOrder<T, R>(
  values: Partial<Record<Locale, T>>,
  make: (value: T) => R,
): Partial<Record<Locale, R>> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const value = values[locale];
      return value === undefined ? [] : [[locale, make(value)] as const];
    }),
  );
}

/** In the order of the table: PostgreSQL keeps another. */
function localized(text: LocalizedText): LocalizedText {
  return inEachLocale((locale) => text[locale]);
}
