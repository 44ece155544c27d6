import { expect, type Page, test } from "playwright/test";
import type { Locale } from "@/lib/i18n/locales";
import { expectFine, expectReactive } from "@/tests/e2e/steps/session/open-console";
import { addDeskMember, demoDeskAddress, enterDesk } from "@/tests/e2e/steps/session/open-desk";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";

const WALKS = [
  { locale: "tr", screen: "phone", daysAhead: 401 },
  { locale: "ar", screen: "phone", daysAhead: 431 },
  { locale: "en", screen: "desktop", daysAhead: 461 },
] as const;

for (const { locale, screen, daysAhead } of WALKS) {
  test.describe(`${locale}, on a ${screen}`, () => {
    test.use(SCREENS[screen]);

    test("a manager comes in by the mailed link, keeps a time of two boats for two weeks, takes it back, and frees one", async ({
      page,
    }) => {
      const { desk: t, desk_calendar: calendar } = textsOf(locale);
      const { email, boats } = await addDeskMember("manager", locale);
      await enterDesk(page, email, locale);
      await expect(page.getByRole("heading", { name: t.waiting.title })).toBeVisible();
      await expectFine(page);

      await page
        .getByRole("navigation", { name: t.nav })
        .getByRole("link", { name: t.pages.calendar })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: t.pages.calendar })).toBeVisible();
      const day = tripDayFor({ locale, phone: screen === "phone", daysAhead });
      await page.goto(`/owner-desk/calendar?day=${day}`);
      await expectReactive(page);
      await expectFine(page);
      for (const name of boats) await page.getByRole("checkbox", { name, exact: true }).check();
      await page.getByLabel(calendar.repeat).selectOption("2");
      await page.getByRole("button", { name: calendar.submit }).click();
      const undo = page.getByRole("button", { name: calendar.undo });
      await expect(page.getByRole("alert").filter({ has: undo })).toContainText(`${boats.length * 2}`);
      await expect(freeButtons(page, locale)).toHaveCount(boats.length);
      await expectFine(page);
      await undo.click();
      await expect(freeButtons(page, locale)).toHaveCount(0);

      for (const name of boats.slice(1)) await page.getByRole("checkbox", { name, exact: true }).uncheck();
      await page.getByLabel(calendar.repeat).selectOption("1");
      await page.getByRole("button", { name: calendar.submit }).click();
      await expect(freeButtons(page, locale)).toHaveCount(1);
      await freeButtons(page, locale).click();
      await expect(page.getByText(calendar.nothing)).toBeVisible();

      await changePrices(page, locale);
      await lookAtBoat(page, locale);

      await page.getByRole("button", { name: t.log_out }).click();
      await expect(page).toHaveURL(/\/owner-desk\/login/);
      await page.goto("/owner-desk/calendar");
      await expect(page).toHaveURL(/\/owner-desk\/login/);
    });
  });
}

/** Ten percent more on a day in summer, seen before it is saved. */
async function changePrices(page: Page, locale: Locale): Promise<void> {
  const { desk: t, desk_prices: prices } = textsOf(locale);
  await page.getByRole("navigation", { name: t.nav }).getByRole("link", { name: t.pages.prices }).click();
  await expect(page.getByRole("heading", { name: prices.year })).toBeVisible();
  await expectReactive(page);
  await expectFine(page);
  const day = tripDayFor({ locale, phone: true, daysAhead: 200 });
  await page.getByLabel(prices.from_day, { exact: true }).fill(day);
  await page.getByLabel(prices.last_day, { exact: true }).fill(day);
  await page.getByLabel(prices.percent, { exact: true }).fill("250");
  await page.getByRole("button", { name: prices.show_effect }).first().click();
  const dialog = page.getByRole("dialog", { name: prices.effect });
  await dialog.getByRole("button", { name: prices.save }).click();
  await expect(dialog.getByText(textsOf(locale).errors.price_far)).toBeVisible();
  await expectFine(page);
  await dialog.getByRole("checkbox", { name: prices.far_sure }).check();
  await dialog.getByRole("button", { name: prices.save }).click();
  await expect(page.getByText(prices.saved)).toBeVisible();
  await page.getByText(prices.rules, { exact: true }).click();
  await expectFine(page);
}

/** What an owner changes of a boat is there. */
async function lookAtBoat(page: Page, locale: Locale): Promise<void> {
  const { desk: t, desk_boat: boat } = textsOf(locale);
  await page.getByRole("navigation", { name: t.nav }).getByRole("link", { name: t.pages.boat }).click();
  await expect(page.getByRole("heading", { name: boat.sale.on_sale })).toBeVisible();
  await expectReactive(page);
  for (const part of Object.values(boat.part)) await page.getByText(part, { exact: true }).click();
  await expectFine(page);
}

const freeButtons = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: textsOf(locale).desk_calendar.free_it });

test.describe("a captain, on a phone", () => {
  test.use(SCREENS.phone);

  test("sees the trips, and neither a calendar nor what waits for an answer", async ({ page }) => {
    const { desk: t } = textsOf("tr");
    const { email } = await addDeskMember("captain", "tr");
    await enterDesk(page, email, "tr");
    await expect(page.getByRole("heading", { name: t.trips.title })).toBeVisible();
    await expect(page.getByRole("heading", { name: t.waiting.title })).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: t.nav }).getByRole("link")).toHaveText([
      t.pages.now,
      t.pages.more,
    ]);
    await page.goto("/owner-desk/calendar");
    await expect(page).toHaveURL((url) => url.pathname === "/owner-desk");
    await expectFine(page);
  });
});

test("the printed address opens the desk of a demo owner with two boats", async ({ page }) => {
  const { desk: t } = textsOf("tr");
  await page.goto(demoDeskAddress());
  await page.getByRole("button", { name: t.demo.submit }).click();
  await expect(page.getByText(t.roles.owner, { exact: true })).toBeVisible();
  await page.goto("/owner-desk/calendar");
  await expect(page.getByRole("navigation", { name: t.boats }).getByRole("link")).toHaveCount(3);
});
