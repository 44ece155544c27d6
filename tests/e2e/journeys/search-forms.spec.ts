import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";

const { search, layout, boat_code_search: code } = textsOf("en");
const LIST = pathFor("boats", "en");
const BODRUM = pathFor("boatsByPlace", "en", { slug: "bodrum" });
const DAY = tripDayFor({ locale: "en", phone: true, daysAhead: 33 });

const filters = (page: Page) => page.getByRole("form", { name: search.filters });

test("a ticked filter searches at once, keeps focus and scroll, announces the count, and back undoes it", async ({
  page,
}) => {
  await openPage(page, LIST);
  const pets = filters(page).getByRole("checkbox", { name: "Pets welcome" });
  const instant = filters(page).getByRole("checkbox", { name: search.instant });
  for (const [box, found] of [
    [pets, /rules=/],
    [instant, /fast_app=1.*rules=/],
  ] as const) {
    await box.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await box.check();
    await page.waitForURL(found);
    await expect(box).toBeFocused();
    await expect(page.locator("[role=status].sr-only")).toHaveText(/^\d+ boats?$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  }
  await page.goBack();
  await expect(instant).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(pets).not.toBeChecked();
});

test("an address with the former name of the usage rules still filters by them", async ({ page }) => {
  await page.goto(LIST);
  const pets = filters(page).getByRole("checkbox", { name: "Pets welcome" });
  const rule = await pets.getAttribute("value");
  await page.goto(`${LIST}?usage_rules=${rule}`);
  await expect(pets).toBeChecked();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters and sort order are submitted together", async ({ page }) => {
    await page.goto(LIST);
    await filters(page).getByRole("checkbox", { name: search.instant }).check();
    await page.locator("#sort").selectOption("price_asc");
    await page.getByRole("button", { name: search.sort_submit, exact: true }).click();
    await expect(page).toHaveURL(/fast_app=1.*sort=price_asc/);
    await expect(filters(page).getByRole("checkbox", { name: search.instant })).toBeChecked();
    await expect(page.locator("#sort")).toHaveValue("price_asc");
  });
});

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("the first price is in sight after a search, and the pill opens a form that counts before it searches", async ({
    page,
  }) => {
    await openPage(page, `${BODRUM}?date=${DAY}&start_hour=16&end_hour=20&persons=12`);
    await expect(page.locator("article .card-price").first()).toBeInViewport();
    const pill = page.getByRole("button", { name: search.change_search });
    await expect(pill).toContainText(/Bodrum · .+ · .16–20. · 12 guests/);
    await page.mouse.wheel(0, 900);
    await expect(pill).toBeInViewport();
    await pill.click();
    const button = filters(page).locator("button[type=submit]");
    const before = (await button.textContent()) ?? "";
    await filters(page).getByRole("checkbox", { name: search.instant }).check();
    await expect(button).not.toHaveText(before);
    await expect(button).toHaveText(/^Show \d+ boats?$/);
    const shown = /\d+/.exec((await button.textContent()) ?? "")?.[0];
    await expectAccessible(page);
    await button.click();
    await page.waitForURL(/fast_app=1/);
    await expect(page.locator("#results")).toContainText(`${shown} boat`);
  });

  test("above a searched list title and introduction take one line each", async ({ page }) => {
    const search = { date: DAY, persons: 12 };
    await page.goto(pathFor("boatsByPlace", "tr", { slug: "bodrum" }, search));
    const title = page.getByRole("heading", { level: 1 });
    const lines = await title.evaluate((heading) => {
      const parts = [heading, heading.nextElementSibling].filter((part) => part instanceof HTMLElement);
      return parts.map((part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight));
    });
    expect(lines.map((count) => Math.round(count))).toEqual([1, 1]);
    await expect(page.getByRole("button", { name: textsOf("tr").search.change_search })).toBeInViewport();
  });

  test("the magnifier opens the whole search, with the code search inside it", async ({ page }) => {
    await openPage(page, pathFor("about", "en"));
    await page.getByRole("button", { name: layout.search, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: search.dialog_title });
    await expect(dialog.getByRole("heading", { name: code.title })).toBeVisible();
    await expect(dialog.getByLabel(search.where, { exact: true })).toBeFocused();
    await page.keyboard.type("bodrum");
    await dialog.getByRole("option", { name: "Bodrum" }).first().click();
    await dialog.getByLabel(search.date, { exact: true }).fill(DAY);
    await dialog.getByRole("button", { name: search.submit, exact: true }).click();
    await page.waitForURL((url) => url.pathname === BODRUM && url.searchParams.get("date") === DAY);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(pathFor("about", "en"));
  });
});
