import "server-only";
import type { PageType } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale } from "@/lib/i18n/locales";
import { type Addresses, addressesOf } from "@/lib/routes/addresses-of";
import type { RouteParams } from "@/lib/routes/route-params";
import { ROUTES, type RouteEntry, type RouteName } from "@/lib/routes/route-table";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { getPool } from "@/lib/server/platform/db/pool";
import { SITEMAP_SUBJECTS, type SitemapScope } from "@/lib/server/reading/seo/sitemap-subjects";

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

type SlugRoute = Extract<
  Sitemapped,
  "boatsByPlace" | "boatsByType" | "boat" | "service" | "occasion" | "blogPost"
>;

interface Subject<S extends SitemapScope = SitemapScope> {
  id: number;
  kind: S extends "page" ? PageType : string;
  slugs: Partial<Record<Locale, string>>;
  translated: Locale[];
  media: (string | null)[] | null;
  updatedAt: string | null;
}

/** A file may name 50,000 addresses; each thing has at most one for every language. */
const THINGS_PER_FILE = Math.floor(50_000 / LOCALES.length / 1000) * 1000;
/** Rows in memory at a time. */
const BATCH = 500;

/** Things in the order of their ids, a batch at a time; a file has a range of ids, so that it stays the same. */
async function* listSubjects<S extends SitemapScope>(scope: S, part: number): AsyncGenerator<Subject<S>[]> {
  const { from, where, translated, media, updatedAt } = SITEMAP_SUBJECTS[scope];
  const end = part * THINGS_PER_FILE;
  for (let last = end - THINGS_PER_FILE - 1; ; ) {
    const { rows } = await getPool().query<Subject<S>>(
      `select e.id, s.kind, s.slugs, (${translated}) as translated, (${media}) as media, (${updatedAt}) as "updatedAt"
       from ${from} e cross join lateral (
         select min(s.kind) as kind, jsonb_object_agg(s.locale, s.slug) as slugs from slugs s
         where s.scope = $1 and s.locale = any ($2) and s.entity_id = e.id and s.current
         having bool_or(s.locale = $3)) s
       where (${where}) and e.id > $4 and e.id < $5 order by e.id limit $6`,
      [scope, LOCALES, DEFAULT_LOCALE, last, end, BATCH],
    );
    const newest = rows.at(-1);
    if (!newest) return;
    yield rows;
    last = newest.id;
  }
}

/** The numbers of the files that the things of a scope fill, from 1 on. */
async function listParts(scope: SitemapScope): Promise<number[]> {
  const { from, where } = SITEMAP_SUBJECTS[scope];
  const { rows } = await getPool().query<{ part: number }>(
    `select part from generate_series(1, (select coalesce(max(id), 0) / $1::int + 1 from ${from})) part
     where exists (select from ${from} e where (${where}) and e.id >= (part - 1) * $1 and e.id < part * $1) order by 1`,
    [THINGS_PER_FILE],
  );
  return rows.map(({ part }) => part);
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

interface Source {
  /** Null where the source is a single page. */
  scope: SitemapScope | null;
  list(part: number): AsyncGenerator<SitemapRow[]>;
}

function single(name: Exclude<Sitemapped, SlugRoute | "page">): Source {
  async function* list(part: number) {
    if (part === 1) yield [{ addresses: addressesOf(name), pictures: [], updatedAt: null }];
  }
  return { scope: null, list };
}

function bySlug(name: SlugRoute, scope: SitemapScope): Source {
  const { kind: only }: RouteEntry = ROUTES[name];
  return ofSubjects(
    scope,
    (subject) =>
      addressesOf(
        name,
        inEachLocale((locale) => ({ slug: slugIn(subject, locale) })),
      ),
    ({ kind }) => only === undefined || kind === only,
  );
}

function ofSubjects<S extends SitemapScope>(
  scope: S,
  addressesFor: (subject: Subject<S>) => Addresses,
  isShown: (subject: Subject<S>) => boolean = () => true,
): Source {
  async function* list(part: number) {
    for await (const subjects of listSubjects(scope, part))
      yield subjects.filter(isShown).map((subject) => rowOf(subject, addressesFor(subject)));
  }
  return { scope, list };
}

const textPages = ofSubjects("page", (subject) => {
  const params = inEachLocale(
    (locale): RouteParams<"page"> => ({ type: subject.kind, slug: slugIn(subject, locale) }),
  );
  return addressesOf("page", params);
});

/**
 * In which file each indexed route stands and where its rows come from: a new one without a source does not compile.
 */
const SOURCES = {
  home: { kind: "pages", ...single("home") },
  boats: { kind: "pages", ...single("boats") },
  boatsByPlace: { kind: "places", ...bySlug("boatsByPlace", "place") },
  boatsByType: { kind: "types", ...bySlug("boatsByType", "type") },
  boat: { kind: "boats", ...bySlug("boat", "boat") },
  about: { kind: "pages", ...single("about") },
  services: { kind: "pages", ...single("services") },
  service: { kind: "services", ...bySlug("service", "service") },
  occasion: { kind: "occasions", ...bySlug("occasion", "service") },
  faq: { kind: "pages", ...single("faq") },
  blog: { kind: "pages", ...single("blog") },
  blogPost: { kind: "posts", ...bySlug("blogPost", "blog") },
  contact: { kind: "pages", ...single("contact") },
  mapData: { kind: "pages", ...single("mapData") },
  page: { kind: "pages", ...textPages },
} as const satisfies Record<Sitemapped, Source & { kind: string }>;

export type SitemapKind = (typeof SOURCES)[Sitemapped]["kind"];

/** One file of the sitemap: all pages of a kind, or the part of them that a file may name. */
export interface SitemapFile {
  kind: SitemapKind;
  /** From 1 on. */
  part: number;
}

const KINDS: readonly SitemapKind[] = [...new Set(Object.values(SOURCES).map(({ kind }) => kind))];

const sourcesOf = (kind: SitemapKind): Source[] =>
  Object.values(SOURCES).filter((source) => source.kind === kind);

/** The file that a name like `boats` or `boats-2` means, null for any other name. */
export function parseSitemapFile(name: string): SitemapFile | null {
  const [, asked, part = "1"] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,4}))?$/.exec(name) ?? [];
  const kind = KINDS.find((one) => one === asked);
  return kind ? { kind, part: Number(part) } : null;
}

/** Every file of the sitemap; the first of each kind is always there. */
export async function listSitemapFiles(): Promise<SitemapFile[]> {
  const files = await Promise.all(
    KINDS.map(async (kind) => {
      const parts = await Promise.all(sourcesOf(kind).map(({ scope }) => (scope ? listParts(scope) : [])));
      return [...new Set([1, ...parts.flat()])].map((part) => ({ kind, part }));
    }),
  );
  return files.flat();
}

/** The pages of one file that search engines should know, a batch at a time, however many they are. */
export async function* listSitemapRows({ kind, part }: SitemapFile): AsyncGenerator<SitemapRow[]> {
  for (const source of sourcesOf(kind)) yield* source.list(part);
}
