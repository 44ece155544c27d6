import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findSlug } from "@/lib/server/catalogue/slugs/find-slug";
import { clearSlugCache } from "@/lib/server/catalogue/slugs/slug-cache";
import { exportContents } from "@/lib/server/reading/content/files/export-contents";
import { importContents } from "@/lib/server/reading/content/files/import-contents";
import { readPost } from "@/lib/server/reading/content/get-post";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { listenToTags, type ReceivedTags } from "@/tests/fixtures/database/listen-to-tags";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { contentFingerprint, contentFolder } from "@/tests/fixtures/files/content-folder";
import { listAllSitemapRows } from "@/tests/fixtures/pages/list-all-sitemap-rows";

const database = testDatabase({ seeded: true });
const texts = contentFolder();
let listener: ReceivedTags;

beforeEach(async () => {
  listener = await listenToTags(database.url());
});
afterEach(() => listener.stop());

test("importing an export changes nothing and announces nothing", async () => {
  const before = await contentFingerprint();
  expect(await texts.import()).toMatchObject({ changes: [], untouched: 0 });
  expect(await contentFingerprint()).toEqual(before);
  expect(await listener.tags()).toEqual([]);
});

test("the seed's own folder is such a folder", async () => {
  const before = await contentFingerprint();
  const seed = await importContents("lib/server/runtime/seed/content", STAFF);
  expect(seed).toMatchObject({ ok: true, value: { changes: [], untouched: 0 } });
  expect(await contentFingerprint()).toEqual(before);
});

test("an export into a folder with something in it is refused", async () => {
  expect(await exportContents(texts.path())).toMatchObject({ ok: false, code: "not_empty" });
});

test("a changed slug keeps the former address as a redirect, and every instance is notified", async () => {
  texts.change("blog/season-guide.en.md", /^slug: .*$/m, "slug: when-to-sail");
  const [post] = (await texts.import()).changes;
  expect(post?.parts).toEqual([expect.stringMatching(/^en slug: [a-z-]+ → when-to-sail$/)]);
  const former = post?.parts[0]?.split(" ")[2] ?? "";
  clearSlugCache();
  expect(await findSlug("blog", "en", former)).toEqual({ current: "when-to-sail", kind: "blog" });
  expect(await listener.tags()).toEqual(expect.arrayContaining(["content", "slugs", "home"]));
  expect((await texts.import()).changes).toEqual([]);

  texts.change("blog/season-guide.en.md", "slug: when-to-sail", `slug: ${former}`);
  await texts.import();
  clearSlugCache();
  expect(await findSlug("blog", "en", "when-to-sail")).toEqual({ current: former, kind: "blog" });
});

test("a dry run reports the same, with former and new values, and writes nothing", async () => {
  const before = await contentFingerprint();
  texts.change("faq/card-safety.en.md", /^title: .*$/m, "title: Is my card safe with you?");
  const foreseen = await texts.import({ dryRun: true });
  const TITLE = "en title: Are my card details safe? → Is my card safe with you?";
  expect(foreseen.changes).toEqual([{ name: "faq/card-safety", isNew: false, parts: [TITLE] }]);
  expect(await contentFingerprint()).toEqual(before);
  expect(await listener.tags()).toEqual([]);
  expect((await texts.import()).changes).toEqual(foreseen.changes);
});

test("an untranslated language keeps its address, shows Turkish and leaves the sitemap", async () => {
  const listed = async () => JSON.stringify(await listAllSitemapRows());
  const slug = /^slug: (.*)$/m.exec(texts.read("blog/kas-kekova.ar.md"))?.[1] ?? "";
  expect(await listed()).toContain(`/ar/blog/${slug}`);
  texts.remove("blog/kas-kekova.ar.md");
  texts.change("blog/kas-kekova.tr.md", "position:", "untranslated: ar\nposition:");
  expect((await texts.import()).changes).toEqual([
    { name: "blog/kas-kekova", isNew: false, parts: ["ar is no longer translated"] },
  ]);
  clearSlugCache();
  expect(await findSlug("blog", "ar", slug)).toMatchObject({ current: slug });
  const [turkish, arabic] = [await readPost("tr", turkishSlug()), await readPost("ar", slug)];
  expect(arabic?.title).toBe(turkish?.title);
  expect(arabic?.translated).toEqual(expect.not.arrayContaining(["ar"]));
  expect(await listed()).not.toContain(`/ar/blog/${slug}`);

  const again = texts.beside("again");
  await exportContents(again);
  expect(readFileSync(join(again, "blog/kas-kekova.tr.md"), "utf8")).toContain("untranslated: ar\n");
  expect(await importContents(again, STAFF)).toMatchObject({ ok: true, value: { changes: [] } });
});

