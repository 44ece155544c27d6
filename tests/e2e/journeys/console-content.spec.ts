import { expect, type Page, test } from "playwright/test";
import { LOCALES } from "@/lib/i18n/locales";
import {
  expectFine,
  expectReactive,
  goByMenu,
  joinConsole,
  openDemo,
} from "@/tests/e2e/steps/session/open-console";
import { SCREENS, textsOf } from "@/tests/e2e/steps/session/visitor";
import { requestSite } from "@/tests/fixtures/http/request-site";
import { readSitemap } from "@/tests/fixtures/pages/read-sitemap";

const TITLES = { tr: "Kış denizinde bir gün", en: "A winter day at sea", ar: "يوم شتوي في عرض البحر" };
const SUMMARY =
  "Kışın denize çıkmak için giyinme, saat seçme ve sıcak içecekler üzerine kısa ve işe yarar notlar.";
const slugOf = (key: string, locale: string) => `${key}-${locale}`;

/** Fills in a new post in every language. */
async function writePost(page: Page, key: string) {
  const t = textsOf("tr").console_content;
  await goByMenu(page, textsOf("tr").console.pages.contents);
  await page.getByRole("link", { name: t.add_kind.blog }).click();
  await expectReactive(page);
  await page.getByLabel(t.field.key, { exact: true }).fill(key);
  const languages = { tr: "Türkçe", en: "İngilizce", ar: "Arapça" };
  for (const locale of LOCALES) {
    const column = page.getByRole("group", { name: languages[locale], exact: true });
    await column.getByLabel(t.field.title, { exact: true }).fill(TITLES[locale]);
    await column.getByLabel(t.field.slug, { exact: true }).fill(slugOf(key, locale));
    await column.getByLabel(t.field.summary, { exact: true }).fill(SUMMARY);
    await column
      .getByLabel(t.field.body, { exact: true })
      .fill(`## ${TITLES[locale]}\n\n**${key}** ${locale} <script>alert(1)</script>`);
  }
}

