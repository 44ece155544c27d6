/* The names in addresses: former ones lead to the current one, and a memory of 30 s spares most queries. */
import "server-only";
import type { SlugScope } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import type { FoundSlug } from "@/lib/routes/route-decision";
import { readCachedSlug, rememberSlug } from "@/lib/server/catalogue/slugs/slug-cache";
import { getPool } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";

const QUERY = `
  select now_named.slug as current, now_named.kind
  from slugs asked
  join slugs now_named on now_named.scope = asked.scope and now_named.locale = asked.locale
    and now_named.entity_id = asked.entity_id and now_named.current
  where asked.scope = $1 and asked.locale = $2 and asked.slug = $3
    and (asked.scope <> 'boat' or exists (
      select from boats where boats.id = asked.entity_id and boats.status = 'published'))
    and (asked.scope not in ('service', 'blog', 'page') or exists (
      select from contents where contents.id = asked.entity_id and contents.published_at <= now()))`;

/**
 * The entity of a slug with its current slug; null when there is none. Results are
 * memoized for 30 seconds. While the database is unavailable the slug is accepted: the page decides.
 */
export async function findSlug(scope: SlugScope, locale: Locale, slug: string): Promise<FoundSlug | null> {
  const key = `${scope} ${locale} ${slug}`;
  const known = readCachedSlug(key);
  if (known !== undefined) return known;
  try {
    const { rows } = await getPool().query<FoundSlug>({
      name: "find-slug",
      text: QUERY,
      values: [scope, locale, slug],
    });
    const found = rows[0] ?? null;
    rememberSlug(key, found);
    return found;
  } catch (error) {
    log("warn", "slug_lookup_failed", { scope, error });
    return { current: slug, kind: "" };
  }
}
