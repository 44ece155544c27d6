import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/platform/db/pool";
import { FILED_KINDS, filedKind, PACKAGES_FILE } from "@/lib/server/reading/content/files/content-kinds";
import { formatDocument } from "@/lib/server/reading/content/files/parse-document";
import { formatPackages } from "@/lib/server/reading/content/files/read-packages";
import {
  readStoredContents,
  type StoredItem,
  versionOfContent,
} from "@/lib/server/reading/content/files/read-stored-contents";

/**
 * Writes every text of the site below a folder, one file per language, each text with its version: an import of
 * it changes nothing. Refuses a folder that has something in it: leftovers would be imported too.
 */
export async function exportContents(
  root: string,
): Promise<Outcome<{ texts: number; files: number }, "not_empty">> {
  if (existsSync(root) && readdirSync(root).length > 0) return refuse("not_empty");
  const items = await readStoredContents(getPool());
  for (const { folder } of FILED_KINDS) mkdirSync(join(root, folder), { recursive: true });
  let files = 0;
  for (const item of items) {
    for (const locale of LOCALES) {
      const text = documentOf(item, locale);
      if (text === null) continue;
      writeFileSync(join(root, filedKind(item.kind).folder, `${item.key}.${locale}.md`), text);
      files += 1;
    }
  }
  const offered = items.flatMap(({ key, offer }) => (offer ? [[key, offer.packages] as const] : []));
  writeFileSync(join(root, PACKAGES_FILE), formatPackages(new Map(offered)));
  return accept({ texts: items.length, files: files + 1 });
}

function documentOf(item: StoredItem, locale: Locale): string | null {
  const text = item.texts[locale];
  if (!text) return null;
  const { title, summary, body, pictureAlt: picture_alt } = text;
  const own = locale === DEFAULT_LOCALE ? baseMatter(item) : {};
  return formatDocument({ title, slug: item.slugs[locale] ?? null, summary, picture_alt, ...own }, body);
}

function baseMatter(item: StoredItem): Record<string, string | number | null> {
  const { kind, pageType, groupKey, mediaKey, authorName, position, publishedAt, offer, texts } = item;
  return {
    version: versionOfContent(item),
    kind,
    page_type: pageType,
    group_key: groupKey,
    media_key: mediaKey,
    position,
    published_at: publishedAt ?? "draft",
    author_name: authorName,
    lead_days: offer?.leadDays ?? null,
    daily_capacity: offer?.dailyCapacity ?? null,
    currency: offer?.currency ?? null,
    untranslated: LOCALES.filter((locale) => !texts[locale]).join(", "),
  };
}
