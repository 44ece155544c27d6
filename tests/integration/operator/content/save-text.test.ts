import type { ContentFields } from "@/lib/contracts/console/content";
import { findSlug } from "@/lib/server/catalogue/slugs/find-slug";
import { clearSlugCache } from "@/lib/server/catalogue/slugs/slug-cache";
import { readEditedContent } from "@/lib/server/operator/content/read-content";
import { getPool } from "@/lib/server/platform/db/pool";
import { readPost } from "@/lib/server/reading/content/get-post";
import { readPosts } from "@/lib/server/reading/content/list-posts";
import { JOBS } from "@/lib/server/runtime/worker/job-list";
import { carryOutInConsole, foresee, linesOf } from "@/tests/fixtures/accounts/console-action";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { confirmStaff, makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { listenToTags, type ReceivedTags } from "@/tests/fixtures/database/listen-to-tags";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { listAllSitemapRows } from "@/tests/fixtures/pages/list-all-sitemap-rows";
import { writtenPost } from "@/tests/fixtures/pages/written-text";

const database = testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);

const SAVE = "POST /operate/content/texts";
let editor: StaffMember;
let listener: ReceivedTags;
beforeAll(async () => {
  editor = await makeStaff("editor");
  await confirmStaff(editor.id);
});
beforeEach(async () => {
  clearSlugCache();
  listener = await listenToTags(database.url());
});
afterEach(() => listener.stop());

const save = (form: ContentFields) => carryOutInConsole(SAVE, editor.cookie, { params: {}, body: form });
const stored = async (key: string) => {
  const found = await readEditedContent(key, new Date());
  if (!found) throw new Error(`There is no text ${key}`);
  return found;
};
const shown = async () => JSON.stringify([await listAllSitemapRows(), await readPosts("tr", 1)]);

test("a post in three languages is foreseen, published, and found on the site", async () => {
  const form = writtenPost("quiet-bays");
  const { shown: answer } = await foresee(SAVE, editor.cookie, { params: {}, body: form });
  expect(linesOf(answer, "change").join("\n")).toContain("none → A guide to quiet bays");
  expect(await readPost("en", "quiet-bays-en")).toBeNull();
  expect((await save(form)).done?.done).toBe(true);
  for (const locale of ["tr", "en", "ar"] as const)
    expect((await readPost(locale, `quiet-bays-${locale}`))?.html).toContain(
      `Body of quiet-bays in ${locale}.`,
    );
  expect(await shown()).toContain("quiet-bays-en");
  expect(await listener.tags()).toEqual(expect.arrayContaining(["content", "slugs", "home"]));
  const { rows } = await getPool().query(
    "select event, data from audit_events where subject_id = 'blog/quiet-bays' order by id",
  );
  expect(rows).toMatchObject([{ event: "content_saved", data: { isNew: true } }]);
  expect(JSON.stringify(rows).length).toBeLessThan(3000);
});

test("a text that is wrong is refused beside its fields in the reader's language, with the line of a link", async () => {
  const form = writtenPost("wrong", {
    title_en: "Short",
    slug_ar: "Not A Slug",
    media_key: "no-such-picture",
    body_tr: "Birinci satır\n\n[kaçak](javascript:alert(1))",
    publication: "scheduled",
  });
  const { status, shown: answer } = await save(form);
  expect([status, answer]).toMatchObject([
    422,
    {
      error: "content_invalid",
      fields: {
        title_en: "It has 5 letters; 15 to 65 are needed.",
        slug_ar: expect.stringContaining("small letters"),
        media_key: "There is no such picture.",
        body_tr: expect.stringMatching(/^Line 3: The link “javascript:alert/),
        publish_at: "Give a day and a time.",
      },
    },
  ]);
  expect(await readEditedContent("wrong", new Date())).toBeNull();
});

test("a key, or an address, of another text is refused where it was typed", async () => {
  expect((await save(writtenPost("season-guide"))).shown).toHaveProperty(["fields", "key"]);
  const { fields } = await stored("season-guide");
  const taken = writtenPost("taken", { slug_en: fields.slug_en });
  expect((await save(taken)).shown).toHaveProperty(["fields", "slug_en"]);
});

test("whoever has not seen a colleague's change is refused with the difference, and can go on from it", async () => {
  const { fields } = await stored("bodrum-bays");
  expect((await save({ ...fields, summary_en: `${fields.summary_en} Quietly.` })).done?.done).toBe(true);
  const mine = { ...fields, title_en: "Bays of Bodrum, my way" };
  const { status, shown: answer } = await save(mine);
  const { error, details } = answer as unknown as { error: string; details: Record<string, unknown> };
  expect([status, error]).toEqual([409, "text_changed"]);
  const pieces = JSON.stringify(details.difference);
  expect(pieces).toContain("Quietly");
  expect(pieces).toContain('{"kind":"added","text":"way"}');
  expect((await stored("bodrum-bays")).fields.title_en).toBe(fields.title_en);
  expect((await save({ ...mine, version: String(details.version) })).done?.done).toBe(true);
  expect((await stored("bodrum-bays")).fields).toMatchObject({
    title_en: mine.title_en,
    summary_en: fields.summary_en,
  });
});

test("a changed address keeps the former one", async () => {
  const { fields } = await stored("seasickness");
  await save({ ...fields, slug_en: "calm-stomach" });
  clearSlugCache();
  expect(await findSlug("blog", "en", fields.slug_en)).toEqual({ current: "calm-stomach", kind: "blog" });
});

