import { expect, type Page, test } from "playwright/test";
import { formatDay } from "@/lib/i18n/format-date";
import { pathFor } from "@/lib/routes/path-for";
import { expectAccessible } from "@/tests/e2e/steps/page/axe";
import { openPage, openWholePage } from "@/tests/e2e/steps/page/open-page";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";

/** Turns the pages of the open calendar until the day is there. */
async function findDay(page: Page, locale: "en" | "ar", day: string) {
  const { calendar } = textsOf(locale).search;
  const dialog = page.getByRole("dialog", { name: calendar.title });
  const button = dialog.getByRole("button", { name: new RegExp(`^${formatDay(day, locale, "full")}`) });
  await expect(dialog.getByRole("grid").first()).toBeVisible();
  for (let months = 0; months < 3 && (await button.count()) === 0; months += 1)
    await dialog.getByRole("button", { name: calendar.next_month, exact: true }).click();
  return { dialog, button };
}

test.describe("on a desktop", () => {
  test.use(SCREENS.desktop);

  test("the calendar of a search shows the lowest price of each day, and by keyboard searches one of them", async ({
    page,
  }) => {
    const day = tripDayFor({ locale: "en", phone: false, daysAhead: 37 });
    const { search } = textsOf("en");
    await openPage(page, pathFor("boatsByPlace", "en", { slug: "bodrum" }, { sort: "price_asc" }));
    await page.getByRole("button", { name: search.calendar.open, exact: true }).first().focus();
    await page.keyboard.press("Enter");
    const { dialog, button } = await findDay(page, "en", day);
    await expect(dialog.getByRole("grid")).toHaveCount(2);
    await expect(button).toHaveAccessibleName(/from /);
    const label = await button.evaluate((element) => element.querySelector(".sr-only")?.textContent ?? "");
    const [price = ""] = /₺[\d.,]*\d/.exec(label) ?? [];
    expect(price).not.toBe("");
    await expectAccessible(page);
    await button.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(button).not.toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`date=${day}`));
    await expect(dialog).toBeHidden();
    // What the calendar promises is what the list sells.
    await expect(page.locator("main li article .card-price bdi").first()).toHaveText(price);
  });
});

test.describe("in a browser of another language", () => {
  test.use({ ...SCREENS.desktop, locale: "en-US" });

  test("a day stands in the page's language, a press anywhere on it opens the calendar, keys type its digits", async ({
    page,
  }) => {
    const { search } = textsOf("tr");
    const [day = "", typed = ""] = [40, 41].map((daysAhead) =>
      tripDayFor({ locale: "tr", phone: false, daysAhead }),
    );
    const wordsOf = (one: string) => page.getByText(formatDay(one, "tr", "weekday"), { exact: true });
    await openWholePage(page, pathFor("boats", "tr", null, { date: day }));
    const field = page.getByLabel(search.date, { exact: true });
    await wordsOf(day).click({ force: true });
    const dialog = page.getByRole("dialog", { name: search.calendar.title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: search.calendar.open, exact: true })).toBeFocused();
    await expect(wordsOf(day)).toBeVisible();
    await field.focus();
    await expect(wordsOf(day)).toBeHidden();
    const [year, month, date] = typed.split("-");
    await page.keyboard.type(`${month}${date}${year}`);
    await expect(field).toHaveValue(typed);
    await page.getByLabel(search.duration, { exact: true }).focus();
    await expect(wordsOf(typed)).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ ...SCREENS.desktop, javaScriptEnabled: false });

  test("the date is the browser's own field, with nothing over it", async ({ page }) => {
    const { search } = textsOf("tr");
    await page.goto(pathFor("home", "tr"));
    const field = page
      .getByRole("form", { name: search.form_label })
      .getByLabel(search.date, { exact: true });
    await expect(page.getByText(search.choose_date, { exact: true })).toBeHidden();
    await field.click();
    await expect(field).toBeFocused();
  });
});

test.describe("of a search for nights", () => {
  test.use(SCREENS.desktop);

  test("the calendar prices as many nights, and the chosen day moves the whole stay", async ({ page }) => {
    const [first, last, day, end] = [40, 43, 46, 49].map((daysAhead) =>
      tripDayFor({ locale: "en", phone: false, daysAhead }),
    );
    const { search } = textsOf("en");
    const stay = { date: first, end_date: last, sort: "price_asc" };
    await openWholePage(page, pathFor("boatsByPlace", "en", { slug: "bodrum" }, stay));
    await page.getByRole("button", { name: search.calendar.open, exact: true }).first().click();
    const { dialog, button } = await findDay(page, "en", day ?? "");
    await expect(dialog).toContainText("the cheapest trip of 3 nights that begins that day");
    await expect(button).toHaveAccessibleName(/from /);
    await expectAccessible(page);
    const label = await button.evaluate((element) => element.querySelector(".sr-only")?.textContent ?? "");
    const [price = ""] = /₺[\d.,]*\d/.exec(label) ?? [];
    await button.click();
    await expect(page).toHaveURL(new RegExp(`date=${day}&end_date=${end}`));
    await expect(page.getByLabel(search.end_date, { exact: true })).toHaveValue(end ?? "");
    await expect(page.locator("main li article .card-price bdi").first()).toHaveText(price);
  });
});

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("the calendar takes the place of the filters, which come back with the chosen day", async ({
    page,
  }) => {
    const day = tripDayFor({ locale: "ar", phone: true, daysAhead: 38 });
    const { search } = textsOf("ar");
    await openPage(page, pathFor("boats", "ar"));
    await page.getByRole("button", { name: search.show_filters }).click();
    const filters = page.getByRole("form", { name: search.filters });
    await filters.getByRole("button", { name: search.calendar.open, exact: true }).click();
    const { dialog, button } = await findDay(page, "ar", day);
    // Two months below each other: the next one needs no tap.
    await expect(dialog.getByRole("grid")).toHaveCount(2);
    await expectAccessible(page);
    await button.click();
    await expect(dialog).toBeHidden();
    await expect(filters.getByLabel(search.date, { exact: true })).toHaveValue(day);
    await filters.locator("button[type=submit]").click();
    await expect(page).toHaveURL(new RegExp(`date=${day}`));
  });
});
