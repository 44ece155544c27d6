import "server-only";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { type Addresses, addressesOf } from "@/lib/routes/addresses-of";
import type { PageKey } from "@/lib/routes/page-keys";
import type { RouteParams } from "@/lib/routes/route-params";
import type { ROUTES, RouteName, RouteScope } from "@/lib/routes/route-table";
import { ABOUT_KEY } from "@/lib/server/content/page-places";
import { getPool } from "@/lib/server/db/pool";

/** A page in every language that it is written in. */
export interface SitemapRow {
  addresses: Addresses;
}

type Sitemapped = {
  [N in RouteName]: (typeof ROUTES)[N] extends { indexed: true; built: true } ? N : never;
}[RouteName];

type SlugRoute = Extract<Sitemapped, "boatsByPlace" | "boatsByType" | "boat" | "service" | "blogPost">;

interface SlugRow {
  kind: string;
  slugs: Record<Locale, string>;
}

/** Published and written in every language; other pages show Turkish and are not for search engines. */
const PUBLISHED = `exists (select from contents c where c.id = s.entity_id and c.published_at <= now()
  and (select count(*) from content_texts x where x.content_id = c.id and x.title <> '' and x.body <> '') = ${LOCALES.length})`;

const WORTH_FINDING = {
  place:
    "exists (select from boats b where b.status = 'published' and s.entity_id in (b.city_id, b.area_id, b.port_id))",
  type: "exists (select from boats b where b.status = 'published' and b.type_id = s.entity_id)",
  boat: "exists (select from boats b where b.status = 'published' and b.id = s.entity_id)",
  service: PUBLISHED,
  blog: PUBLISHED,
  // The "about us" page has an address of its own.
  page: `${PUBLISHED} and not exists (select from contents c where c.id = s.entity_id and c.key = '${ABOUT_KEY}')`,
} as const satisfies Partial<Record<RouteScope, string>>;

/** Things whose page is worth finding, with their slugs; places and types without boats are left out. */
async function listSlugs(scope: keyof typeof WORTH_FINDING): Promise<SlugRow[]> {
  const { rows } = await getPool().query<SlugRow>(
    `select min(s.kind) as kind, jsonb_object_agg(s.locale, s.slug) as slugs from slugs s
     where s.scope = $1 and s.current and ${WORTH_FINDING[scope]}
     group by s.entity_id having count(*) = $2 order by s.entity_id`,
    [scope, LOCALES.length],
  );
  return rows;
}

function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

function bySlug(name: SlugRoute, scope: keyof typeof WORTH_FINDING) {
  return async (): Promise<SitemapRow[]> =>
    (await listSlugs(scope)).map(({ slugs }) => ({
      addresses: addressesOf(
        name,
        perLocale((locale) => ({ slug: slugs[locale] })),
      ),
    }));
}

async function listPages(): Promise<SitemapRow[]> {
  return (await listSlugs("page")).map(({ kind, slugs }) => {
    const params = perLocale(
      (locale): RouteParams<"page"> => ({ type: kind as PageKey, slug: slugs[locale] }),
    );
    return { addresses: addressesOf("page", params) };
  });
}

/** Where the rows of each indexed route come from: a new one without a source does not compile. */
const SOURCES = {
  home: async () => [{ addresses: addressesOf("home") }],
  boats: async () => [{ addresses: addressesOf("boats") }],
  boatsByPlace: bySlug("boatsByPlace", "place"),
  boatsByType: bySlug("boatsByType", "type"),
  boat: bySlug("boat", "boat"),
  about: async () => [{ addresses: addressesOf("about") }],
  services: async () => [{ addresses: addressesOf("services") }],
  service: bySlug("service", "service"),
  faq: async () => [{ addresses: addressesOf("faq") }],
  blog: async () => [{ addresses: addressesOf("blog") }],
  blogPost: bySlug("blogPost", "blog"),
  contact: async () => [{ addresses: addressesOf("contact") }],
  page: listPages,
} as const satisfies Record<Sitemapped, () => Promise<SitemapRow[]>> &
  Partial<Record<RouteName, () => Promise<SitemapRow[]>>>;

/** Every page that search engines should know. */
export async function listSitemapRows(): Promise<SitemapRow[]> {
  return (await Promise.all(Object.values(SOURCES).map((list) => list()))).flat();
}
