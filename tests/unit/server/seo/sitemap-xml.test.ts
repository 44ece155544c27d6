import { sitemapIndexXml, sitemapXml } from "@/lib/server/seo/sitemap-xml";

const SITE = "http://localhost:3000";
const whole = {
  addresses: { tr: "/tekne/mavi", en: "/en/boat/blue", ar: "/ar/boat/azraq" },
  pictures: ["/media/a.webp"],
  updatedAt: "2026-11-01T09:00:00+03:00",
};

test("every language has an entry that names all languages, x-default being the Turkish address", () => {
  const xml = sitemapXml([whole]);
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

test("a language without translation has no entry and is named by no other", () => {
  const xml = sitemapXml([{ ...whole, addresses: { tr: "/tekne/mavi", en: "/en/boat/blue" } }]);
  expect(xml).not.toContain("/ar/");
  expect(xml).not.toContain('hreflang="ar"');
  expect(xml.match(/<url>/g)).toHaveLength(2);
});

test("a page of one language names no languages, and text cannot break out", () => {
  const xml = sitemapXml([{ addresses: { tr: "/a" }, pictures: ['/media/<&".webp'], updatedAt: null }]);
  expect(xml).not.toContain("hreflang");
  expect(xml).toContain("%3C&amp;%22.webp");
});

test("the index names one file per kind", () => {
  expect(sitemapIndexXml(["boats", "posts"]).match(/<loc>[^<]+/g)).toEqual([
    `<loc>${SITE}/sitemap-boats.xml`,
    `<loc>${SITE}/sitemap-posts.xml`,
  ]);
});
