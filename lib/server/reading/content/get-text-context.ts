import { sql } from "drizzle-orm";
import type { PageType } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { readSeller } from "@/lib/server/platform/settings/read-seller";
import { ABOUT_KEY } from "@/lib/server/reading/content/page-places";

/** What the tokens of an editor's text mean in one language. */
export interface TextContext {
  /** Public address of `blogPost/season-guide`, `boats`, … */
  paths: Record<string, string>;
  /** The value of `{company_name}`. */
  values: Record<string, string>;
}

const EXACT = ["home", "boats", "services", "faq", "blog", "about", "contact"] as const;

type Target = Record<"key" | "slug", string> &
  (
    | { route: "boatsByPlace" | "boatsByType" | "service" | "blogPost"; kind: string }
    | { route: "page"; kind: PageType }
  );

function pathOf({ key, slug, ...target }: Target, locale: Locale): string {
  if (target.route !== "page") return pathFor(target.route, locale, { slug });
  return key === ABOUT_KEY ? pathFor("about", locale) : pathFor("page", locale, { type: target.kind, slug });
}

/**
 * The targets of `route:` links and the values of placeholders in one language; unpublished contents have no address.
 */
export async function readTextContext(locale: Locale, db: Db = getDb()): Promise<TextContext> {
  const [settings, seller, { rows }] = await Promise.all([
    readSiteSettings(db),
    readSeller(db, locale),
    db.execute<Target>(sql`
      select case s.scope when 'place' then 'boatsByPlace' when 'type' then 'boatsByType'
          when 'blog' then 'blogPost' else s.scope end as route,
        coalesce(p.key, t.key, c.key) as key, s.kind, s.slug
      from slugs s
      left join places p on s.scope = 'place' and p.id = s.entity_id
      left join types t on s.scope = 'type' and t.id = s.entity_id
      left join contents c on s.scope in ('service', 'blog', 'page') and c.id = s.entity_id and c.published_at <= now()
      where s.locale = ${locale} and s.current and coalesce(p.key, t.key, c.key) is not null`),
  ]);
  const exact = EXACT.map((name) => [name, pathFor(name, locale)] as const);
  return {
    paths: Object.fromEntries([
      ...exact,
      ...rows.map((row) => [`${row.route}/${row.key}`, pathOf(row, locale)] as const),
    ]),
    values: {
      company_name: seller.seller_name ?? settings.brand[locale],
      company_address: seller.seller_address ?? settings.address?.[locale] ?? "–",
      company_email: seller.seller_email ?? settings.email ?? "–",
      company_phone: seller.seller_phone ?? settings.phone ?? "–",
      mersis_no: seller.seller_mersis ?? "–",
    },
  };
}

/** `readTextContext` from the cache that pages share. */
export const getTextContext: (locale: Locale) => Promise<TextContext> = cachedRead(
  "text-context",
  (locale: Locale) => readTextContext(locale),
);
