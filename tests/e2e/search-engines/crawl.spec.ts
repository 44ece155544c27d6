import { join } from "node:path";
import { expect, test } from "playwright/test";
import type { RouteName } from "@/lib/routes/route-table";
import { readPage, USER_AGENTS, type UserAgent } from "@/tests/fixtures/http/read-page";
import { askMany, requestSite } from "@/tests/fixtures/http/request-site";
import { crawlOnce } from "@/tests/fixtures/pages/crawl-once";
import { type Crawl, type CrawledPage, localeOfPath } from "@/tests/fixtures/pages/crawl-site";
import { readSitemap, type SitemapEntry } from "@/tests/fixtures/pages/read-sitemap";
import { routeOf, samplePages } from "@/tests/fixtures/pages/sample-pages";
import { claimsOf, classOf, faultsOf, STRUCTURED_DATA } from "@/tests/fixtures/pages/structured-data";
import { e2eSite } from "@/tests/fixtures/processes/test-run";

const MAX_CLICKS = 4;
const LANGUAGES = ["tr", "en", "ar", "x-default"];

// One walk serves all tests of this file.
test.describe.configure({ mode: "default" });

let sitemap: SitemapEntry[];
let crawl: Crawl;
/** What search engines may keep: all but the other names of a page, the later pages of lists among it. */
let pages: CrawledPage[];
/** Without the later pages. */
let indexed: CrawledPage[];

const absolute = (path: string) => `${e2eSite()}${path}`;
/** A list's later pages are pages of their own; any other query is another name of the bare page. */
const ownPath = (path: string) => (/\?page=\d+$/.test(path) ? path : (path.split("?")[0] ?? path));
const isIndexable = ({ status, meta }: CrawledPage) => status === 200 && /^index\b/.test(meta.robots ?? "");

test.beforeAll(async () => {
  test.setTimeout(480_000);
  sitemap = await readSitemap();
  crawl = await crawlOnce(join(test.info().project.outputDir, "crawl.json"), MAX_CLICKS);
  pages = [...crawl.pages.values()].filter((page) => isIndexable(page) && ownPath(page.path) === page.path);
  indexed = pages.filter(({ path }) => !path.includes("?"));
});

test("the sitemap names exactly the pages that may be indexed and that four clicks reach", () => {
  expect(sitemap.length).toBeGreaterThan(300);
  const named = new Set(sitemap.map(({ path }) => path));
  expect(named.size).toBe(sitemap.length);
  const reached = new Set(indexed.map(({ path }) => path));
  expect([...named].filter((path) => !reached.has(path))).toEqual([]);
  expect([...reached].filter((path) => !named.has(path))).toEqual([]);
  expect(crawl.tooFar).toEqual([]);
});

test("every link that crawlers may follow responds with 200 at once", () => {
  const wrong = [...crawl.pages.values()].filter(({ status }) => status !== 200);
  expect(wrong.map(({ path, status, location }) => `${path} ${status} ${location ?? ""}`)).toEqual([]);
});

test("every page is its own canonical, in the language that its address promises", () => {
  const wrong = [...crawl.pages.values()].filter(
    (page) => page.canonical !== absolute(ownPath(page.path)) || page.lang !== page.locale,
  );
  expect(wrong.map(({ path, canonical, lang }) => ({ path, canonical, lang }))).toEqual([]);
});

