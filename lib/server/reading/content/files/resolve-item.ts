import { DAY_MS } from "@/lib/domain/shared/instant";
import { DEFAULT_LOCALE, inEachLocale } from "@/lib/i18n/locales";
import { filedKind } from "@/lib/server/reading/content/files/content-kinds";
import type { FiledItem } from "@/lib/server/reading/content/files/read-item";
import type { StoredItem } from "@/lib/server/reading/content/files/read-stored-contents";
import type { SavedItem } from "@/lib/server/reading/content/files/save-contents";

/**
 * A text from a file, completed with the values from the database and the clock. A second import must not publish
 * everything again: days before the import count only for a new text. A language without a translation keeps its
 * address, or gets the Turkish one.
 */
export function resolveItem(
  { item, publishedDaysAgo }: FiledItem,
  stored: StoredItem | undefined,
  now: Date,
  demo: boolean,
): SavedItem {
  const since = publishedDaysAgo === null ? null : new Date(now.getTime() - publishedDaysAgo * DAY_MS);
  const publishedAt = since ? (stored?.publishedAt ?? since.toISOString()) : item.publishedAt;
  const slugs = filedKind(item.kind).scope
    ? inEachLocale(
        (locale) => item.slugs[locale] ?? stored?.slugs[locale] ?? item.slugs[DEFAULT_LOCALE] ?? "",
      )
    : {};
  return { ...item, publishedAt, slugs, demo };
}
