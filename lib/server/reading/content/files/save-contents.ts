import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";
import { updateSlugs } from "@/lib/server/catalogue/slugs/update-slugs";
import {
  deleteOthers,
  readIds,
  type SqlClient,
  type TableRow,
  upsertRows,
} from "@/lib/server/platform/db/upsert-rows";
import type { ContentItem } from "@/lib/server/reading/content/files/content-item";
import { FILED_KINDS, filedKind } from "@/lib/server/reading/content/files/content-kinds";
import { packageColumns } from "@/lib/server/reading/content/files/read-packages";

export interface SavedItem extends ContentItem {
  demo: boolean;
}

/**
 * Writes texts, their slugs and their packages, complete and checked; rows that are right already are left
 * alone. A former slug stays as a redirect. `touchedAt` is when the texts changed; without it they keep the
 * instant of their last change.
 */
export async function saveContents(
  client: SqlClient,
  items: readonly SavedItem[],
  touchedAt?: Date,
): Promise<number[]> {
  if (items.length === 0) return [];
  const rows = items.map((item) => ({
    key: item.key,
    kind: item.kind,
    page_type: item.pageType,
    group_key: item.groupKey,
    media_key: item.mediaKey,
    author_name: item.authorName,
    position: item.position,
    published_at: item.publishedAt,
    demo: item.demo,
    ...(touchedAt ? { updated_at: touchedAt.toISOString() } : {}),
  }));
  await upsertRows(client, { table: "contents", key: ["key"], existing: "renew" }, rows);
  const idOf = await readIds<number>(client, "contents");
  const ids = items.map(({ key }) => idOf(key));
  await saveTexts(client, items, ids, idOf);
  await saveOffers(client, items, idOf);
  for (const { kind, scope } of FILED_KINDS) {
    if (scope) await saveSlugs(client, kind, items, idOf);
  }
  return ids;
}

type IdOf = (key: string) => number;

async function saveTexts(
  client: SqlClient,
  items: readonly ContentItem[],
  ids: number[],
  idOf: IdOf,
): Promise<void> {
  const rows: TableRow[] = items.flatMap(({ key, texts }) =>
    LOCALES.flatMap((locale) => {
      const text = texts[locale];
      if (!text) return [];
      const { pictureAlt: picture_alt, ...written } = text;
      return [{ content_id: idOf(key), locale, ...written, picture_alt }];
    }),
  );
  const target = { table: "content_texts", key: ["content_id", "locale"] };
  await deleteOthers(client, { ...target, owner: "content_id" }, ids, rows);
  await upsertRows(client, { ...target, existing: "renew" }, rows);
}

async function saveOffers(client: SqlClient, items: readonly ContentItem[], idOf: IdOf): Promise<void> {
  const offered = items.flatMap(({ key, offer }) => (offer ? [{ id: idOf(key), ...offer }] : []));
  await upsertRows(
    client,
    { table: "special_services", key: ["content_id"], existing: "renew" },
    offered.map(({ id, leadDays, dailyCapacity, currency }) => ({
      content_id: id,
      lead_days: leadDays,
      daily_capacity: dailyCapacity,
      currency,
    })),
  );
  const rows: TableRow[] = offered.flatMap(({ id, packages }) =>
    packages.map((one) => ({ content_id: id, ...packageColumns(one) })),
  );
  const ids = offered.map(({ id }) => id);
  await deleteOthers(client, { table: "service_packages", owner: "content_id", key: ["key"] }, ids, rows);
  await upsertRows(client, { table: "service_packages", key: ["key"], existing: "renew" }, rows);
}

async function saveSlugs(
  client: SqlClient,
  kind: ContentItem["kind"],
  items: readonly ContentItem[],
  idOf: IdOf,
): Promise<void> {
  const { scope } = filedKind(kind);
  const named = items
    .filter((item) => item.kind === kind)
    .map((item) => ({ id: idOf(item.key), kind: item.pageType ?? kind, slug: item.slugs as LocalizedText }));
  if (scope) await updateSlugs(client, scope, named);
}
