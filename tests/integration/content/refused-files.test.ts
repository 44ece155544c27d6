import { readFileSync, writeFileSync } from "node:fs";
import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { contentFingerprint, contentFolder } from "@/tests/fixtures/files/content-folder";

testDatabase({ seeded: true });
const texts = contentFolder();

test("every wrong line is named at once, and nothing of the folder is written", async () => {
  const before = await contentFingerprint();
  texts.change("pages/kvkk.en.md", /^title: .*$/m, "title: Short");
  texts.change("pages/kvkk.en.md", /^summary: .*$/m, "summary: Too short.");
  texts.change("pages/kvkk.ar.md", /^slug: .*$/m, "slug: Not A Slug");
  texts.change("pages/privacy.tr.md", /^page_type: .*$/m, "page_type: leaflet");
  texts.change("pages/privacy.tr.md", /^position: /m, "colour: blue\nposition: ");
  texts.change("blog/kas-kekova.tr.md", /^media_key: .*$/m, "media_key: no-such-picture");
  texts.change("blog/season-guide.tr.md", /^published_at: .*$/m, "published_at: tomorrow");
  texts.change("blog/seasickness.en.md", /^---\n/, "");
  texts.remove("blog/proposal-ideas.ar.md");
  texts.change("faq/card-safety.tr.md", /^group_key: .*$/m, "group_key: nowhere");
  texts.change("special-services/packages.json", /"price_minor": \d+/, '"price_minor": -5');
  writeFileSync(texts.path("blog/Résumé.fr.md"), "---\ntitle: x\n---\nx");
  expect(await texts.problems()).toMatchObject([
    expect.stringMatching(/^blog\/Résumé\.fr\.md:1 the name must be/),
    expect.stringMatching(/^blog\/kas-kekova\.tr\.md:7 there is no picture "no-such-picture"/),
    expect.stringMatching(/^blog\/proposal-ideas\.ar\.md:1 the file is missing/),
    expect.stringMatching(/^blog\/seasickness\.en\.md:1 the front matter/),
    expect.stringMatching(/^blog\/season-guide\.tr\.md:9 "published_at" must be/),
    expect.stringMatching(/^faq\/card-safety\.tr\.md:6 "group_key" must be one of booking/),
    expect.stringMatching(/^pages\/kvkk\.ar\.md:3 "slug" takes small letters/),
    expect.stringMatching(/^pages\/kvkk\.en\.md:2 "title" has 5 letters, it must have 15 to 65/),
    expect.stringMatching(/^pages\/kvkk\.en\.md:4 "summary" has 10 letters, it must have 50 to 160/),
    expect.stringMatching(/^pages\/privacy\.tr\.md:7 "page_type" must be one of corporate/),
    expect.stringMatching(/^pages\/privacy\.tr\.md:8 "colour" does not belong here/),
    expect.stringMatching(/^special-services\/packages\.json:\d+ proposal\.0\.price_minor must be above 0/),
  ]);
  expect(await contentFingerprint()).toEqual(before);
});

test("a link that leads nowhere and a placeholder that nothing fills are refused on their line", async () => {
  texts.change(
    "blog/kas-kekova.en.md",
    /\n---\n/,
    "\n---\n\nSee [this](route:page/nowhere) and [that](/en/faq).",
  );
  texts.change(
    "faq/card-safety.ar.md",
    /$/,
    "\n{company_nam} [x](https://example.com) [y](route:boatsByPlace/bodrum)\n",
  );
  const found = await texts.problems();
  expect(found).toEqual([
    `blog/kas-kekova.en.md:7 the link "route:page/nowhere" leads nowhere`,
    `blog/kas-kekova.en.md:7 the link "/en/faq" must begin with route:, https://, mailto: or tel:`,
    expect.stringMatching(/^faq\/card-safety\.ar\.md:\d+ nothing fills in \{company_nam\}$/),
  ]);
  const line = Number(found[2]?.split(":")[1]?.split(" ")[0]);
  expect(texts.read("faq/card-safety.ar.md").split("\n")[line - 1]).toContain("company_nam");
});

test("a slug that is or was another text's address is refused, in the folder and in the database", async () => {
  texts.change("blog/season-guide.en.md", /^slug: .*$/m, "slug: taken-later");
  await texts.import();
  texts.change("blog/season-guide.en.md", "slug: taken-later", "slug: season-again");
  await texts.import();
  texts.change("blog/kas-kekova.en.md", /^slug: .*$/m, "slug: taken-later");
  texts.change("blog/seasickness.en.md", /^slug: .*$/m, "slug: taken-later");
  expect(await texts.problems()).toEqual([
    expect.stringMatching(
      /^blog\/kas-kekova\.en\.md:3 the slug "taken-later" is a former address of "season-guide"/,
    ),
    expect.stringMatching(
      /^blog\/seasickness\.en\.md:3 the slug "taken-later" is taken by blog\/kas-kekova\.en\.md$/,
    ),
    expect.stringMatching(/^blog\/seasickness\.en\.md:3 the slug "taken-later" is a former address/),
  ]);
  texts.remove("blog/season-guide.en.md");
  texts.remove("blog/season-guide.tr.md");
  texts.remove("blog/season-guide.ar.md");
  texts.change("blog/kas-kekova.en.md", "slug: taken-later", "slug: season-again");
  texts.change("blog/seasickness.en.md", "slug: taken-later", "slug: calm-stomach");
  expect(await texts.problems()).toEqual([
    `blog/kas-kekova.en.md:3 the slug "season-again" is the address of "season-guide"`,
  ]);
});

test("a package that was ordered cannot be removed, another one can", async () => {
  const { rows } = await getPool().query<{ id: number; key: string }>(
    "select p.id, p.key from service_packages p join contents c on c.id = p.content_id where c.key = 'proposal' order by p.position",
  );
  const [first, second] = rows;
  await getPool().query(
    `insert into service_orders (number, user_id, package_id, service_name, package_name, service_day, customer_name,
       phone, email, status, currency, total_minor, policy_steps, paid_at, locale)
     select 'PLS-1', id, $1, '{}', '{}', current_date, 'A', '1', 'a@example.com', 'order_paid', 'TRY', 1, '[]', now(), 'tr'
     from users limit 1`,
    [first?.id],
  );
  const path = texts.path("special-services/packages.json");
  const offered = JSON.parse(readFileSync(path, "utf8"));
  const all = offered.proposal;
  offered.proposal = all.slice(1);
  writeFileSync(path, JSON.stringify(offered));
  expect(await texts.problems()).toEqual([
    `special-services/packages.json:1 the package "${first?.key}" was ordered and cannot be removed`,
  ]);
  offered.proposal = [all[0], ...all.slice(2)];
  writeFileSync(path, JSON.stringify(offered));
  expect((await texts.import()).changes).toEqual([
    { name: "special-services/proposal", isNew: false, parts: [`package ${second?.key} removed`] },
  ]);
});