test("the languages of a page name each other, x-default is the Turkish one, and the sitemap agrees", () => {
  const wrong = indexed.flatMap(({ path, languages, locale }) => {
    const { "x-default": fallback, ...translated } = languages;
    const faults = [
      translated[locale] !== absolute(path) && "does not name itself",
      fallback !== translated.tr && "x-default is not the Turkish address",
      Object.keys(translated).length !== 3 && "a language is missing",
      ...Object.values(translated).map((href) => {
        const other = crawl.pages.get(new URL(href).pathname);
        return JSON.stringify(other?.languages) !== JSON.stringify(languages) && `${href} says otherwise`;
      }),
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${path}: ${fault}`);
  });
  expect(wrong).toEqual([]);
  const disagree = sitemap.filter(({ path, languages }) => {
    const own = crawl.pages.get(path)?.languages ?? {};
    return LANGUAGES.some((language) => own[language] !== languages[language]);
  });
  expect(disagree.map(({ path }) => path)).toEqual([]);
});

test("titles have 15–65 characters, descriptions 50–160, each only once in its language; one h1", () => {
  const lengths = pages.flatMap(({ path, titles, headings, meta }) => {
    const [title = ""] = titles;
    const { description = "" } = meta;
    return [
      titles.length !== 1 && `${path}: ${titles.length} titles`,
      headings.length !== 1 && `${path}: ${headings.length} h1`,
      (title.length < 15 || title.length > 65) && `${path}: title of ${title.length}: ${title}`,
      (description.length < 50 || description.length > 160) &&
        `${path}: description of ${description.length}: ${description}`,
    ].filter((fault) => fault !== false);
  });
  expect(lengths).toEqual([]);
  const twice = new Map<string, string[]>();
  for (const { path, locale, titles, meta } of pages) {
    for (const text of [`${locale} title ${titles[0]}`, `${locale} description ${meta.description}`]) {
      twice.set(text, [...(twice.get(text) ?? []), path]);
    }
  }
  expect([...twice].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test("every page has a large social picture that exists, and lets its pictures be shown large", async () => {
  const wrong = indexed.filter(
    ({ meta }) =>
      meta["og:image:width"] !== "1200" ||
      meta["og:image:height"] !== "630" ||
      meta["twitter:card"] !== "summary_large_image" ||
      !meta["og:image:alt"] ||
      !meta["og:url"] ||
      !meta.robots?.includes("max-image-preview:large"),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
  const social = indexed.map(({ meta }) => meta["og:image"] ?? "");
  const inSitemap = sitemap.flatMap(({ pictures }) => pictures);
  const answers = await askMany([...new Set([...social, ...inSitemap])], async (url) => {
    const { status, headers } = await requestSite(new URL(url).pathname, {}, "HEAD");
    return { url, status, type: headers["content-type"] };
  });
  const shared = new Set(social);
  expect(
    answers.filter(({ url, status, type }) => status !== 200 || (shared.has(url) && type !== "image/jpeg")),
  ).toEqual([]);
  expect(sitemap.filter(({ kind, pictures }) => kind === "boats" && pictures.length < 3)).toEqual([]);
});

/** What a page of a route tells, beside the way to it; home is where every way begins. */
const CLASSES: Partial<Record<RouteName, string>> = {
  home: "Organization",
  boats: "ItemList",
  boatsByPlace: "ItemList",
  boatsByType: "ItemList",
  boat: "Product,Vehicle",
  services: "ItemList",
  blog: "ItemList",
  blogPost: "BlogPosting",
  faq: "FAQPage",
  contact: "Organization",
};

test("structured data is valid, complete for its template, and says only what stands on the page", () => {
  const wrong = sitemap.flatMap((entry) => {
    const page = crawl.pages.get(entry.path);
    if (!page) return [];
    const route = routeOf(entry);
    const classes = page.data.map(classOf);
    const wanted = [CLASSES[route], route === "home" ? undefined : "BreadcrumbList"];
    return [
      ...page.data.flatMap(faultsOf),
      ...wanted.filter((one) => one && !classes.includes(one)).map((one) => `${one} is missing`),
      ...page.data
        .flatMap(claimsOf)
        .filter((claim) => !page.text.includes(claim.replace(/\s+/g, " ").trim()))
        .map((claim) => `not on the page: ${claim.slice(0, 60)}`),
    ].map((fault) => `${entry.path}: ${fault}`);
  });
  expect(wrong).toEqual([]);
  const found = new Set(indexed.flatMap(({ data }) => data.map(classOf)));
  expect(Object.keys(STRUCTURED_DATA).filter((one) => !found.has(one))).toEqual([]);
});

test("Googlebot, Bingbot, Chrome and curl read the same head and the same text on every template", async () => {
  test.setTimeout(120_000);
  const samples = samplePages(sitemap);
  const differences = await askMany(
    samples,
    async ({ path }) => {
      const agents = Object.keys(USER_AGENTS) as UserAgent[];
      // Once more where a change came in between: the other tests book and review meanwhile.
      for (let tries = 0; tries < 3; tries += 1) {
        const pages = await Promise.all(agents.map((agent) => readPage(path, agent)));
        const found = pages.map(({ status, head, text }) => JSON.stringify({ status, head, text }));
        if (found.every((one) => one === found[0])) return [];
      }
      return path;
    },
    3,
  );
  expect(samples.length).toBeGreaterThanOrEqual(3 * 8);
  expect(differences.flat()).toEqual([]);
});

test("the blog's pages name a feed of their language, which leads to posts of that language", async () => {
  const feeds = new Map(indexed.flatMap(({ feed, locale }) => (feed ? [[locale, feed] as const] : [])));
  expect([...feeds.keys()].sort()).toEqual(["ar", "en", "tr"]);
  for (const [locale, feed] of feeds) {
    const { status, html, headers } = await requestSite(new URL(feed).pathname);
    expect([status, headers["content-type"]]).toEqual([200, expect.stringContaining("xml")]);
    const links = [...html.matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link]) => link ?? "");
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(crawl.pages.get(new URL(link).pathname)?.locale).toBe(locale);
    expect(localeOfPath(new URL(feed).pathname)).toBe(locale);
  }
});

test("the second file of very many boats is a file of the sitemap, not an unknown page", async () => {
  const { status, headers, html } = await requestSite("/sitemap-boats-2.xml");
  expect([status, headers["content-type"]]).toEqual([200, expect.stringContaining("xml")]);
  expect(html).toContain("<urlset");
});

test("robots.txt names the sitemap and closes searched lists, not later pages and tracked visits", async () => {
  const { html } = await requestSite("/robots.txt");
  expect(html).toContain(`Sitemap: ${absolute("/sitemap.xml")}`);
  const closed = [...html.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule = ""]) => new RegExp(`^${rule.replace(/[.?]/g, "\\$&").replace(/\*/g, ".*")}`),
  );
  const isClosed = (path: string) => closed.some((rule) => rule.test(path));
  for (const query of [
    "?date=2026-12-01",
    "?persons=4&sort=price_asc",
    "?page=2&min_price=1",
    "?usage_rules=1",
  ]) {
    expect([query, isClosed(`/tekne-kiralama${query}`)]).toEqual([query, true]);
  }
  for (const path of ["/", "/tekne-kiralama?page=2", "/?utm_source=x&gclid=1", "/en/boat/x?fbclid=1"]) {
    expect([path, isClosed(path)]).toEqual([path, false]);
  }
});

test("tracked visits and searches belong to the bare list, and crawlers are led into no search", async () => {
  const bare = await readPage("/tekne-kiralama");
  // Between the two a test may review a boat.
  await expect(async () => {
    const { head, text } = await readPage("/tekne-kiralama");
    const tracked = await readPage("/tekne-kiralama?utm_source=x&gclid=1&fbclid=2");
    expect([tracked.status, tracked.head, tracked.text]).toEqual([200, head, text]);
  }).toPass({ timeout: 30_000 });
  for (const query of ["?persons=8", "?persons=3&page=2", "?usage_rules=1", "?rating=4&date=2027-06-12"]) {
    const searched = await readPage(`/tekne-kiralama${query}`);
    expect([query, searched.status, searched.canonical]).toEqual([query, 200, bare.canonical]);
    expect(searched.links.filter((link) => link !== ownPath(link))).toEqual([]);
  }
});
