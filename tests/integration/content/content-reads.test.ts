import * as v from "valibot";
import { GET as blogEndpoint } from "@/app/api/v1/blogs/[slug]/route";
import { GET as blogsEndpoint } from "@/app/api/v1/blogs/route";
import { GET as faqsEndpoint } from "@/app/api/v1/faqs/route";
import { GET as pageEndpoint } from "@/app/api/v1/pages/[type]/[slug]/route";
import { GET as serviceEndpoint } from "@/app/api/v1/special-services/[slug]/route";
import { GET as servicesEndpoint } from "@/app/api/v1/special-services/route";
import { blogsResponse, specialServicesResponse } from "@/lib/contracts/content";
import { LOCALES } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/platform/db/pool";
import { getAboutPage, readContentPage } from "@/lib/server/reading/content/get-content-page";
import { readPost } from "@/lib/server/reading/content/get-post";
import { readService } from "@/lib/server/reading/content/get-service";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { readFaqs } from "@/lib/server/reading/content/list-faqs";
import { POSTS_PER_PAGE, readPosts } from "@/lib/server/reading/content/list-posts";
import { readServices } from "@/lib/server/reading/content/list-services";
import { listHelpFaqs } from "@/lib/server/reading/home/list-help-faqs";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase({ seeded: true });
/** What no finished text shows: tokens of the editor that found nothing. */
const LEFTOVERS = /route:[a-z]|\{\w+\}/i;

describe.each(LOCALES)("in %s", (locale) => {
  test("every special service has its packages, its boats and others to look at", async () => {
    const { services, features } = await readServices(locale);
    expect([services.length >= 8, features.length >= 4]).toEqual([true, true]);
    const plain: string[] = [];
    for (const card of services) {
      const page = await readService(locale, card.slug);
      expect(page).toMatchObject({ id: card.id, title: card.title, offer: card.offer });
      expect(page?.packages.length).toBeGreaterThan(1);
      const prices = page?.packages.map(({ priceMinor }) => priceMinor) ?? [];
      expect(card.offer?.fromMinor).toBe(Math.min(...prices));
      expect([card.slug, page?.boats.length]).toEqual([card.slug, 4]);
      expect(page?.others.map(({ id }) => id)).not.toContain(card.id);
      // A boat for each package, or none where the boats are too few, and no picture twice on the page.
      if (page?.examples.length === 0) plain.push(page.serviceKey);
      else expect([card.slug, page?.examples.length]).toEqual([card.slug, page?.packages.length]);
      const pictures = [
        page?.picture,
        ...(page?.others.slice(0, 3).map(({ picture }) => picture) ?? []),
        ...(page?.examples.map(({ picture }) => picture) ?? []),
        ...(page?.boats.flatMap((boat) => boat.pictures.slice(0, 1)) ?? []),
      ].flatMap((picture) => picture?.src ?? []);
      expect([card.slug, pictures]).toEqual([card.slug, [...new Set(pictures)]]);
      expect([card.slug, page?.html]).not.toEqual([card.slug, expect.stringMatching(LEFTOVERS)]);
    }
    expect(plain).toEqual(["wedding", "corporate-event"]);
    for (const card of features) {
      const page = await readService(locale, card.slug);
      expect(page).toMatchObject({ offer: null, packages: [] });
      expect(page?.boats.length).toBeGreaterThan(0);
    }
  });

  test("lists every post once in the pages of the blog, newest first, with links to others", async () => {
    const first = await readPosts(locale, 1);
    const pages = await Promise.all(
      Array.from({ length: first.pages }, (_, index) => readPosts(locale, index + 1)),
    );
    const posts = pages.flatMap(({ items }) => items);
    expect(first.items.length).toBeLessThanOrEqual(POSTS_PER_PAGE);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(first.total);
    const days = posts.map(({ publishedAt }) => new Date(publishedAt).getTime());
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    for (const { slug, id } of posts) {
      const post = await readPost(locale, slug);
      expect(post?.headings.length).toBeGreaterThan(2);
      expect(post?.related.map((other) => other.id)).not.toContain(id);
      expect(post?.related).toHaveLength(3);
      expect([slug, post?.html]).not.toEqual([slug, expect.stringMatching(LEFTOVERS)]);
    }
    expect((await readPosts(locale, 99)).items).toEqual([]);
  });

  test("lists every question in one topic, under an anchor of its own", async () => {
    const { groups, translated } = await readFaqs(locale);
    const entries = groups.flatMap((group) => group.entries);
    expect(entries.length).toBeGreaterThanOrEqual(30);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(translated.toSorted()).toEqual(["ar", "en", "tr"]);
    for (const { text, html } of entries) expect([text, html].join()).not.toMatch(LEFTOVERS);
  });

  test("the home page's help shows questions of the help topic, under their anchors", async () => {
    const { groups } = await readFaqs(locale);
    const help = groups.find(({ key }) => key === "help")?.entries ?? [];
    const shown = await listHelpFaqs(locale, 3);
    expect(shown).toEqual(help.slice(0, 3).map(({ key, question }) => ({ key, question })));
    expect(shown).toHaveLength(3);
  });

  test("every page that the footer names can be read, and about us only at its own address", async () => {
    const { pages } = await getSiteFrame(locale);
    for (const { slug, type, key } of pages) {
      const page = await readContentPage(locale, slug);
      expect(page).toMatchObject({ key, type });
      expect([key, page?.html]).not.toEqual([key, expect.stringMatching(LEFTOVERS)]);
      expect(page?.related.map(({ slug: other }) => other)).not.toContain(slug);
    }
    expect(pages.map(({ key }) => key)).not.toContain("about");
    expect((await getAboutPage(locale))?.key).toBe("about");
  });

  test("the API returns the same, in that language", async () => {
    const list = await callHandler(servicesEndpoint, "special-services", { locale });
    expect(v.is(specialServicesResponse, list.body)).toBe(true);
    const [service] = list.body.specialServices;
    const one = await callHandler(serviceEndpoint, "special-services/x", {
      locale,
      params: { slug: service.slug },
    });
    expect(one.body).toMatchObject({ id: service.id, title: service.title, from_price: service.from_price });
    const blogs = await callHandler(blogsEndpoint, "blogs?page=1", { locale });
    expect(v.is(blogsResponse, blogs.body)).toBe(true);
    const post = await callHandler(blogEndpoint, "blogs/x", {
      locale,
      params: { slug: blogs.body.items[0].slug },
    });
    expect(post.body.html).toContain("<h2");
    const faqs = await callHandler(faqsEndpoint, "faqs", { locale });
    expect(faqs.body.groups[0].items.length).toBeGreaterThan(0);
    const segment = locale === "tr" ? "policy" : "corporate";
    const { pages } = await getSiteFrame(locale);
    const slug = pages.find(({ key }) => key === "kvkk")?.slug ?? "";
    const read = (type: string) => callHandler(pageEndpoint, "pages/x/y", { locale, params: { type, slug } });
    expect((await read(segment)).body).toMatchObject({ key: "kvkk", type: segment });
    expect((await read("static")).status).toBe(404);
  });
});