describe("a draft", () => {
  const draft = (form: ContentFields, version: number | null, cookie = editor.cookie) =>
    callConsole("PUT /operate/content/drafts", cookie, {
      body: { ...form, draft_version: version },
    });

  test("of a new text need not be complete, and is in no list, sitemap, page or address", async () => {
    const before = await shown();
    const form = writtenPost("hidden", { title_en: "", body_ar: "" });
    expect((await draft(form, null)).status).toBe(200);
    expect(await shown()).toBe(before);
    expect(await readPost("tr", "hidden-tr")).toBeNull();
    expect(await findSlug("blog", "tr", "hidden-tr")).toBeNull();
    expect((await stored("hidden")).fields).toMatchObject({ title_tr: form.title_tr, title_en: "" });
  });

  test("of a published text leaves the site as it is until it is published, and is gone then", async () => {
    const { fields } = await stored("what-to-pack");
    await draft({ ...fields, title_tr: "Yepyeni bir başlık burada" }, null);
    expect((await readPost("tr", fields.slug_tr))?.title).toBe(fields.title_tr);
    const { fields: drafted, draft: of } = await stored("what-to-pack");
    expect([drafted.title_tr, of?.by]).toEqual(["Yepyeni bir başlık burada", expect.any(String)]);
    expect((await save(drafted)).done?.done).toBe(true);
    expect((await readPost("tr", fields.slug_tr))?.title).toBe("Yepyeni bir başlık burada");
    expect((await stored("what-to-pack")).draft).toBeNull();
  });

  test("is not overwritten by whoever has not seen a colleague's", async () => {
    const form = writtenPost("together");
    const { draft_version: first } = (await draft(form, null)).body;
    const other = await makeStaff("editor");
    expect((await draft({ ...form, title_en: "Theirs, all of it" }, first, other.cookie)).status).toBe(200);
    const refused = await draft({ ...form, title_en: "Mine, all of it" }, first);
    expect([refused.status, refused.body.error]).toEqual([409, "draft_changed"]);
    expect(JSON.stringify(refused.body.details)).toContain("Theirs");
    expect((await stored("together")).fields.title_en).toBe("Theirs, all of it");
    expect((await draft(form, refused.body.details.version)).status).toBe(200);
  });

  test("that is thrown away takes nothing else along", async () => {
    const { fields } = await stored("gocek-islands");
    await draft({ ...fields, title_tr: "Atılacak başlık budur işte" }, null);
    const remove = () =>
      callConsole("DELETE /operate/content/drafts/{key}", editor.cookie, {
        params: { key: "gocek-islands" },
      });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await stored("gocek-islands")).toMatchObject({ draft: null, fields });
  });
});

describe("a scheduled text", () => {
  const jobs = async () =>
    (
      await getPool().query(
        "select key, run_at from graphile_worker.jobs where task_identifier = 'renew_contents' order by id",
      )
    ).rows;

  test("is nowhere before its instant, everywhere after it, and every cache is told then", async () => {
    const form = writtenPost("later", { publication: "scheduled", publish_at: "2031-05-01T09:00" });
    expect((await save(form)).done?.done).toBe(true);
    expect(await shown()).not.toContain("later-tr");
    expect(await readPost("tr", "later-tr")).toBeNull();
    expect(await findSlug("blog", "tr", "later-tr")).toBeNull();
    expect(await jobs()).toMatchObject([{ run_at: new Date("2031-05-01T06:00:00Z") }]);

    // As if the instant had come.
    await getPool().query("update contents set published_at = now() where key = 'later'");
    await listener.tags();
    await JOBS.renew_contents({}, new Date());
    expect(await listener.tags()).toEqual(expect.arrayContaining(["content", "slugs", "home"]));
    clearSlugCache();
    expect(await findSlug("blog", "tr", "later-tr")).toMatchObject({ current: "later-tr" });
    expect(await shown()).toContain("later-tr");
  });

  test("that is published at once waits for no job any more", async () => {
    const form = writtenPost("sooner", { publication: "scheduled", publish_at: "2031-06-01T09:00" });
    await save(form);
    const { length } = await jobs();
    const { fields } = await stored("sooner");
    expect(fields).toMatchObject({ publication: "scheduled", publish_at: "2031-06-01T09:00" });
    await save({ ...fields, publication: "published" });
    expect(await jobs()).toHaveLength(length - 1);
    expect(await readPost("tr", "sooner-tr")).not.toBeNull();
  });
});

test("a text without a language shows the Turkish one there, as with files", async () => {
  const blank = { title_ar: "", slug_ar: "", summary_ar: "", picture_alt_ar: "", body_ar: "" };
  await save(writtenPost("two-languages", blank));
  expect((await readPost("ar", "two-languages-tr"))?.translated.toSorted()).toEqual(["en", "tr"]);
});

test("scripts and foreign schemes of an editor are inert in the preview and on the site", async () => {
  const evil =
    '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[x](JavaScript:alert(1)) <a href="data:text/html,x">y</a>';
  const { body } = await callConsole("POST /operate/content/rendered", editor.cookie, {
    body: { locale: "tr", text: evil },
  });
  expect(body.html).not.toMatch(/<script|<img|onerror|javascript:|data:/i);
  const { fields } = await stored("fethiye-oludeniz");
  await save({ ...fields, body_tr: `<script>alert(1)</script>\n\n<a href="JavaScript:alert(1)">x</a>` });
  expect((await readPost("tr", fields.slug_tr))?.html).not.toMatch(/<script|javascript:/i);
});

test("what its picture shows is said in each language, by the title where nothing was written", async () => {
  await save(writtenPost("with-picture", { picture_alt_tr: "Koyda demirli bir yelkenli" }));
  expect((await readPost("tr", "with-picture-tr"))?.picture?.alt).toBe("Koyda demirli bir yelkenli");
  expect((await readPost("en", "with-picture-en"))?.picture?.alt).toBe("A guide to quiet bays");
});