function turkishSlug(): string {
  return /^slug: (.*)$/m.exec(texts.read("blog/kas-kekova.tr.md"))?.[1] ?? "";
}

test("an untranslated service is called by its Turkish name in the menu", async () => {
  texts.remove("special-services/wedding.ar.md");
  texts.change("special-services/wedding.tr.md", "position:", "untranslated: ar\nposition:");
  await texts.import();
  const { services } = await getSiteFrame("ar");
  expect(services.filter(({ label }) => !label)).toEqual([]);
  expect(services.map(({ label }) => label)).toContain("Teknede düğün ve nikâh");
});

test("a new text appears, a draft stays hidden, and what no file names is left alone", async () => {
  const other = texts.beside("other");
  mkdirSync(join(other, "blog"), { recursive: true });
  for (const locale of ["tr", "en", "ar"]) {
    cpSync(texts.path(`blog/marmaris-datca.${locale}.md`), join(other, `blog/brand-new.${locale}.md`));
  }
  texts.use(other);
  for (const locale of ["tr", "en", "ar"])
    texts.change(`blog/brand-new.${locale}.md`, /^slug: .*$/m, `slug: brand-new-${locale}`);
  texts.change("blog/brand-new.tr.md", /^published_at: .*$/m, "published_at: draft");
  const report = await texts.import();
  expect(report.changes).toEqual([{ name: "blog/brand-new", isNew: true, parts: [] }]);
  expect(report.untouched).toBeGreaterThan(80);
  expect(await readPost("en", "brand-new-en")).toBeNull();

  texts.change("blog/brand-new.tr.md", "published_at: draft", "published_days_ago: 0");
  expect((await texts.import()).changes[0]?.parts).toEqual([expect.stringMatching(/^published_at: – → 20/)]);
  expect(await readPost("en", "brand-new-en")).not.toBeNull();
  expect((await texts.import()).changes).toEqual([]);
});

test("a folder that was exported before a colleague's change is refused, and undoes nothing", async () => {
  const colleague = texts.beside("colleague");
  await exportContents(colleague);
  const title = "title: How safe is my card with you?";
  texts.change("faq/card-safety.en.md", /^title: .*$/m, title);
  expect(await texts.problems()).toEqual([]);
  texts.use(colleague);
  const before = await contentFingerprint();
  expect(await texts.problems()).toEqual([
    expect.stringMatching(
      /^faq\/card-safety\.tr\.md:\d+ the text was changed after its export: it has version /,
    ),
  ]);
  texts.change("faq/card-safety.tr.md", /^version: .*\n/m, "");
  expect(await texts.problems()).toEqual([
    expect.stringMatching(/^faq\/card-safety\.tr\.md:1 "version" is missing/),
  ]);
  expect(await contentFingerprint()).toEqual(before);
});

test("a file that is not UTF-8 is refused with its line, and nothing is written", async () => {
  const before = await contentFingerprint();
  const path = texts.path("faq/card-safety.tr.md");
  const lines = readFileSync(path, "utf8").split("\n");
  // As Windows-1254 writes Şimşek.
  const cut = Buffer.from(`${lines.slice(0, -1).join("\n")}\n`);
  writeFileSync(path, Buffer.concat([cut, Buffer.from([0xde, 0x69, 0x6d, 0xfe, 0x65, 0x6b])]));
  expect(await texts.problems()).toContainEqual(
    `faq/card-safety.tr.md:${lines.length} line ${lines.length} is not UTF-8 text; save the file as UTF-8 (Excel: "CSV UTF-8")`,
  );
  expect(await contentFingerprint()).toEqual(before);
});