/** Presses the button of the form, looks at what will happen, and confirms it. */
async function publish(page: Page, label: string, expected: string) {
  await page.getByRole("button", { name: new RegExp(`^${label}`) }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText(expected);
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const pathOf = (key: string, locale: string) =>
  `${locale === "tr" ? "" : `/${locale}`}/blog/${slugOf(key, locale)}`;

test.describe("texts in the console, on a desktop", () => {
  test.use(SCREENS.desktop);

  test("a post in three languages is previewed, refused where it is wrong, published, and read on the site", async ({
    page,
  }) => {
    const t = textsOf("tr").console_content;
    await openDemo(page, "tr");
    await writePost(page, "kis-denizi");
    await page.getByRole("button", { name: t.show_preview, exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: TITLES.ar })).toBeVisible();
    await expectFine(page);
    await page.getByRole("button", { name: t.hide_preview, exact: true }).click();

    const english = page.getByRole("group", { name: "İngilizce", exact: true });
    await english.getByLabel(t.field.title, { exact: true }).fill("Kısa");
    await page.getByRole("button", { name: new RegExp(`^${t.publish.published}`) }).click();
    await expect(english.getByText(/4 harf var/).first()).toBeVisible();
    await expect(english.getByLabel(t.field.title, { exact: true })).toBeFocused();
    await english.getByLabel(t.field.title, { exact: true }).fill(TITLES.en);

    await publish(page, t.publish.published, TITLES.en);
    await expect(page).toHaveURL(/\/operate\/content\/texts\/kis-denizi$/);
    for (const locale of LOCALES)
      await expect(async () => {
        const { status, html } = await requestSite(pathOf("kis-denizi", locale));
        expect([status, html.includes("<strong>kis-denizi</strong>")]).toEqual([200, true]);
        expect(html).not.toContain("<script>alert(1)");
      }).toPass();
  });

  test("a draft and a scheduled post are seen by staff only", async ({ page }) => {
    const t = textsOf("tr").console_content;
    await openDemo(page, "tr");
    await writePost(page, "gizli-koy");
    await page.getByRole("button", { name: t.save_draft, exact: true }).click();
    await expect(page).toHaveURL(/\/operate\/content\/texts\/gizli-koy$/);
    await page
      .getByRole("link", { name: /Türkçe/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 2, name: TITLES.tr }).first()).toBeVisible();
    await expectFine(page);
    const isHidden = async () => {
      for (const locale of LOCALES) expect((await requestSite(pathOf("gizli-koy", locale))).status).toBe(404);
      for (const path of ["/blog", "/blog/rss.xml"])
        expect((await requestSite(path)).html).not.toContain("gizli-koy");
      expect(JSON.stringify(await readSitemap())).not.toContain("gizli-koy");
    };
    await isHidden();

    await page.getByRole("link", { name: t.edit }).click();
    await expectReactive(page);
    await page.getByLabel(t.field.publication, { exact: true }).selectOption("scheduled");
    await page.getByLabel(t.field.publish_at, { exact: true }).fill("2031-05-01T09:00");
    await publish(page, t.publish.scheduled, "2031");
    await isHidden();
    await goByMenu(page, textsOf("tr").console.pages.contents);
    await expect(page.getByRole("row").filter({ hasText: TITLES.tr }).first()).toContainText(
      t.states.scheduled,
    );
  });

  test("a new version of a contract shows what differs, and is in force once that was confirmed", async ({
    page,
  }) => {
    const t = textsOf("tr").console_content;
    await openDemo(page, "tr");
    await goByMenu(page, textsOf("tr").console.pages.contracts);
    await expectFine(page);
    await page.getByRole("link", { name: t.contracts.write }).nth(1).click();
    await expectReactive(page);
    const english = page.getByRole("group", { name: "İngilizce", exact: true });
    await english.getByLabel(t.field.title, { exact: true }).fill("Distance sales contract of the winter");
    await page.getByRole("button", { name: t.save_draft, exact: true }).click();
    const heading = page.getByRole("heading", { name: t.contracts.changes });
    const changes = page.locator("section", { has: heading });
    await expect(changes.locator("ins").first()).toContainText("winter");
    await expectFine(page);
    await publish(page, t.contracts.publish, "winter");
    const row = page.getByRole("row").filter({ hasText: t.contracts.in_force });
    await expect(row).toContainText(t.contracts.ours);
  });

  test("an old address leads to a page, as soon as its redirect was confirmed", async ({ page }) => {
    const t = textsOf("en").console_content;
    await joinConsole(page);
    await page.goto("/operate/content/redirects");
    await expectReactive(page);
    await page.getByRole("button", { name: t.redirects.add, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t.redirects.from, { exact: true }).fill("/eski-brosur");
    await dialog.getByLabel(t.redirects.to, { exact: true }).fill("/blog");
    await dialog.getByRole("button", { name: textsOf("en").console.action.foresee }).click();
    await expect(dialog.getByRole("status")).toContainText("/eski-brosur");
    await dialog.getByRole("button", { name: t.redirects.add, exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "/eski-brosur" })).toBeVisible();
    await expectFine(page);
    await expect(async () => {
      const { status, location } = await requestSite("/eski-brosur");
      expect([status, location]).toEqual([308, expect.stringMatching(/\/blog$/)]);
    }).toPass();
  });
});

test.describe("texts in the console, on a phone", () => {
  test.use(SCREENS.phone);

  test("one language is written at a time, chosen by its name", async ({ page }) => {
    const t = textsOf("tr").console_content;
    await openDemo(page, "tr");
    await page.goto("/operate/content/texts/season-guide");
    await expectReactive(page);
    const arabic = page.getByRole("group", { name: "Arapça", exact: true });
    await expect(arabic).toBeHidden();
    await page.getByRole("group", { name: t.language }).getByRole("button", { name: "Arapça" }).click();
    await expect(arabic).toBeVisible();
    await expectFine(page);
  });
});
