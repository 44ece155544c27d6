import { rmSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { textsOf } from "@/tests/e2e/steps/session/visitor";
import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";
import { INSTANT_BOAT } from "@/tests/e2e/steps/trip/hold-trip";
import { startTestServer, type TestServer } from "@/tests/fixtures/http/test-server";

// A server of its own: its database says what no form of ours would have stored. Every text is an attack that names
// where it stands; `broken` would be called by whatever gets through.
const FOLDER = "var/e2e-inert-words";
const SHOWN = "</script><img src=x";
const attack = (place: string) =>
  `${place} ${SHOWN} onerror="broken('${place}')"><svg onload="broken('${place}')"></svg><script>broken('${place}')</script>`;
/** What an editor can write is Markdown: markup goes in there, addresses and headings too. */
const ATTACKING_BODY = `## Okunur başlık <img src=x onerror="broken('heading')">

Okunur metin ${attack("body")}

[bağ](javascript:broken('link')) <a href="javascript:broken('anchor')" onclick="broken('click')">bağ</a>

<iframe srcdoc="<script>parent.broken('frame')</script>"></iframe><style>body { display: none }</style>`;

test.describe.configure({ mode: "default", timeout: 120_000 });

let server: TestServer;
const slugs = new Map<string, string>();

test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  server = await startTestServer({ varDirectory: FOLDER });
  await withSiteDatabase(async (client) => {
    await client.query("update reviews set title = $1, text = $2", [attack("title"), attack("review")]);
    // More than stand in a page at first: the others come through the API and are drawn in the browser.
    await client.query(`insert into reviews (boat_id, user_id, locale, title, text, clean_rate, service_rate,
        comm_rate, pp_rate, demo)
      select boat_id, user_id, locale, title, text, clean_rate, service_rate, comm_rate, pp_rate, true
      from reviews cross join generate_series(1, 4)`);
    await client.query(
      "update boats set review_count = (select count(*) from reviews where boat_id = boats.id)",
    );
    await client.query("update users set name = $1", [attack("author")]);
    await client.query("update boat_texts set name = $1 || name, description = $1, rental_rules = $2", [
      attack("boat"),
      ATTACKING_BODY,
    ]);
    await client.query("update content_texts set title = $1 || title, summary = $1, body = $2", [
      attack("content"),
      ATTACKING_BODY,
    ]);
    const { rows } = await client.query<{ scope: string; slug: string; kind: string }>(
      "select distinct on (scope) scope, slug, kind from slugs where locale = 'tr' and current order by scope, id",
    );
    for (const { scope, slug } of rows) slugs.set(scope, slug);
  }, FOLDER);
});
test.afterAll(() => server.stop());

const slug = (scope: string) => ({ slug: slugs.get(scope) ?? "" });
const BOAT = pathFor("boat", "tr", { slug: INSTANT_BOAT });

/** As the server sends it: nothing of ours has become markup, and structured data still says all of it. */
async function expectInertHtml(path: string): Promise<string> {
  const html = await (await fetch(server.url + path)).text();
  const root = parse(html, { comment: false });
  const data = root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => {
    expect.soft(() => JSON.parse(rawText), `${path}: structured data that was cut off`).not.toThrow();
    return rawText.replaceAll("\\u003c", "<");
  });
  expect.soft(html.includes("<img src=x"), `${path}: a picture in the HTML`).toBe(false);
  expect.soft(html.includes("<script>broken"), `${path}: a script in the HTML`).toBe(false);
  expect.soft(html.includes('href="javascript:'), `${path}: a scripted link`).toBe(false);
  return data.join("\n");
}

/** As a browser understands it, after the islands have come. */
async function expectInertPage(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const reached: string[] = [];
    Object.assign(window, { reached, broken: (place: string) => reached.push(place) });
  });
  await openPage(page, server.url + path);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  const found = await page.evaluate(() => ({
    reached: (window as unknown as { reached: string[] }).reached,
    elements: [
      ...document.querySelectorAll(
        "img[src='x'], [onerror], [onload], [onclick], [srcdoc], body style, a[href^='javascript:']",
      ),
    ].map((element) => element.outerHTML.slice(0, 120)),
  }));
  expect.soft(found, path).toEqual({ reached: [], elements: [] });
}

test("markup in a review, its author's name and the boat's texts is shown as text, and its page's data holds it whole", async ({
  page,
}) => {
  const data = await expectInertHtml(BOAT);
  for (const place of ["title", "review", "author", "boat"])
    expect.soft(data, place).toContain(JSON.stringify(attack(place)).slice(1, -1));
  await expectInertPage(page, BOAT);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(SHOWN);
  const titles = page.getByRole("heading", { name: attack("title") });
  const drawnByServer = await titles.count();
  await page.getByRole("button", { name: textsOf("tr").reviews.more }).click();
  await expect.poll(() => titles.count()).toBeGreaterThan(drawnByServer);
  expect(await page.evaluate(() => (window as unknown as { reached: string[] }).reached)).toEqual([]);
});

test("markup in boat names is shown as text on cards, in searches and in every language", async ({
  page,
}) => {
  for (const path of [
    pathFor("home", "tr"),
    pathFor("boats", "en"),
    pathFor("boats", "ar", null, { persons: 4 }),
  ]) {
    await expectInertHtml(path);
    await expectInertPage(page, path);
    await expect(page.getByRole("heading", { name: attack("boat") }).first()).toBeAttached();
  }
});

test("markup, scripted links and frames in content are removed, while its text stays readable", async ({
  page,
}) => {
  const post = pathFor("blogPost", "tr", slug("blog"));
  expect(await expectInertHtml(post)).toContain(JSON.stringify(attack("content")).slice(1, -1));
  for (const path of [
    post,
    pathFor("faq", "tr"),
    pathFor("service", "tr", slug("service")),
    pathFor("blog", "tr"),
  ]) {
    await expectInertHtml(path);
    await expectInertPage(page, path);
    await expect(page.getByText(SHOWN).first()).toBeAttached();
  }
  await page.goto(server.url + post);
  await expect(page.getByText("Okunur metin")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Okunur başlık", exact: true })).toBeVisible();
  await expectInertHtml(pathFor("blogFeed", "tr"));
});