describe("a text that is not finished", () => {
  beforeAll(async () => {
    const id = "(select id from contents where key = 'bodrum-bays')";
    await getPool().query(`update content_texts set body = '' where content_id = ${id} and locale = 'ar'`);
    await getPool().query(
      "update contents set published_at = now() + interval '1 day' where key = 'season-guide'",
    );
  });

  test("is shown in Turkish and says so", async () => {
    const tr = (await readPosts("tr", 1)).items.find(({ slugs }) => slugs.tr.startsWith("bodrum"));
    const post = await readPost("ar", tr?.slugs.ar ?? "");
    expect(post?.translated.toSorted()).toEqual(["en", "tr"]);
    expect(post?.html).toContain("Bodrum");
  });

  test("is not published before its date", async () => {
    const { rows } = await getPool().query<{ slug: string }>(
      "select slug from slugs s join contents c on c.id = s.entity_id where c.key = 'season-guide' and s.scope = 'blog'",
    );
    for (const { slug } of rows) expect(await readPost("tr", slug)).toBeNull();
    const { total, pages } = await readPosts("tr", 1);
    const all = await Promise.all(Array.from({ length: pages }, (_, index) => readPosts("tr", index + 1)));
    const slugs = all.flatMap(({ items }) => items.map(({ slug }) => slug));
    expect(slugs).toHaveLength(total);
    expect(slugs).not.toContain(rows.find(({ slug }) => slugs.includes(slug))?.slug ?? "none");
  });
});
