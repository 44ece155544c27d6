import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { exportContents } from "@/lib/server/content/files/export-contents";
import { importContents, issuesOf } from "@/lib/server/content/files/import-contents";
import { readPost } from "@/lib/server/content/get-post";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { getPool } from "@/lib/server/db/pool";
import { listSitemapRows } from "@/lib/server/seo/list-sitemap-rows";
import { findSlug } from "@/lib/server/slugs/find-slug";
import { clearSlugCache } from "@/lib/server/slugs/slug-cache";
import { type HeardTags, hearTags } from "@/tests/support/hear-tags";
import { testDatabase } from "@/tests/support/test-database";

const database = testDatabase({ seeded: true });

let root = "";
let folder = "";
let heard: HeardTags;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "palamar-content-"));
  folder = join(root, "texts");
  await exportContents(folder);
  heard = await hearTags(database.url());
});

afterEach(async () => {
  await heard.stop();
  rmSync(root, { recursive: true });
});

const TABLES = ["contents", "content_texts", "slugs", "special_services", "service_packages"];

/** Every row, and the transaction that last wrote it: an equal rewrite shows too. */
async function fingerprint(): Promise<string[]> {
  return Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await getPool().query(
        `select md5(string_agg(t::text || t.xmin::text, '' order by t::text)) as sum from ${table} t`,
      );
      return `${table} ${rows[0]?.sum}`;
    }),
  );
}

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

async function imported(options = {}) {
  const result = await importContents(folder, options);
  if (!result.ok) throw new Error(JSON.stringify(issuesOf(result.details)));
  return result.value;
}

async function problems(): Promise<string[]> {
  const result = await importContents(folder);
  if (result.ok) return [];
  return issuesOf(result.details).map(({ file, line, problem }) => `${file}:${line} ${problem}`);
}

test("what was exported imports as no change at all, and nobody is told of one", async () => {
  const before = await fingerprint();
  expect(await imported()).toMatchObject({ changes: [], untouched: 0 });
  expect(await fingerprint()).toEqual(before);
  expect(await heard.tags()).toEqual([]);
});

test("the seed's own folder is such a folder", async () => {
  const before = await fingerprint();
  const seed = await importContents("lib/server/db/seed/content");
  expect(seed).toMatchObject({ ok: true, value: { changes: [], untouched: 0 } });
  expect(await fingerprint()).toEqual(before);
});

test("an export into a folder with something in it is refused", async () => {
  expect(await exportContents(folder)).toMatchObject({ ok: false, code: "not_empty" });
});

test("a changed slug keeps the former address as a redirect, and every instance hears of it", async () => {
  change("blog/season-guide.en.md", /^slug: .*$/m, "slug: when-to-sail");
  const [post] = (await imported()).changes;
  expect(post?.parts).toEqual([expect.stringMatching(/^en slug [a-z-]+ → when-to-sail$/)]);
  const former = post?.parts[0]?.split(" ")[2] ?? "";
  clearSlugCache();
  expect(await findSlug("blog", "en", former)).toEqual({ current: "when-to-sail", kind: "blog" });
  expect(await heard.tags()).toEqual(expect.arrayContaining(["content", "slugs", "home"]));
  expect((await imported()).changes).toEqual([]);

  change("blog/season-guide.en.md", "slug: when-to-sail", `slug: ${former}`);
  await imported();
  clearSlugCache();
  expect(await findSlug("blog", "en", "when-to-sail")).toEqual({ current: former, kind: "blog" });
});

test("a dry run tells the same and writes nothing", async () => {
  const before = await fingerprint();
  change("faq/card-safety.en.md", /^title: .*$/m, "title: Is my card safe with you?");
  const foreseen = await imported({ dryRun: true });
  expect(foreseen.changes).toEqual([{ name: "faq/card-safety", isNew: false, parts: ["en title"] }]);
  expect(await fingerprint()).toEqual(before);
  expect(await heard.tags()).toEqual([]);
  expect((await imported()).changes).toEqual(foreseen.changes);
});

