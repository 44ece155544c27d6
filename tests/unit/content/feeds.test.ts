import { blogPostingJsonLd } from "@/lib/server/reading/seo/blog-posting-json-ld";
import { rssFeed } from "@/lib/server/reading/seo/rss-feed";
import { serviceJsonLd } from "@/lib/server/reading/seo/service-json-ld";

const channel = {
  title: "Sea & shore",
  description: "x",
  language: "en",
  link: "https://x.example/en/blog",
  self: "https://x.example/en/blog/rss.xml",
};

test("a feed stays XML whatever a title says", () => {
  const xml = rssFeed(channel, [
    {
      title: 'A <b> & \u0007 ]]> "c"',
      description: "</item>",
      link: "https://x.example/en/blog/a?b=1&c=2",
      publishedAt: "2026-11-16T07:00:00Z",
    },
  ]);
  expect(xml).toContain("<title>Sea &amp; shore</title>");
  expect(xml).toContain("<title>A &lt;b&gt; &amp;  ]]&gt; &quot;c&quot;</title>");
  expect(xml).toContain("<description>&lt;/item&gt;</description>");
  expect(xml).toContain('<guid isPermaLink="true">https://x.example/en/blog/a?b=1&amp;c=2</guid>');
  expect(xml).toContain("<pubDate>Mon, 16 Nov 2026 07:00:00 GMT</pubDate>");
  expect(xml.match(/<item>/g)).toHaveLength(1);
});

test("a post shows search engines its dates in Istanbul's time", () => {
  const posting = blogPostingJsonLd({
    locale: "tr",
    path: "/blog/a",
    brand: "Palamar",
    title: "A",
    summary: "B",
    author: null,
    publishedAt: "2026-11-16T22:30:00Z",
    updatedAt: "2026-11-20T00:00:00Z",
    og: "/media/a-og.jpg",
  });
  expect(posting.datePublished).toBe("2026-11-17T01:30:00+03:00");
  expect(posting.dateModified).toBe("2026-11-20T03:00:00+03:00");
  expect(posting.author.name).toBe("Palamar");
  expect(posting.image?.[0]).toMatch(/^http.*\/media\/a-og\.jpg$/);
});

test("a special service offers each package at its whole price", () => {
  const { offers } = serviceJsonLd({
    path: "/x",
    brand: "Palamar",
    title: "A",
    summary: "B",
    og: null,
    packages: [{ name: "P", currency: "TRY", priceMinor: 2_490_050 }],
  });
  expect(offers).toMatchObject([{ name: "P", price: "24900.50", priceCurrency: "TRY" }]);
});
