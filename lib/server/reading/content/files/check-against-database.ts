import { DEFAULT_LOCALE, LOCALES } from "@/lib/i18n/locales";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";
import { filedKind, PACKAGES_FILE } from "@/lib/server/reading/content/files/content-kinds";
import { type FileIssue, issueOf } from "@/lib/server/reading/content/files/file-issue";
import type { FiledItem } from "@/lib/server/reading/content/files/read-item";
import type { StoredItem } from "@/lib/server/reading/content/files/read-stored-contents";
import type { SavedItem } from "@/lib/server/reading/content/files/save-contents";

export interface CheckedItem {
  filed: FiledItem;
  resolved: SavedItem;
  stored: StoredItem | undefined;
}

/**
 * What the stored texts forbid: a key of another kind, a slug that is or was the address of something else, a
 * package of another service, the removal of a package that somebody ordered.
 */
export async function checkAgainstDatabase(
  client: SqlClient,
  wanted: readonly CheckedItem[],
): Promise<FileIssue[]> {
  return [
    ...wanted.flatMap(checkKind),
    ...(await checkSlugs(client, wanted)),
    ...(await checkPackages(client, wanted)),
  ];
}

function checkKind({ filed, resolved, stored }: CheckedItem): FileIssue[] {
  if (!stored || stored.kind === resolved.kind) return [];
  return [issueOf(fileOf(filed), 1, "key_taken", { key: stored.key, kind: stored.kind })];
}

async function checkSlugs(client: SqlClient, wanted: readonly CheckedItem[]): Promise<FileIssue[]> {
  const asked = wanted.flatMap(({ filed, resolved, stored }) =>
    LOCALES.map((locale) => ({
      scope: filedKind(resolved.kind).scope,
      locale,
      slug: resolved.slugs[locale] ?? null,
      id: stored?.id ?? null,
      file: (filed.documents[locale] ?? filed.documents[DEFAULT_LOCALE])?.file ?? "",
      line: filed.documents[locale]?.lines.slug ?? 1,
    })).filter(({ scope, slug }) => scope && slug),
  );
  const { rows } = await client.query<{
    file: string;
    line: number;
    slug: string;
    current: boolean;
    owner: string;
  }>(
    `select a.file, a.line, a.slug, s.current, c.key as owner
     from jsonb_to_recordset($1::jsonb) as a (scope text, locale text, slug text, id int, file text, line int)
     join slugs s on s.scope = a.scope and s.locale = a.locale and s.slug = a.slug
       and s.entity_id is distinct from a.id
     join contents c on c.id = s.entity_id order by a.file`,
    [JSON.stringify(asked)],
  );
  return rows.map(({ file, line, slug, current, owner }) =>
    issueOf(file, line, current ? "slug_taken" : "slug_former", { slug, owner }),
  );
}

async function checkPackages(client: SqlClient, wanted: readonly CheckedItem[]): Promise<FileIssue[]> {
  // A service without packages has been reported already, or its file could not be read.
  const offering = wanted.filter(({ resolved }) => resolved.offer && resolved.offer.packages.length > 0);
  const kept = offering.flatMap(({ resolved, stored }) =>
    (resolved.offer?.packages ?? []).map(({ key }) => ({ key, id: stored?.id ?? null })),
  );
  const { rows: foreign } = await client.query<{ key: string; owner: string }>(
    `select a.key, c.key as owner from jsonb_to_recordset($1::jsonb) as a (key text, id int)
     join service_packages p on p.key = a.key and p.content_id is distinct from a.id
     join contents c on c.id = p.content_id`,
    [JSON.stringify(kept)],
  );
  const { rows: ordered } = await client.query<{ key: string }>(
    `select p.key from service_packages p where p.content_id = any ($1::int[]) and p.key <> all ($2::text[])
       and exists (select from service_orders o where o.package_id = p.id)`,
    [offering.flatMap(({ stored }) => (stored ? [stored.id] : [])), kept.map(({ key }) => key)],
  );
  return [
    ...foreign.map(({ key, owner }) => `the package "${key}" belongs to "${owner}"`),
    ...ordered.map(({ key }) => `the package "${key}" was ordered and cannot be removed`),
  ].map((problem) => ({ file: PACKAGES_FILE, line: 1, problem }));
}

function fileOf({ documents }: FiledItem): string {
  return documents[DEFAULT_LOCALE]?.file ?? "";
}