test("every wrong line is named at once, and nothing of the folder is written", async () => {
  const before = await fingerprint();
  change("pages/kvkk.en.md", /^title: .*$/m, "title: Short");
  change("pages/kvkk.en.md", /^summary: .*$/m, "summary: Too short.");
  change("pages/kvkk.ar.md", /^slug: .*$/m, "slug: Not A Slug");
  change("pages/privacy.tr.md", /^page_type: .*$/m, "page_type: leaflet");
  change("pages/privacy.tr.md", /^position: /m, "colour: blue\nposition: ");
  change("blog/kas-kekova.tr.md", /^media_key: .*$/m, "media_key: no-such-picture");
  change("blog/season-guide.tr.md", /^published_at: .*$/m, "published_at: tomorrow");
  change("blog/seasickness.en.md", /^---\n/, "");
  rmSync(join(folder, "blog/proposal-ideas.ar.md"));
  change("faq/card-safety.tr.md", /^group_key: .*$/m, "group_key: nowhere");
  change("special-services/packages.json", /"price_minor": \d+/, '"price_minor": -5');
  writeFileSync(join(folder, "blog/Résumé.fr.md"), "---\ntitle: x\n---\nx");
  expect(await problems()).toMatchObject([
    expect.stringMatching(/^blog\/Résumé\.fr\.md:1 the name must be/),
    expect.stringMatching(/^blog\/kas-kekova\.tr\.md:6 there is no picture "no-such-picture"/),
    expect.stringMatching(/^blog\/proposal-ideas\.ar\.md:1 the file is missing/),
    expect.stringMatching(/^blog\/seasickness\.en\.md:1 the front matter/),
    expect.stringMatching(/^blog\/season-guide\.tr\.md:8 "published_at" must be/),
    expect.stringMatching(/^faq\/card-safety\.tr\.md:5 "group_key" must be one of booking/),
    expect.stringMatching(/^pages\/kvkk\.ar\.md:3 "slug" takes small letters/),
    expect.stringMatching(/^pages\/kvkk\.en\.md:2 "title" has 5 letters, it must have 15 to 65/),
    expect.stringMatching(/^pages\/kvkk\.en\.md:4 "summary" has 10 letters, it must have 50 to 160/),
    expect.stringMatching(/^pages\/privacy\.tr\.md:6 "page_type" must be one of corporate/),
    expect.stringMatching(/^pages\/privacy\.tr\.md:7 "colour" does not belong here/),
    expect.stringMatching(/^special-services\/packages\.json:\d+ proposal\.0\.price_minor must be above 0/),
  ]);
  expect(await fingerprint()).toEqual(before);
});

test("a link that leads nowhere and a placeholder that nothing fills are refused on their line", async () => {
  change("blog/kas-kekova.en.md", /\n---\n/, "\n---\n\nSee [this](route:page/nowhere) and [that](/en/faq).");
  change(
    "faq/card-safety.ar.md",
    /$/,
    "\n{company_nam} [x](https://example.com) [y](route:boatsByPlace/bodrum)\n",
  );
  const found = await problems();
  expect(found).toEqual([
    `blog/kas-kekova.en.md:7 the link "route:page/nowhere" leads nowhere`,
    `blog/kas-kekova.en.md:7 the link "/en/faq" must begin with route:, https://, mailto: or tel:`,
    expect.stringMatching(/^faq\/card-safety\.ar\.md:\d+ nothing fills in \{company_nam\}$/),
  ]);
  const line = Number(found[2]?.split(":")[1]?.split(" ")[0]);
  expect(readFileSync(join(folder, "faq/card-safety.ar.md"), "utf8").split("\n")[line - 1]).toContain(
    "company_nam",
  );
});

test("a slug that is or was another text's address is refused, in the folder and in the database", async () => {
  change("blog/season-guide.en.md", /^slug: .*$/m, "slug: taken-later");
  await imported();
  change("blog/season-guide.en.md", "slug: taken-later", "slug: season-again");
  await imported();
  change("blog/kas-kekova.en.md", /^slug: .*$/m, "slug: taken-later");
  change("blog/seasickness.en.md", /^slug: .*$/m, "slug: taken-later");
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^blog\/kas-kekova\.en\.md:3 the slug "taken-later" is a former address of "season-guide"/,
    ),
    expect.stringMatching(
      /^blog\/seasickness\.en\.md:3 the slug "taken-later" is taken by blog\/kas-kekova\.en\.md$/,
    ),
    expect.stringMatching(/^blog\/seasickness\.en\.md:3 the slug "taken-later" is a former address/),
  ]);
  rmSync(join(folder, "blog/season-guide.en.md"));
  rmSync(join(folder, "blog/season-guide.tr.md"));
  rmSync(join(folder, "blog/season-guide.ar.md"));
  change("blog/kas-kekova.en.md", "slug: taken-later", "slug: season-again");
  change("blog/seasickness.en.md", "slug: taken-later", "slug: calm-stomach");
  expect(await problems()).toEqual([
    `blog/kas-kekova.en.md:3 the slug "season-again" is the address of "season-guide"`,
  ]);
});

