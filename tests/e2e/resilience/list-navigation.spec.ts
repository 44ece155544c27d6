import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { openWholePage } from "@/tests/e2e/steps/page/open-page";
import { watchPage } from "@/tests/e2e/steps/page/watch-page";
import { textsOf } from "@/tests/e2e/steps/session/visitor";

/** What a list says to who looks and who listens: header, boats, footer. */
const contentOf = (page: Page) =>
  Promise.all(["header", "main", "footer"].map((part) => page.locator(part).ariaSnapshot()));

for (const [locale, query] of [
  ["tr", ""],
  ["ar", "?persons=4"],
] as const)
  test(`a list in ${locale}${query} is whole again after "back", and changes without a reload`, async ({
    page,
  }) => {
    const watch = watchPage(page);
    await openWholePage(page, pathFor("boats", locale) + query);
    const cards = page.getByRole("main").getByRole("article");
    const link = cards.first().getByRole("link");
    const name = (await link.textContent()) ?? "";
    const heart = textsOf(locale).boats.favourite.replace("{name}", name);
    await expect(cards.first().getByRole("button", { name: heart })).toBeVisible();
    const before = await contentOf(page);

    await page.evaluate(() => Object.assign(window, { stays: true }));
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(cards.first().getByRole("button", { name: heart })).toBeVisible();
    expect(await contentOf(page)).toEqual(before);

    await page.locator("#sort").selectOption("price_asc");
    await page.waitForURL(/sort=price_asc/);
    await expect(cards).toHaveCount(await cards.count());
    expect(await page.evaluate(() => "stays" in window)).toBe(true);
    watch.expectQuiet();
  });
