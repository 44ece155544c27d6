import { expect, type Page, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { listOverflow } from "@/tests/e2e/steps/page/check-layout";
import { tabTo } from "@/tests/e2e/steps/page/keys";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";

const { search, where } = textsOf("en");
const BODRUM = pathFor("boatsByPlace", "en", { slug: "bodrum" });

const form = (page: Page, texts = search) => page.getByRole("form", { name: texts.form_label });
const field = (page: Page, texts = search) =>
  form(page, texts).getByRole("combobox", { name: texts.where, exact: true });

test.describe("on a desktop", () => {
  test.use({ ...SCREENS.desktop, contextOptions: { reducedMotion: "reduce" } });

  test("a city is typed, chosen and searched by keyboard, and the number of results is said", async ({
    page,
  }) => {
    await openPage(page, pathFor("home", "en"));
    await tabTo(page, field(page));
    await page.keyboard.type("BODRUM");
    await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Bodrum");
    await expect(page.locator("[role=status].sr-only")).toHaveText(/^\d+ results?$/);
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("Bodrum");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === BODRUM);
  });

  test("a part of the day is chosen with the mouse, and its hours go into the address", async ({ page }) => {
    await openPage(page, pathFor("home", "en"));
    const hours = form(page).getByRole("button", { name: new RegExp(`^${search.hours} `) });
    await hours.click();
    await form(page)
      .getByText(new RegExp(`^${search.parts.morning}`))
      .click();
    await expect(hours).toContainText(search.parts.morning);
    await expect(hours).toHaveAttribute("aria-expanded", "false");
    await form(page).getByRole("button", { name: search.submit }).click();
    await page.waitForURL((url) => url.searchParams.get("start_hour") === "8");
  });

  test("a boat is found by its code and opened with the trip of the form; Escape closes the list first", async ({
    page,
  }) => {
    const day = tripDayFor({ locale: "en", phone: false, daysAhead: 51 });
    await openPage(page, pathFor("home", "en"));
    await form(page).getByLabel(search.date, { exact: true }).fill(day);
    await tabTo(page, field(page));
    await page.keyboard.type("plm 1001");
    const boats = page.getByRole("group", { name: where.boats });
    await expect(boats.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(boats).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("plm 1001");
    await expect(boats.getByRole("option")).toContainText("Mavi Rüya");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Mavi Rüya" })).toBeVisible();
    expect(new URL(page.url()).searchParams.get("date")).toBe(day);
  });
});

test.describe("on the narrowest phone, in Arabic", () => {
  test.use({ ...SCREENS.phone, viewport: { width: 320, height: 640 } });

  test("the rows fit, are large enough for a thumb, and choose on a tap", async ({ page }) => {
    const texts = textsOf("ar").search;
    await openPage(page, pathFor("home", "ar"));
    await field(page, texts).tap();
    const options = page.getByRole("listbox").getByRole("option");
    await expect(options.nth(5)).toBeVisible();
    const heights = await options.evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(await listOverflow(page)).toEqual([]);
    await expectAccessible(page);
    const name = (await options.nth(2).textContent()) ?? "";
    await options.nth(2).tap();
    await expect(field(page, texts)).toHaveValue(name);
    await expect(page.getByRole("listbox")).toHaveCount(0);
    const hours = form(page, texts).getByRole("button", { name: new RegExp(`^${texts.hours} `) });
    await hours.tap();
    await form(page, texts)
      .getByText(new RegExp(`^${texts.parts.evening}`))
      .tap();
    await expect(hours).toContainText(texts.parts.evening);
  });
});

test.describe("without scripts", () => {
  test.use({ ...SCREENS.desktop, javaScriptEnabled: false });

  test("the place is a select of the form", async ({ page }) => {
    await page.goto(pathFor("home", "en"));
    await field(page).selectOption({ label: "All of Bodrum" });
    await form(page).getByRole("button", { name: search.submit }).click();
    await page.waitForURL((url) => url.pathname === BODRUM);
  });
});