test("an untranslated language keeps its address, shows Turkish and leaves the sitemap", async () => {
  const listed = async () => JSON.stringify(await listSitemapRows());
  const slug = /^slug: (.*)$/m.exec(readFileSync(join(folder, "blog/kas-kekova.ar.md"), "utf8"))?.[1] ?? "";
  expect(await listed()).toContain(`/ar/blog/${slug}`);
  rmSync(join(folder, "blog/kas-kekova.ar.md"));
  change("blog/kas-kekova.tr.md", "position:", "untranslated: ar\nposition:");
  expect((await imported()).changes).toEqual([
    { name: "blog/kas-kekova", isNew: false, parts: ["ar is no longer translated"] },
  ]);
  clearSlugCache();
  expect(await findSlug("blog", "ar", slug)).toMatchObject({ current: slug });
  const [turkish, arabic] = [await readPost("tr", turkishSlug()), await readPost("ar", slug)];
  expect(arabic?.title).toBe(turkish?.title);
  expect(arabic?.translated).toEqual(expect.not.arrayContaining(["ar"]));
  expect(await listed()).not.toContain(`/ar/blog/${slug}`);

  const again = join(root, "again");
  await exportContents(again);
  expect(readFileSync(join(again, "blog/kas-kekova.tr.md"), "utf8")).toContain("untranslated: ar\n");
  expect(await importContents(again)).toMatchObject({ ok: true, value: { changes: [] } });
});

function turkishSlug(): string {
  return /^slug: (.*)$/m.exec(readFileSync(join(folder, "blog/kas-kekova.tr.md"), "utf8"))?.[1] ?? "";
}

test("an untranslated service is called by its Turkish name in the menu", async () => {
  rmSync(join(folder, "special-services/wedding.ar.md"));
  change("special-services/wedding.tr.md", "position:", "untranslated: ar\nposition:");
  await imported();
  const { services } = await getSiteFrame("ar");
  expect(services.filter(({ label }) => !label)).toEqual([]);
  expect(services.map(({ label }) => label)).toContain("Teknede düğün ve nikâh");
});

test("a new text appears, a draft stays hidden, and what no file names is left alone", async () => {
  const other = join(root, "other");
  mkdirSync(join(other, "blog"), { recursive: true });
  for (const locale of ["tr", "en", "ar"]) {
    cpSync(join(folder, `blog/marmaris-datca.${locale}.md`), join(other, `blog/brand-new.${locale}.md`));
  }
  folder = other;
  for (const locale of ["tr", "en", "ar"])
    change(`blog/brand-new.${locale}.md`, /^slug: .*$/m, `slug: brand-new-${locale}`);
  change("blog/brand-new.tr.md", /^published_at: .*$/m, "published_at: draft");
  const report = await imported();
  expect(report.changes).toEqual([{ name: "blog/brand-new", isNew: true, parts: [] }]);
  expect(report.untouched).toBeGreaterThan(80);
  expect(await readPost("en", "brand-new-en")).toBeNull();

  change("blog/brand-new.tr.md", "published_at: draft", "published_days_ago: 0");
  expect((await imported()).changes[0]?.parts).toEqual(["published_at"]);
  expect(await readPost("en", "brand-new-en")).not.toBeNull();
  expect((await imported()).changes).toEqual([]);
});

test("a package that was ordered cannot be removed, another one can", async () => {
  const { rows } = await getPool().query<{ id: number; key: string }>(
    "select p.id, p.key from service_packages p join contents c on c.id = p.content_id where c.key = 'proposal' order by p.position",
  );
  const [first, second] = rows;
  await getPool().query(
    `insert into service_orders (number, user_id, package_id, service_day, customer_name, phone, email, status, currency, total_minor, locale)
     select 'PLS-1', id, $1, current_date, 'A', '1', 'a@example.com', 'order_paid', 'TRY', 1, 'tr' from users limit 1`,
    [first?.id],
  );
  const path = join(folder, "special-services/packages.json");
  const offered = JSON.parse(readFileSync(path, "utf8"));
  const all = offered.proposal;
  offered.proposal = all.slice(1);
  writeFileSync(path, JSON.stringify(offered));
  expect(await problems()).toEqual([
    `special-services/packages.json:1 the package "${first?.key}" was ordered and cannot be removed`,
  ]);
  offered.proposal = [all[0], ...all.slice(2)];
  writeFileSync(path, JSON.stringify(offered));
  expect((await imported()).changes).toEqual([
    { name: "special-services/proposal", isNew: false, parts: [`package ${second?.key} removed`] },
  ]);
});
