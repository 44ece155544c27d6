import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { textsOf } from "@/tests/e2e/steps/session/visitor";
import { withSiteDatabase } from "@/tests/e2e/steps/site/site-database";
import { requestSite } from "@/tests/fixtures/http/request-site";
import { readSitemap } from "@/tests/fixtures/pages/read-sitemap";

const SLUG = "bos-liman";
const NAME = { tr: "Boş Liman", en: "Empty Harbour", ar: "الميناء الفارغ" };

/** A port beside others without a boat: no page links to it, but a visitor may know its address. */
async function addEmptyPort(): Promise<number> {
  return withSiteDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into places (key, kind, parent_id, name, latitude, longitude)
       select $1, 'port', parent_id, $2, latitude + 0.01, longitude from places where kind = 'port' order by id limit 1
       returning id`,
      [SLUG, NAME],
    );
    const id = rows[0]?.id ?? 0;
    await client.query(
      `insert into slugs (scope, kind, locale, slug, entity_id)
       select 'place', 'port', locale, $1, $2 from unnest(array['tr', 'en', 'ar']) locale`,
      [SLUG, id],
    );
    return id;
  });
}

async function removePort(id: number): Promise<void> {
  await withSiteDatabase(async (client) => {
    await client.query("delete from slugs where scope = 'place' and entity_id = $1", [id]);
    await client.query("delete from places where id = $1", [id]);
  });
}

test("a place without boats offers places that have some, and is kept from search engines", async () => {
  const id = await addEmptyPort();
  try {
    for (const [address, another] of [
      [`/${SLUG}-tekne-kiralama`, /href="\/(?!bos-liman)[a-z-]+-tekne-kiralama"/],
      [`/en/${SLUG}-boat-rental`, /href="\/en\/(?!bos-liman)[a-z-]+-boat-rental"/],
      [`/ar/${SLUG}-boat-rental`, /href="\/ar\/(?!bos-liman)[a-z-]+-boat-rental"/],
      [`/en/${SLUG}-boat-rental?persons=4`, /href="\/en\/(?!bos-liman)[a-z-]+-boat-rental\?persons=4"/],
    ] as const) {
      const { status, html } = await requestSite(address);
      expect([address, status]).toEqual([address, 200]);
      expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      expect(main.slice(main.indexOf('id="empty-places"'))).toMatch(another);
    }
    const named = (await readSitemap()).map(({ path }) => path);
    expect(named.filter((path) => path.includes(SLUG))).toEqual([]);
  } finally {
    await removePort(id);
  }
});

test("a short list continues with boats of the nearest places, whose hearts and pictures work", async ({
  page,
}) => {
  await page.goto(pathFor("boatsByPlace", "en", { slug: "kalkan" }));
  const { boats, account } = textsOf("en");
  const more = page.getByRole("region", { name: boats.nearby_boats });
  await expect(more.getByRole("article")).toHaveCount(9);
  const all = await page.getByRole("main").getByRole("article").getByRole("link").allTextContents();
  const first = more.getByRole("article").first();
  // Once in the page: the list itself does not have it.
  const name = await first.getByRole("link").textContent();
  expect(all.filter((one) => one === name)).toHaveLength(1);
  const next = first.getByRole("button", { name: boats.next_picture });
  // Cards that do not live yet do not notice the mouse.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await first.hover();
    await expect(next).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await first.getByRole("button", { name: boats.favourite.replace("{name}", "") }).click();
  await expect(page.getByRole("dialog", { name: account.auth.login.title })).toBeVisible();
});
