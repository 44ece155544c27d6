import "server-only";
import { DEFAULT_LOCALE, inEachLocale, type Locale } from "@/lib/i18n/locales";
import { type Addresses, addressesOf } from "@/lib/routes/addresses-of";
import type { PageKey } from "@/lib/routes/page-keys";
import type { RouteParams } from "@/lib/routes/route-params";
import type { ROUTES, RouteName } from "@/lib/routes/route-table";
import { getPool } from "@/lib/server/db/pool";
import { findPicture } from "@/lib/server/media/find-picture";
import { SITEMAP_SUBJECTS, type SitemapScope } from "@/lib/server/seo/sitemap-subjects";

/** A page in the languages that it is written in; the others show Turkish and are not for search engines. */
export interface SitemapRow {
  addresses: Partial<Addresses>;
  /** Paths of the pictures that the page shows. */
  pictures: readonly string[];
  updatedAt: string | null;
}

type Sitemapped = {
  [N in RouteName]: (typeof ROUTES)[N] extends { indexed: true } ? N : never;
}[RouteName];

type SlugRoute = Extract<Sitemapped, "boatsByPlace" | "boatsByType" | "boat" | "service" | "blogPost">;

interface Subject {
  kind: string;
  slugs: Partial<Record<Locale, string>>;
  translated: Locale[];
  media: (string | null)[] | null;
  updatedAt: string | null;
}

async function listSubjects(scope: SitemapScope): Promise<Subject[]> {
  const { from, where, translated, media, updatedAt } = SITEMAP_SUBJECTS[scope];
  const { rows } = await getPool().query<Subject>(
    `select min(s.kind) as kind, jsonb_object_agg(s.locale, s.slug) as slugs, (${translated}) as translated,
       (${media}) as media, (${updatedAt}) as "updatedAt"
     from slugs s join ${from} e on e.id = s.entity_id
     where s.scope = $1 and s.current and (${where})
     group by e.id having bool_or(s.locale = $2) order by e.id`,
    [scope, DEFAULT_LOCALE],
  );
  return rows;
}

function rowOf({ translated, media, updatedAt }: Subject, addresses: Addresses): SitemapRow {
  return {
    addresses: Object.fromEntries(translated.map((locale) => [locale, addresses[locale]])),
    pictures: (media ?? []).flatMap((key) => findPicture(key)?.src ?? []),
    updatedAt,
  };
}

function slugIn({ slugs }: Subject, locale: Locale): string {
  return slugs[locale] ?? slugs[DEFAULT_LOCALE] ?? "";
}

function single(name: Exclude<Sitemapped, SlugRoute | "page">) {
  return async (): Promise<SitemapRow[]> => [{ addresses: addressesOf(name), pictures: [], updatedAt: null }];
}

function bySlug(name: SlugRoute, scope: SitemapScope) {
  return async (): Promise<SitemapRow[]> =>
    (await listSubjects(scope)).map((subject) => {
      const params = inEachLocale((locale) => ({ slug: slugIn(subject, locale) }));
      return rowOf(subject, addressesOf(name, params));
    });
}

async function listPages(): Promise<SitemapRow[]> {
  return (await listSubjects("page")).map((subject) => {
    const params = inEachLocale(
      (locale): RouteParams<"page"> => ({ type: subject.kind as PageKey, slug: slugIn(subject, locale) }),
    );
    return rowOf(subject, addressesOf("page", params));
  });
}

/** In which file each indexed route stands and where its rows come from: a new one without a source does not compile. */
const SOURCES = {
  home: { kind: "pages", list: single("home") },
  boats: { kind: "pages", list: single("boats") },
  boatsByPlace: { kind: "places", list: bySlug("boatsByPlace", "place") },
  boatsByType: { kind: "types", list: bySlug("boatsByType", "type") },
  boat: { kind: "boats", list: bySlug("boat", "boat") },
  about: { kind: "pages", list: single("about") },
  services: { kind: "pages", list: single("services") },
  service: { kind: "services", list: bySlug("service", "service") },
  faq: { kind: "pages", list: single("faq") },
  blog: { kind: "pages", list: single("blog") },
  blogPost: { kind: "posts", list: bySlug("blogPost", "blog") },
  contact: { kind: "pages", list: single("contact") },
  mapData: { kind: "pages", list: single("mapData") },
  page: { kind: "pages", list: listPages },
} as const satisfies Record<Sitemapped, { kind: string; list: () => Promise<SitemapRow[]> }>;

export type SitemapKind = (typeof SOURCES)[Sitemapped]["kind"];

/** The files of the sitemap, in the order of the index. */
export const SITEMAP_KINDS: readonly SitemapKind[] = [
  ...new Set(Object.values(SOURCES).map(({ kind }) => kind)),
];

/** Every page that search engines should know, or those of one file of the sitemap. */
export async function listSitemapRows(kind?: SitemapKind): Promise<SitemapRow[]> {
  const sources = Object.values(SOURCES).filter((source) => kind === undefined || source.kind === kind);
  return (await Promise.all(sources.map(({ list }) => list()))).flat();
}
