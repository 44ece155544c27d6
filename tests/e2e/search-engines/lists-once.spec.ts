import { expect, type Page, test } from "playwright/test";
import { LOCALES } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { wholePage } from "@/tests/e2e/steps/page/whole-page";
import { said } from "@/tests/e2e/steps/session/visitor";

/** What a list shows, part by part. */
const PARTS = ["#head-links", "#list-top", "#filters", "#sorting", "#cards", "#list-more", "#foot-links"];

const textsOf = (page: Page) =>
  Promise.all(PARTS.map(async (part) => (await page.locator(part).textContent())?.length));

for (const locale of LOCALES)
  for (const query of ["", "?persons=4"])
    test(`a list in ${locale}${query} names its boats once for all, is whole again for who comes back, and changes without a reload`, async ({
      page,
    }) => {
      const path = pathFor("boats", locale);
      const html = await wholePage(page, path + query);
      const watch = watchPage(page);
      await page.goto(path + query, { waitUntil: "networkidle" });
      const cards = page.locator("#cards article");
      const link = cards.first().getByRole("link");
      const name = (await link.textContent()) ?? "";
      const place = (await cards.first().locator(".icon-pin").textContent()) ?? "";
      // As text of the card; what React would say of it once more is left out.
      expect(html.split(`>${place}<`)).toHaveLength(html.split(place).length);
      const heart = said(locale).boats.favorite.replace("{name}", name);
      await expect(cards.first().getByRole("button", { name: heart })).toBeVisible();
      const before = await textsOf(page);

      await page.evaluate(() => Object.assign(window, { stays: true }));
      await link.click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(cards.first().getByRole("button", { name: heart })).toBeVisible();
      expect(await textsOf(page)).toEqual(before);

      await page.locator("#sort").selectOption("price_asc");
      await page.waitForURL(/sort=price_asc/);
      await expect(cards).toHaveCount(await cards.count());
      expect(await page.evaluate(() => "stays" in window)).toBe(true);
      watch.expectQuiet();
    });
