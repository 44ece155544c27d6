import type { PoolClient } from "pg";
import type { ContentKind, SlugScope } from "@/lib/domain/shared/vocabulary";
import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";
import { groupByKey, matterOf, readDocuments, type SeedDocument } from "./read-documents";
import { seedSlugs } from "./seed-slugs";
import { seedSpecialServices } from "./seed-special-services";
import { deleteOthers, readIds, type SeedRow, upsertRows } from "./upsert-rows";

interface KindPlan {
  kind: ContentKind;
  /** Its folder below `seed/content`. */
  folder: string;
  /** Where its slugs live; null for texts without an address of their own. */
  scope: SlugScope | null;
  /** Offers with demo prices and posts about demo boats; laws and policies are not. */
  demo: boolean;
}

const PLANS: readonly KindPlan[] = [
  { kind: "page", folder: "pages", scope: "page", demo: false },
  { kind: "special_service", folder: "special-services", scope: "service", demo: true },
  { kind: "home_feature", folder: "home-features", scope: "service", demo: true },
  { kind: "blog", folder: "blog", scope: "blog", demo: true },
  { kind: "faq", folder: "faq", scope: null, demo: false },
];

const DAY_MILLISECONDS = 86_400_000;

/**
 * Pages, special services, home features, posts and questions from `seed/content`. The Turkish file's front
 * matter carries what has no language: page_type, group_key, media_key, author_name, position,
 * published_days_ago, lead_days, daily_capacity.
 */
export async function seedContents(client: PoolClient, now: Date): Promise<void> {
  for (const plan of PLANS) await seedKind(client, plan, now);
}

async function seedKind(
  client: PoolClient,
  { kind, folder, scope, demo }: KindPlan,
  now: Date,
): Promise<void> {
  const texts = [...groupByKey(readDocuments(folder)).entries()];
  const { rows: known } = await client.query<{ key: string; kind: ContentKind; at: Date }>(
    "select key, kind, published_at as at from contents where key = any ($1)",
    [texts.map(([key]) => key)],
  );
  const foreign = known.find((content) => content.kind !== kind);
  if (foreign) throw new Error(`"${foreign.key}" names both a ${kind} and a ${foreign.kind}`);
  const publishedAt = new Map(known.map(({ key, at }) => [key, at]));
  const rows = texts.map(([key, { tr }]) => ({
    ...contentRow(kind, tr),
    // A second seed must not publish everything anew.
    published_at: publishedAt.get(key) ?? new Date(now.getTime() - daysAgo(tr) * DAY_MILLISECONDS),
    demo,
  }));
  await upsertRows(client, { table: "contents", key: ["key"], existing: "renew" }, rows);

  const idOf = await readIds<number>(client, "contents");
  if (kind === "special_service") await seedSpecialServices(client, texts, idOf);
  const textRows: SeedRow[] = texts.flatMap(([key, translations]) =>
    LOCALES.map((locale) => ({
      content_id: idOf(key),
      locale,
      title: matterOf(translations[locale], "title"),
      summary: translations[locale].matter.summary ?? "",
      body: translations[locale].body,
    })),
  );
  const target = { table: "content_texts", key: ["content_id", "locale"] };
  const ids = texts.map(([key]) => idOf(key));
  await deleteOthers(client, { ...target, owner: "content_id" }, ids, textRows);
  await upsertRows(client, { ...target, existing: "renew" }, textRows);

  if (!scope) return;
  const named = texts.map(([key, translations]) => ({
    id: idOf(key),
    kind: kind === "page" ? matterOf(translations.tr, "page_type") : kind,
    slug: Object.fromEntries(
      LOCALES.map((locale) => [locale, matterOf(translations[locale], "slug")]),
    ) as LocalizedText,
  }));
  await seedSlugs(client, scope, named);
}

function contentRow(kind: ContentKind, { key, matter }: SeedDocument) {
  return {
    key,
    kind,
    page_type: kind === "page" ? (matter.page_type ?? null) : null,
    group_key: matter.group_key ?? null,
    media_key: matter.media_key ?? null,
    author_name: matter.author_name ?? null,
    position: Number(matter.position ?? 0),
  };
}

function daysAgo({ matter }: SeedDocument): number {
  return Number(matter.published_days_ago ?? 30);
}
