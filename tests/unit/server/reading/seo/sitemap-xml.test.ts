import type { SitemapRow } from "@/lib/server/reading/seo/list-sitemap-rows";
import { sitemapIndexXml, sitemapXml } from "@/lib/server/reading/seo/sitemap-xml";

const SITE = "http://localhost:3000";
const whole = {
  addresses: { tr: "/tekne/mavi", en: "/en/boat/blue", ar: "/ar/boat/azraq" },
  pictures: ["/media/a.webp"],
  updatedAt: "2026-11-01T09:00:00+03:00",
};

async function xmlOf(rows: SitemapRow[]): Promise<string> {
  return (
    await Array.fromAsync(
      sitemapXml(
        (async function* batches() {
          for (const row of rows) yield [row];
        })(),
      ),
    )
  ).join("");
}

test("every language has an entry that names all languages, x-default being the Turkish address", async () => {
  const xml = await xmlOf([whole]);
  expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)).toEqual(
    Object.values(whole.addresses).map((path) => SITE + path),
  );
  const [first = ""] = xml.split("</url>");
  expect([...first.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...pair]) => pair)).toEqual([
    ["tr", `${SITE}/tekne/mavi`],
    ["en", `${SITE}/en/boat/blue`],
    ["ar", `${SITE}/ar/boat/azraq`],
    ["x-default", `${SITE}/tekne/mavi`],
  ]);
  expect(first).toContain(`<image:loc>${SITE}/media/a.webp</image:loc>`);
  expect(first).toContain("<lastmod>2026-11-01T06:00:00.000Z</lastmod>");
});

test("a language without translation has no entry and is named by no other", async () => {
  const xml = await xmlOf([{ ...whole, addresses: { tr: "/tekne/mavi", en: "/en/boat/blue" } }]);
  expect(xml).not.toContain("/ar/");
  expect(xml).not.toContain('hreflang="ar"');
  expect(xml.match(/<url>/g)).toHaveLength(2);
});

test("a page of one language names no languages, and text cannot break out", async () => {
  const xml = await xmlOf([{ addresses: { tr: "/a" }, pictures: ['/media/<&".webp'], updatedAt: null }]);
  expect(xml).not.toContain("hreflang");
  expect(xml).toContain("%3C&amp;%22.webp");
});

test("the index names the files of each kind", () => {
  const files = [
    { kind: "boats", part: 1 },
    { kind: "boats", part: 12 },
    { kind: "posts", part: 1 },
  ] as const;
  expect(sitemapIndexXml(files).match(/<loc>[^<]+/g)).toEqual([
    `<loc>${SITE}/sitemap-boats.xml`,
    `<loc>${SITE}/sitemap-boats-12.xml`,
    `<loc>${SITE}/sitemap-posts.xml`,
  ]);
});
