import { expect, type Page, test } from "playwright/test";
import { MAX_OFFERS } from "@/lib/domain/occasions/occasion-plan";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { openPage } from "@/tests/e2e/steps/page/open-page";
import { proveEmail } from "@/tests/e2e/steps/session/prove-email";
import { signIn } from "@/tests/e2e/steps/session/sign-in";
import { SCREENS, textsOf, tripDayFor } from "@/tests/e2e/steps/session/visitor";

const offersOn = (page: Page) => page.getByRole("main").getByRole("article");
const totalOf = async (page: Page, at: number) =>
  (await offersOn(page).nth(at).locator(".text-2xl bdi").textContent()) ?? "";

/** From the celebrations to a birthday, whose first question is "package or own choice". */
async function planBirthday(page: Page, locale: Locale): Promise<void> {
  const { occasions } = textsOf(locale);
  await page.getByRole("main").getByRole("heading", { level: 3 }).nth(1).getByRole("link").click();
  const question = page.getByRole("region", { name: occasions.ways.question });
  await expect(question.getByRole("link", { name: occasions.ways.go_ready })).toBeVisible();
  await question.getByRole("link", { name: occasions.ways.go_own }).click();
}

/** From the celebrations to the three boats of a birthday on a day. */
async function chooseBirthday(page: Page, locale: Locale, date: string): Promise<void> {
  const { occasions } = textsOf(locale);
  await openPage(page, pathFor("services", locale));
  await planBirthday(page, locale);
  await page.getByLabel(occasions.form.date, { exact: true }).fill(date);
  await page.getByLabel(occasions.form.persons, { exact: true }).fill("10");
  await page.getByRole("button", { name: occasions.form.submit }).click();
  await expect(offersOn(page)).toHaveCount(MAX_OFFERS);
  // Before that a press on "add" leads to the form that needs no scripts.
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

test.describe("on a desktop", () => {
  test.use(SCREENS.desktop);

  test("a birthday is put together line by line and reserved at the shown total, up to its payment", async ({
    page,
    context,
  }) => {
    const date = tripDayFor({ locale: "tr", phone: false, daysAhead: 83 });
    const { occasions, checkout } = textsOf("tr");
    await signIn(context);
    await proveEmail(context);
    await chooseBirthday(page, "tr", date);
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    const first = await totalOf(page, 0);
    await offersOn(page)
      .first()
      .getByRole("link", { name: new RegExp(`^${occasions.extras.open}`) })
      .click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(/^Yaş pasta/).selectOption({ label: "2" });
    // The total follows at once; closing the sheet takes the choice over for every boat.
    const live = sheet.locator("dl bdi").last();
    await expect(live).not.toHaveText(first);
    const dearer = (await live.textContent()) ?? "";
    await sheet.getByRole("button", { name: occasions.extras.close, exact: true }).click();
    await expect(offersOn(page).first()).toContainText("Yaş pasta");
    expect(await totalOf(page, 0)).toBe(dearer);
    await expect(offersOn(page).nth(1)).toContainText("Yaş pasta");
    await offersOn(page)
      .first()
      .getByRole("link", { name: new RegExp(`^${occasions.offers.remove}: Yaş pasta`) })
      .click();
    await expect(offersOn(page).first()).not.toContainText("Yaş pasta");
    expect(await totalOf(page, 0)).toBe(first);
    await expect(page.getByRole("heading", { name: occasions.ways.title })).toBeVisible();

    const instant = offersOn(page).filter({ hasText: occasions.offers.instant }).first();
    const total = (await instant.locator(".text-2xl bdi").textContent()) ?? "";
    await instant.getByRole("link", { name: new RegExp(`^${occasions.offers.reserve}`) }).click();
    const main = page.getByRole("main");
    await expect(main.getByText(total, { exact: true }).first()).toBeVisible();
    await expect(main).toContainText("Doğum günü paketi");
    await main.getByLabel(checkout.cake).fill("İyi ki doğdun Deniz");
    await main.getByRole("button", { name: checkout.submit_instant }).click();
    await page.waitForURL(/\/payment\//);
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ ...SCREENS.phone, javaScriptEnabled: false });

  for (const locale of ["ar", "en"] as const)
    test(`a visitor in ${locale} without scripts is told what is missing, sees three boats and is led to the login`, async ({
      page,
    }) => {
      const date = tripDayFor({ locale, phone: true, daysAhead: 84 });
      const { occasions } = textsOf(locale);
      await page.goto(pathFor("services", locale));
      await planBirthday(page, locale);
      await page.waitForURL(/\/celebration\//);
      const path = new URL(page.url()).pathname;
      await page.goto(`${path}?persons=10&date=2020-01-01`);
      await expect(page.getByText(occasions.faults.date_past)).toBeVisible();
      await expect(page.getByLabel(occasions.form.persons, { exact: true })).toHaveValue("10");
      await page.getByLabel(occasions.form.date, { exact: true }).fill(date);
      await page.getByRole("button", { name: occasions.form.update }).click();
      await expect(offersOn(page)).toHaveCount(3);
      await offersOn(page)
        .first()
        .getByRole("link", { name: new RegExp(`^(${occasions.offers.reserve}|${occasions.offers.request})`) })
        .click();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      expect(new URL(page.url()).searchParams.get("next")).toContain("extras=");
    });
});
