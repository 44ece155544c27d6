import type { SlugScope } from "@/lib/domain/shared/vocabulary";
import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";
import { type SqlClient, upsertRows } from "@/lib/server/platform/db/upsert-rows";

/** What gets an address, and under which slug in each language. */
export interface NamedEntity {
  id: number;
  /** Column `slugs.kind`. */
  kind: string;
  slug: LocalizedText;
}

/** Makes these slugs the current ones; a former slug stays as a redirect. */
export async function updateSlugs(
  client: SqlClient,
  scope: SlugScope,
  entities: readonly NamedEntity[],
): Promise<void> {
  const rows = entities.flatMap(({ id, kind, slug }) =>
    LOCALES.map((locale) => ({
      scope,
      locale,
      slug: slug[locale],
      entity_id: id,
      kind,
      current: true,
    })),
  );
  await client.query(
    `update slugs set current = false
     from jsonb_populate_recordset(null::slugs, $1::jsonb) wanted
     where slugs.current and slugs.scope = wanted.scope and slugs.locale = wanted.locale
       and slugs.entity_id = wanted.entity_id and slugs.slug <> wanted.slug`,
    [JSON.stringify(rows)],
  );
  await upsertRows(client, { table: "slugs", key: ["scope", "locale", "slug"], existing: "renew" }, rows);
}
